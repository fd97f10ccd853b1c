import type { Reading } from '@clutchbook/domain/genetics/morph-reading'
import Mars from 'lucide-react/icons/mars'
import Venus from 'lucide-react/icons/venus'
import { geneticsTexts } from '../../genetics.texts.ts'
import type { Calculator } from '../../hooks/use-calculator.ts'
import classes from './pair-line.module.css'
import type { Side } from './parent-card.tsx'

const texts = geneticsTexts.parents

type Props = { calculator: Calculator; onChange: () => void }

/** How much of a text means nothing or more than one thing. */
const openIn = (reading: Reading | undefined): number =>
  reading === undefined ? 0 : reading.unknown.length + reading.questions.length

/** Both parents in one line, with what their texts leave open, and the way back to them. */
export function PairLine({ calculator: { search, own, calculation }, onChange }: Props) {
  const nameOf = (side: Side): string =>
    (search[`${side}Id`] ? own.animals[side]?.name : calculation?.readings[side].name) || texts[side]
  const hasProblem = Boolean(
    calculation?.problems.sire ?? calculation?.problems.dam ?? own.errors.sire ?? own.errors.dam,
  )
  const open = openIn(search.sireId ? undefined : calculation?.readings.sire)
  const left = open + openIn(search.damId ? undefined : calculation?.readings.dam)
  return (
    <button
      type="button"
      className={classes.line}
      data-problem={hasProblem || undefined}
      data-open={left > 0 || undefined}
      onClick={onChange}
    >
      <Mars size={16} strokeWidth={2.4} aria-hidden className={classes.male} />
      <span className={classes.name}>{nameOf('sire')}</span>
      <span>×</span>
      <Venus size={16} strokeWidth={2.4} aria-hidden className={classes.female} />
      <span className={classes.name}>{nameOf('dam')}</span>
      <span className={classes.change}>
        {hasProblem ? texts.mend : left > 0 ? texts.settle(left) : texts.change}
      </span>
    </button>
  )
}
