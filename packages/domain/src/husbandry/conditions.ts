import { recordTypeKey } from '../collection/animal-records.rules.ts'
import type { CivilDay } from '../kernel/civil-day.ts'
import type { FieldErrors } from '../kernel/domain-error.ts'
import { conditionKinds } from './plan.ts'

/** A kind of record that lasts: from its day to its last day, or on while it has none (HUS-08). */
export type ConditionKind = (typeof conditionKinds)[number]

const kinds: ReadonlySet<string> = new Set(conditionKinds)

export const isCondition = (recordType: string): boolean => kinds.has(recordTypeKey(recordType))

type Lasting = {
  readonly recordType: string
  readonly recordDate: CivilDay
  readonly endDate: CivilDay | null
}

/** The kind of a condition that still lasts; null of any other record. */
export const openKindOf = ({
  recordType,
  endDate,
}: Pick<Lasting, 'recordType' | 'endDate'>): string | null =>
  endDate === null && isCondition(recordType) ? recordTypeKey(recordType) : null

/** What is wrong with the last day of a record. */
export function endProblems({ recordType, recordDate, endDate }: Lasting): FieldErrors {
  if (endDate === null) return {}
  if (!isCondition(recordType))
    return { endDate: `Only a condition has a last day: ${conditionKinds.join(', ')}` }
  return endDate < recordDate ? { endDate: 'The last day can’t lie before the first' } : {}
}

/** What the keeper is told who begins a condition of an animal that lasts already. */
export const lastsAlready = (name: string, recordType: string, since: CivilDay): string =>
  `${name} is written down as ${recordTypeKey(recordType)} since ${since}. Please enter the last day of that first.`

type Ending = { readonly recordType: string; readonly data: unknown }

/**
 * Whether a record says that its animal died or went to someone else (HUS-09). Without data it is a word of the keeper's
 * own, as programs write it that know no ends.
 */
export const isEnd = ({ recordType, data }: Ending): boolean =>
  data !== null && recordTypeKey(recordType) === 'end'

/** The conditions that a record ends by being written: a shed that its animal is blue, the end of an animal all. */
export function endedBy(record: Ending): readonly ConditionKind[] {
  if (isEnd(record)) return conditionKinds
  return recordTypeKey(record.recordType) === 'shed' ? ['blue'] : []
}
