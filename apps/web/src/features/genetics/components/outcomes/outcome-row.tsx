import { isOne, percentText } from '@clutchbook/domain/genetics/fraction'
import { mayBeGoal, shownTraits } from '@clutchbook/domain/genetics/goal.rules'
import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import { writeMorph } from '@clutchbook/domain/genetics/morph-writer.rules'
import type { NamedOutcome } from '@clutchbook/domain/genetics/odds.rules'
import type { Target } from '@clutchbook/domain/genetics/target.rules'
import { VisuallyHidden } from '@mantine/core'
import Star from 'lucide-react/icons/star'
import { Egg } from '../../../../shared/ui/egg.tsx'
import { geneticsTexts } from '../../genetics.texts.ts'
import { chanceWords, countWords, isReadable } from '../../words.ts'
import classes from './outcome-list.module.css'

const texts = geneticsTexts.outcomes

export type RowProps = {
  outcome: NamedOutcome
  chance: NamedOutcome['probability']
  /** How many eggs of a tray it is, where these are few; else it has a bar, so many per cent of the longest. */
  eggs: number | null
  bar: number
  genome: Genome
  /** What is hoped for of the pair. */
  goal: Target | null
  /** How many of the eggs it is likely to be; null where that is not told. */
  expected: NamedOutcome['probability'] | null
  isOpen: boolean
  onOpen: () => void
  onHope?: (target: string) => void
}

/** A look: its name, how likely it is, and the way to hope for it. A press tells more of it. */
export function OutcomeRow(props: RowProps) {
  const { outcome, chance, eggs, bar, expected, isOpen, onOpen } = props
  const { name, tradeName, sex, isLethal } = outcome
  const isGoal = mayBeHopedFor(props)
  const sexWord = sex && (sex === 'male' ? texts.sons : texts.daughters)
  return (
    <div className={classes.line} data-goal={isGoal || undefined}>
      <button
        type="button"
        data-row
        className={classes.row}
        aria-expanded={isOpen}
        data-lethal={isLethal || undefined}
        onClick={onOpen}
      >
        {eggs !== null && <Eggs count={eggs} isLethal={isLethal} isGoal={isGoal} />}
        <span className={classes.names}>
          <span className={classes.name}>{tradeName ?? name}</span>
          {tradeName && <span className={classes.full}>{name}</span>}
          {(sexWord || isLethal) && (
            <span className={classes.full} data-lethal={isLethal || undefined}>
              {[sexWord, isLethal && texts.lethal].filter(Boolean).join(', ')}
            </span>
          )}
        </span>
        <VisuallyHidden>, </VisuallyHidden>
        <span className={classes.chance}>
          {isReadable(chance) && chanceWords(chance)}
          <span className={classes.percent}>
            {[
              !isOne(chance) && percentText(chance),
              expected && geneticsTexts.goal.expected(countWords(expected)),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        {eggs === null && <span className={classes.bar} style={{ inlineSize: `${bar}%` }} />}
      </button>
      <HopeStar {...props} isGoal={isGoal} />
    </div>
  )
}

const mayBeHopedFor = ({ genome, outcome, goal }: RowProps): boolean =>
  goal !== null && mayBeGoal(genome, outcome, goal)

/** The way to hope for a look, where anybody is asked. */
function HopeStar({ outcome, genome, isGoal, onHope }: RowProps & { isGoal: boolean }) {
  if (!onHope) return null
  const hope = hopeOf(genome, outcome)
  if (hope === null) return <span className={classes.noStar} />
  return (
    <button
      type="button"
      className={classes.star}
      aria-pressed={isGoal}
      aria-label={texts.hope(hope)}
      title={texts.hope(hope)}
      onClick={() => onHope(isGoal ? '' : hope)}
    >
      <Star size={17} aria-hidden />
    </button>
  )
}

/** What is hoped for with a look: what all of it show. Nobody hopes for what dies, or for the wild type. */
function hopeOf(genome: Genome, { traits, isLethal, sex }: NamedOutcome): string | null {
  const shown = shownTraits(genome, traits)
  if (isLethal || shown.length === 0) return null
  return sex ? `${writeMorph(genome, shown)} ${sex}` : writeMorph(genome, shown)
}

type EggsProps = { count: number; isLethal: boolean; isGoal: boolean }

const Eggs = ({ count, isLethal, isGoal }: EggsProps) => (
  <span className={classes.eggs} aria-hidden>
    {Array.from({ length: count }, (_none, at) => at).map((at) => (
      <Egg key={at} state={isLethal ? 'failed' : 'incubating'} progress={isGoal ? 1 : 0.35} size={19} />
    ))}
  </span>
)
