import { isOne, percentText } from '@clutchbook/domain/genetics/fraction'
import type { NamedOutcome } from '@clutchbook/domain/genetics/odds.rules'
import { VisuallyHidden } from '@mantine/core'
import Star from 'lucide-react/icons/star'
import { Egg } from '../../../../shared/ui/egg.tsx'
import { geneticsTexts } from '../../genetics.texts.ts'
import type { Hopes } from '../../hooks/use-hopes.ts'
import { chanceWords, countWords, isReadable } from '../../words.ts'
import classes from './outcome-list.module.css'

const texts = geneticsTexts.outcomes

// The same elements for all rows and at all times, so that they are drawn once.
const star = <Star size={17} aria-hidden />
const pause = <VisuallyHidden>, </VisuallyHidden>

type Props = {
  outcome: NamedOutcome
  chance: NamedOutcome['probability']
  /** How many eggs of a tray it is, where these are few; else it has a bar, so many per cent of the longest. */
  eggs: number | null
  bar: number
  /** How many of the eggs it is likely to be; null where that is not told. */
  expected: NamedOutcome['probability'] | null
  isOpen: boolean
  onOpen: () => void
  /** Null where nobody is asked what they hope for. */
  hopes: Hopes | null
}

/** A look: its name, how likely it is, and the way to hope for it. A press tells more of it. */
export function OutcomeRow({ outcome, chance, eggs, bar, expected, isOpen, onOpen, hopes }: Props) {
  const { isLethal } = outcome
  const isGoal = hopes?.isGoal(outcome) ?? false
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
        <Names outcome={outcome} />
        {pause}
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
      {hopes && <HopeStar outcome={outcome} hopes={hopes} isGoal={isGoal} />}
    </div>
  )
}

/** What a look is called, of which sex it is, and whether it lives. */
function Names({ outcome: { name, tradeName, sex, isLethal } }: Pick<Props, 'outcome'>) {
  const sexWord = sex && (sex === 'male' ? texts.sons : texts.daughters)
  return (
    <span className={classes.names}>
      <span className={classes.name}>{tradeName ?? name}</span>
      {tradeName && <span className={classes.full}>{name}</span>}
      {(sexWord || isLethal) && (
        <span className={classes.full} data-lethal={isLethal || undefined}>
          {[sexWord, isLethal && texts.lethal].filter(Boolean).join(', ')}
        </span>
      )}
    </span>
  )
}

type HopeProps = { outcome: NamedOutcome; hopes: Hopes; isGoal: boolean }

/** The way to hope for a look. */
function HopeStar({ outcome, hopes, isGoal }: HopeProps) {
  const look = hopes.lookOf(outcome)
  if (look === null) return <span className={classes.noStar} />
  return (
    <button
      type="button"
      className={classes.star}
      aria-pressed={isGoal}
      aria-label={texts.hope(look)}
      title={texts.hope(look)}
      onClick={() => hopes.hope(isGoal ? '' : look)}
    >
      {star}
    </button>
  )
}

type EggsProps = { count: number; isLethal: boolean; isGoal: boolean }

const Eggs = ({ count, isLethal, isGoal }: EggsProps) => (
  <span className={classes.eggs} aria-hidden>
    {Array.from({ length: count }, (_none, at) => at).map((at) => (
      <Egg key={at} state={isLethal ? 'failed' : 'incubating'} progress={isGoal ? 1 : 0.35} size={19} />
    ))}
  </span>
)
