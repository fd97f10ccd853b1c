import type { ErrorCode, FieldErrors } from '../kernel/domain-error.ts'

/** How many records a page holds unless its caller says otherwise (HUS-14). */
export const pageOfRecords = 50

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
