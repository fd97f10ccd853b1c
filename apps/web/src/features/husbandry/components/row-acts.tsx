import { Link } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Minus from 'lucide-react/icons/minus'
import Pill from 'lucide-react/icons/pill'
import Utensils from 'lucide-react/icons/utensils'
import X from 'lucide-react/icons/x'
import type { TodayActs } from '../hooks/use-today-work.ts'
import { todayTexts as texts } from '../today.texts.ts'
import { isOpen, isPressed, type Outcome, outcomesOf, type ShownRow } from '../today-work.ts'
import classes from './today-row.module.css'
import { WeightField } from './weight-field.tsx'

/** The signs of what a press says. */
const signs = { eaten: Utensils, given: Pill, done: Check, refused: X, skipped: Minus } as const

type Props = { row: ShownRow; kind: string; acts: TodayActs }

/** What can be said of a row with one press. */
export function RowActs({ row, kind, acts }: Props) {
  if (row.state === 'done') return <Done row={row} kind={kind} acts={acts} />
  if (!isOpen(row)) return null
  if (kind === 'weight') return <WeightField row={row} onSave={(typed) => acts.weigh(row, typed)} />
  if (!isPressed(kind))
    return row.animalId === null ? null : (
      <Link
        to="/reptiles/$id"
        params={{ id: String(row.animalId) }}
        className={classes.act}
        aria-label={texts.goTo(row.name)}
      >
        <ChevronRight size={22} aria-hidden />
      </Link>
    )
  const [main, ...others] = outcomesOf(kind)
  return (
    <>
      {others.map((outcome) => (
        <Act key={outcome} row={row} outcome={outcome} onPress={() => acts.note(row, outcome)} />
      ))}
      {main && <Act row={row} outcome={main} rank="main" onPress={() => acts.note(row, main)} />}
    </>
  )
}

type ActProps = {
  row: ShownRow
  outcome: Outcome
  /** What is pressed most stands out. */
  rank?: 'main'
  onPress: () => void
}

function Act({ row, outcome, rank, onPress }: ActProps) {
  const Sign = signs[outcome]
  const label = texts.act(row.name, outcome)
  return (
    <button
      type="button"
      className={classes.act}
      data-outcome={outcome}
      data-rank={rank}
      aria-label={label}
      title={texts.outcomes[outcome]}
      onClick={onPress}
    >
      <Sign size={rank === 'main' ? 21 : 19} aria-hidden />
    </button>
  )
}

const isRefused = (outcome: string | null): boolean => outcome === 'refused' || outcome === 'regurgitated'

/** What was said of it; pressed here, it can be taken back as well, also after many others. */
function Done({ row, kind, acts }: Props) {
  const outcome = row.last?.outcome ?? null
  const Sign = isRefused(outcome) ? X : outcome === 'skipped' ? Minus : Check
  const look = { className: classes.done, 'data-outcome': outcome ?? 'done' } as const
  const sign = <Sign size={21} strokeWidth={2.6} aria-hidden />
  if (row.tapped === null)
    return (
      <span {...look} role="img" aria-label={texts.wasDone(kind, outcome)}>
        {sign}
      </span>
    )
  return (
    <button type="button" {...look} aria-label={texts.takeBack(row.name)} onClick={() => acts.takeBack(row)}>
      {sign}
    </button>
  )
}
