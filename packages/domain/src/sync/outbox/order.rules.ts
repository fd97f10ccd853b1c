import { type Answered, namedRecords } from './named-records.ts'
import { type Change, isUnsent, type Outbox } from './outbox.ts'
import type { OutboxEntry } from './outbox-entry.ts'
import { numbersIn, numbersInParams } from './waiting-numbers.ts'

/** So many chains of entries are sent at once (OFF-18). */
const chainsAtOnce = 4

/** The most records of one log. */
const mostOfLog = 200

/** Log entries go as one where they were written down within so many milliseconds: they have one moment in the history. */
const togetherMs = 60_000

/** The numbers of records that wait which a change names. */
export const numbersNamed = ({ params, body }: Pick<Change, 'params' | 'body'>): number[] => [
  ...numbersInParams(params),
  ...numbersIn(body),
]

/** The entries that a change goes after: those of the same records, and those that add what it names. */
export function entriesBefore({ entries }: Outbox, change: Answered): number[] {
  const [records, numbers] = [namedRecords(change), numbersNamed(change)]
  return entries
    .filter(isUnsent)
    .filter((entry) => {
      const theirs = namedRecords(entry)
      return (
        [...records].some((record) => theirs.has(record)) || numbers.some((one) => entry.made.includes(one))
      )
    })
    .map(({ id }) => id)
}

/** Entries that go in one call, in their order. */
export type Sending = readonly [OutboxEntry, ...OutboxEntry[]]

const isLog = ({ address }: OutboxEntry): boolean => address === 'POST /api/log'

const logOf = ({ body }: OutboxEntry): readonly unknown[] =>
  (body as { readonly entries: readonly unknown[] }).entries

/** Whether an entry was refused before: it then goes alone, so that it holds nothing else back. */
const goesAlone = ({ refusal }: OutboxEntry): boolean => refusal !== null

/** Whether a log entry goes together with those before it. */
function joins(sending: Sending, entry: OutboxEntry): boolean {
  const [first] = sending
  const within = Date.parse(entry.writtenAt) - Date.parse(first.writtenAt)
  const size = [...sending, entry].reduce((sum, one) => sum + logOf(one).length, 0)
  return size <= mostOfLog && Math.abs(within) <= togetherMs
}

/** An entry with the log entries that touch it and go along. */
function withJoined(first: OutboxEntry, later: readonly OutboxEntry[], mayGo: MayGo): Sending {
  let sending: Sending = [first]
  if (!isLog(first) || goesAlone(first)) return sending
  for (const next of later) {
    if (!isLog(next) || goesAlone(next) || !mayGo(next, sending) || !joins(sending, next)) break
    sending = [...sending, next]
  }
  return sending
}

/** Whether an entry may go now, together with others where it goes in their call. */
type MayGo = (entry: OutboxEntry, among: readonly OutboxEntry[]) => boolean

/**
 * What may be sent next, beside what is under way: the first entries of their chains, at most four chains at once. One that asks
 * holds its own chain and no other. Log entries that touch go as one call.
 */
export function nextToSend(
  { entries, unread }: Outbox,
  underWay: ReadonlySet<number>,
  calls: number,
): Sending[] {
  const unsent = entries.filter(isUnsent)
  const left = new Set([...unsent, ...unread].map(({ id }) => id))
  const taken = new Set(underWay)
  const mayGo: MayGo = (entry, among) =>
    entry.state === 'waiting' &&
    !taken.has(entry.id) &&
    // A number that the server never gave must not reach it.
    numbersNamed(entry).length === 0 &&
    entry.after.every((before) => !left.has(before) || among.some((one) => one.id === before))
  const found: Sending[] = []
  for (const [at, entry] of unsent.entries()) {
    if (found.length + calls >= chainsAtOnce) break
    if (!mayGo(entry, [])) continue
    const sending = withJoined(entry, unsent.slice(at + 1), mayGo)
    for (const { id } of sending) taken.add(id)
    found.push(sending)
  }
  return found
}

/** The body of a call: that of its entry, or of all log entries together. */
export const bodyOf = (sending: Sending): unknown =>
  sending.length === 1 ? sending[0].body : { entries: sending.flatMap(logOf) }

/** Each entry's part of the answer to a call. */
export function answersOf(sending: Sending, answer: unknown): unknown[] {
  if (sending.length === 1) return [answer]
  const { records } = answer as { readonly records: readonly unknown[] }
  let from = 0
  return sending.map((entry) => {
    const to = from + logOf(entry).length
    const own = records.slice(from, to)
    from = to
    return { records: own, replayed: [] }
  })
}

/** What an entry that can't be read would have added: what is named and nobody adds. */
function lostNumbers({ entries, unread }: Outbox, id: number): number[] {
  if (!unread.some((one) => one.id === id)) return []
  const added = new Set(entries.flatMap(({ made }) => made))
  return entries.filter(isUnsent).flatMap((entry) => numbersNamed(entry).filter((one) => !added.has(one)))
}

/** The entries that can't go without one: those that name what it adds, and those that name what these add. */
export function leavingWith(outbox: Outbox, id: number): OutboxEntry[] {
  const { entries } = outbox
  const leaving = entries.filter((entry) => entry.id === id)
  const made = new Set([...leaving.flatMap((entry) => entry.made), ...lostNumbers(outbox, id)])
  for (const entry of entries)
    if (entry.id > id && isUnsent(entry) && numbersNamed(entry).some((number) => made.has(number))) {
      leaving.push(entry)
      for (const number of entry.made) made.add(number)
    }
  return leaving
}
