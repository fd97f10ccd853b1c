import { dataWords } from '@clutchbook/domain/husbandry/record-data.rules'
import { addDays, type CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { recordIdOf } from '../../shared/navigation/record-id.ts'
import type { RecordsQuery } from './all-records.queries.ts'
import { type KnownKind, knownKindOf } from './record-kinds.ts'

/** So many last days can be looked at, today among them. */
export const dayChoices = [1, 7, 30, 90, 365] as const

/** How something went that can be looked for, whatever it was. */
export const outcomeChoices = [
  ...new Set([...dataWords.feeding.outcome, ...dataWords.medication.outcome, ...dataWords.cleaning.outcome]),
] as const
type Outcome = (typeof outcomeChoices)[number]

/** What narrows the records of all animals. It lives in the address. */
export type RecordsSearch = {
  kind?: KnownKind
  outcome?: Outcome
  days?: (typeof dayChoices)[number]
  animal?: number
}

/** Reads the address of the records; whatever it can't mean is left out. */
export function readRecordsSearch(search: Record<string, unknown>): RecordsSearch {
  const kind = typeof search.kind === 'string' ? knownKindOf(search.kind) : null
  const outcome = outcomeChoices.find((word) => word === search.outcome)
  const days = dayChoices.find((choice) => String(choice) === String(search.days))
  const animal = recordIdOf(String(search.animal ?? ''))
  return {
    ...(kind && { kind }),
    ...(outcome && { outcome }),
    ...(days && { days }),
    ...(animal !== null && { animal }),
  }
}

/** Filters as they were just chosen: words of a list, a number, or null for what is taken away. */
export type ChosenFilters = { readonly [K in keyof RecordsSearch]?: string | number | null }

/** The filters after some were chosen. */
export const withChange = (search: RecordsSearch, change: ChosenFilters): RecordsSearch =>
  readRecordsSearch({ ...search, ...change })

export const isNarrowed = (search: RecordsSearch): boolean => Object.keys(search).length > 0

/** What the server is asked; days are counted back from the keeper's today. */
export const recordsQueryOf = (
  { kind, outcome, days, animal }: RecordsSearch,
  today: CivilDay,
): RecordsQuery => ({
  ...(kind && { recordType: kind }),
  ...(outcome && { outcome }),
  ...(days && { from: addDays(today, 1 - days) }),
  ...(animal && { animalId: animal }),
})
