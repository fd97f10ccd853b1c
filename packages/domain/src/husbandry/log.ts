import { recordTypeKey } from '../collection/animal-records.rules.ts'
import type { ErrorCode, FieldErrors } from '../kernel/domain-error.ts'
import { conditionKinds } from './plan.ts'

/** How many records a page holds unless its caller says otherwise (HUS-14). */
export const pageOfRecords = 50

export const recordMessages = {
  subject: 'Please say by its id which animal or place it is of',
  ofAnimals: 'Please write a record for each animal; one of a place is of the place',
  both: 'A record is of an animal or of a place, not of both',
  onlyOfAnimals: 'Only an animal has this written down of it',
  weightOfPlace: 'A place has no weight that this could become',
} as const

/** Kinds that say what an animal is in, where it goes, or that it is gone. */
const onlyOfAnimals: ReadonlySet<string> = new Set([...conditionKinds, 'end', 'move'])

/** What of a new record says whom it is of. */
type Subjected = {
  readonly recordType: string
  readonly animalId?: number | null | undefined
  readonly placeId?: number | null | undefined
  readonly of?: 'place' | undefined
  readonly updateAnimalWeight?: boolean | undefined
}

/** What is wrong with whom a new record is of, by field: it is an animal or a place (HUS-15, PLC-09). */
export function subjectProblems(entry: Subjected): FieldErrors {
  const { recordType, animalId = null, placeId = null, of, updateAnimalWeight } = entry
  if (animalId !== null && placeId !== null) return { placeId: recordMessages.both }
  if (placeId === null)
    return of === 'place'
      ? { placeId: recordMessages.subject }
      : animalId === null
        ? { animalId: recordMessages.subject }
        : {}
  if (onlyOfAnimals.has(recordTypeKey(recordType))) return { recordType: recordMessages.onlyOfAnimals }
  return updateAnimalWeight ? { updateAnimalWeight: recordMessages.weightOfPlace } : {}
}

/** What is wrong with one entry of a log, by the field of the entry. */
export type EntryProblems = {
  readonly at: number
  readonly code: (typeof gravest)[number]
  readonly problems: FieldErrors
}

/** What refuses a whole log, the gravest first: what can't be, what is not there, what is someone else's name. */
const gravest = ['not-valid', 'not-found', 'key-reused'] as const satisfies readonly ErrorCode[]

/** What a refusal calls the field of an entry: `entries.3.data.outcome`. */
export const entryField = (at: number, field: string): string => `entries.${at}.${field}`

/** All that is wrong with the entries of a log, under the gravest of its codes (HUS-17); null where nothing is. */
export function logRefusal(
  found: readonly EntryProblems[],
): { readonly code: ErrorCode; readonly message: string; readonly errors: FieldErrors } | null {
  const named = found
    .toSorted((one, other) => one.at - other.at)
    .flatMap(({ at, code, problems }) =>
      Object.entries(problems).map(([field, message]) => ({ code, field: entryField(at, field), message })),
    )
  const code = gravest.find((one) => named.some((problem) => problem.code === one))
  const first = named.find((problem) => problem.code === code)
  if (!code || !first) return null
  const errors = Object.fromEntries(named.map(({ field, message }) => [field, message]))
  return { code, message: first.message, errors }
}
