import { isSame } from '../../kernel/same.ts'
import type { OutboxEntry, Refusal } from './outbox-entry.ts'
import { metChange } from './waiting-changes.rules.ts'

const [first, longest] = [2000, 5 * 60_000]

/** What a server asks for is heeded within these bounds. */
const [leastAsked, mostAsked] = [1000, 24 * 60 * 60_000]

/** How long a call waits that was not answered for the nth time in a row, in milliseconds (OFF-19). */
export const pauseAfter = (failures: number, retryAfterMs: number | null): number =>
  retryAfterMs === null
    ? Math.min(first * 2 ** Math.max(0, failures - 1), longest)
    : Math.min(Math.max(retryAfterMs, leastAsked), mostAsked)

/** What `Retry-After` says, in milliseconds: seconds, or a moment. Null where it says nothing. */
export function retryAfterOf(header: string | null, now: Date): number | null {
  if (header === null || header.trim() === '') return null
  const seconds = Number(header)
  const wait = Number.isNaN(seconds) ? Date.parse(header) - now.getTime() : seconds * 1000
  return Number.isNaN(wait) ? null : Math.max(0, wait)
}

/** What came of a call: its answer, a refusal, or nothing at all. */
export type Outcome = { readonly status: number; readonly answer: unknown; readonly refusal: Refusal | null }

/** What becomes of an entry. */
export type Verdict =
  | { readonly is: 'done'; readonly answer: unknown }
  /** It is sent again after a pause. */
  | { readonly is: 'again' }
  /** Nobody is signed in: it waits for that. */
  | { readonly is: 'signed-out' }
  /** It is sent again at once as a change of what is stored by now. */
  | { readonly is: 'merged'; readonly body: unknown; readonly base: unknown; readonly ifMatch: number }
  | { readonly is: 'asks'; readonly refusal: Refusal }

const passing: ReadonlySet<number> = new Set([0, 408, 425, 429])

/** Whether a call removes one record, and is done where that is not there. */
const isRemoval = ({ address }: OutboxEntry): boolean =>
  address.startsWith('DELETE ') || address.endsWith('/take-back')

/** What an answer means for its entry (OFF-19). */
export function verdictOn(entry: OutboxEntry, { status, answer, refusal }: Outcome): Verdict {
  if (status >= 200 && status < 300) return { is: 'done', answer }
  if (passing.has(status) || status >= 500) return { is: 'again' }
  if (status === 401) return { is: 'signed-out' }
  const why = refusal ?? { status, code: null, message: '', errors: {}, current: null }
  // What is to be removed, and is not there, is removed: its answer may have been lost.
  if (status === 404 && isRemoval(entry)) return { is: 'done', answer: null }
  if (status === 412) return met(entry, why)
  return { is: 'asks', refusal: why }
}

type Fields = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A change of a record that was changed elsewhere meanwhile, brought together with it as forms do (decision 0029). */
function met({ base, body }: OutboxEntry, refusal: Refusal): Verdict {
  const { current } = refusal
  if (!isRecord(current) || typeof current.version !== 'number' || !isRecord(body))
    return { is: 'asks', refusal }
  if (Object.entries(body).every(([field, value]) => isSame(current[field], value)))
    return { is: 'done', answer: current }
  if (!isRecord(base)) return { is: 'asks', refusal }
  const { left, clashing } = metChange(base, body, current)
  if (clashing.length > 0) return { is: 'asks', refusal }
  if (Object.keys(left).length === 0) return { is: 'done', answer: current }
  return { is: 'merged', body: left, base: current, ifMatch: current.version }
}
