import { formatWeight } from '@clutchbook/domain/kernel/units'
import { placeLabel } from '@clutchbook/domain/places/place.rules'
import Check from 'lucide-react/icons/check'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Scales } from '../../../shared/ui/scales.tsx'
import { useToday } from '../../accounts/public/use-today.ts'
import { foodWords } from '../../collection/public/food-words.ts'
import { mealText } from '../../collection/public/meal-text.ts'
import { SexMark } from '../../collection/public/sex-mark.tsx'
import { isAsked, planTexts, type ShownRow, todayTexts } from '../../husbandry/public/use-animal-work.ts'
import { MediaView } from '../../media/public/media-view.tsx'
import { useTurnSwipe } from '../hooks/use-turn-swipe.ts'
import { walkTexts as texts } from '../walk.texts.ts'
import type { Step } from '../walk-steps.ts'
import classes from './walk-step.module.css'

type Props = {
  step: Step
  row: ShownRow
  /** The place in the walk, from 0. */
  at: number
  all: number
  /** What is planned does not matter where only a weight is asked for. */
  isWeighing: boolean
  /** Whether it is known what is to be done today. */
  isKnown: boolean
  onTurn: (by: 1 | -1) => void
}

/** The animal that one stands before: where it is, who it is, what it gets, and how long ago. */
export function WalkStep({ step, row, at, all, isWeighing, isKnown, onTurn }: Props) {
  const { animal, place, nth, of, passed } = step
  const today = useToday()()
  const swipe = useTurnSwipe(onTurn)
  const scales = <Scales seed={animal.id} label="" />
  const [address] = animal.photos
  return (
    <section className={classes.step} aria-label={animal.name} {...swipe}>
      <div className={classes.photo} aria-hidden>
        {address ? <MediaView address={address} kind="image" alt="" fallback={scales} eager /> : scales}
      </div>
      <div className={classes.line}>
        <button
          type="button"
          className={classes.turn}
          aria-label={texts.previous}
          disabled={at === 0}
          onClick={() => onTurn(-1)}
        >
          <ChevronLeft size={28} aria-hidden />
        </button>
        <p className={classes.where} role="status">
          <strong className={classes.code}>{place ? placeLabel(place) : texts.nowhere}</strong>
          <span>
            {[texts.step(at + 1, all), of > 1 && texts.nth(nth, of), passed > 0 && texts.passed(passed)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </p>
        <button type="button" className={classes.turn} aria-label={texts.next} onClick={() => onTurn(1)}>
          <ChevronRight size={28} aria-hidden />
        </button>
      </div>
      <h2 className={classes.name}>
        {animal.name} <SexMark sex={animal.sex} />
      </h2>
      {!isWeighing && <p className={classes.facts}>{isKnown ? stateWords(row) : texts.unknown}</p>}
      <p className={classes.facts} data-quiet>
        {[
          animal.customId,
          mealText(animal.lastFedOn, today),
          animal.weight === null ? null : formatWeight(animal.weight, animal.weightUnit),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {row.state === 'done' && (
        <p className={classes.done}>
          <Check size={18} aria-hidden />
          {todayTexts.wasDone(row.kind, row.last?.outcome ?? null)}
        </p>
      )}
    </section>
  )
}

/** What it gets, and whether that is due. */
function stateWords(row: ShownRow): string {
  const food = row.food ? foodWords(row.food) : ''
  if (row.state === 'paused') return row.reasons.map((reason) => planTexts.reasons[reason]).join(', ')
  if (row.state === 'done') return food
  return [food, isAsked(row) ? texts.due : texts.notDue].filter(Boolean).join(' · ')
}
