import { entriesBefore, leavingWith } from './order.rules.ts'
import { type Change, isUnsent, mostEntries, type Outbox } from './outbox.ts'
import type { OutboxEntry, Refusal, WaitingCounts } from './outbox-entry.ts'
import { fillIn, fillInParams, numbersGiven } from './waiting-numbers.ts'

/** What an entry is made of beside its change. */
export type Written = Pick<OutboxEntry, 'key' | 'writtenAt' | 'base' | 'label' | 'answer' | 'made'>

export const isFull = ({ entries }: Outbox): boolean => entries.filter(isUnsent).length >= mostEntries

/** The outbox with one more entry, in the newest form. */
export function withEntry(outbox: Outbox, change: Change, written: Written): Outbox {
  const entry: OutboxEntry = {
    v: 1,
    id: outbox.nextId,
    ...change,
    ...written,
    after: entriesBefore(outbox, { ...change, answer: written.answer }),
    state: 'waiting',
    refusal: null,
  }
  return {
    ...outbox,
    entries: [...outbox.entries, entry],
    nextId: outbox.nextId + 1,
    numbered: outbox.numbered + written.made.length,
  }
}

const versionOf = (record: unknown): number | null =>
  typeof record === 'object' && record !== null && 'version' in record && typeof record.version === 'number'
    ? record.version
    : null

/**
 * The outbox once the server has an entry: it stays for the lists until the copy has it, and all that names what it added is
 * filled in. A later change of the same record starts from the version that this one has made.
 */
export function withSent(outbox: Outbox, id: number, answer: unknown): Outbox {
  const sent = outbox.entries.find((entry) => entry.id === id)
  if (!sent) return outbox
  const given = numbersGiven(sent.answer, answer)
  const [before, now] = [sent.ifMatch, versionOf(answer)]
  const follow = (entry: OutboxEntry): OutboxEntry => {
    if (entry.id === id) return { ...filled(entry, given), state: 'sent', refusal: null }
    const next = given.size > 0 ? filled(entry, given) : entry
    const startsHere = entry.after.includes(id) && before !== null && now !== null && entry.ifMatch === before
    return startsHere && isOfSame(sent, entry) ? { ...next, ifMatch: now } : next
  }
  return {
    ...outbox,
    entries: outbox.entries.map(follow),
    numbers: given.size > 0 ? new Map([...outbox.numbers, ...given]) : outbox.numbers,
  }
}

/** The outbox once the server has a photo of an entry, by the number that it has there. */
export function withPhotoSent(outbox: Outbox, photo: number, given: number): Outbox {
  const numbers = new Map([[photo, given]])
  return {
    ...outbox,
    entries: outbox.entries.map((entry) => filled(entry, numbers)),
    numbers: new Map([...outbox.numbers, ...numbers]),
  }
}

const isOfSame = (one: OutboxEntry, other: OutboxEntry): boolean =>
  JSON.stringify(Object.values(one.params).map(String)) ===
  JSON.stringify(Object.values(other.params).map(String))

/** An entry with numbers filled in. One that names none of them stays the same object: it is not written again. */
function filled(entry: OutboxEntry, numbers: ReadonlyMap<number, number>): OutboxEntry {
  const { body, base, answer, made } = entry
  const named = { body, base, answer, made }
  const [params, rest] = [fillInParams(entry.params, numbers), fillIn(named, numbers)]
  return params === entry.params && rest === named ? entry : { ...entry, params, ...rest }
}

/** The outbox with all numbers filled in that the server has given, also in entries which could not be read at that time. */
export const withNumbersGiven = (outbox: Outbox): Outbox => ({
  ...outbox,
  entries: outbox.entries.map((entry) => filled(entry, outbox.numbers)),
})

const changing = (outbox: Outbox, id: number, to: (entry: OutboxEntry) => OutboxEntry): Outbox => ({
  ...outbox,
  entries: outbox.entries.map((entry) => (entry.id === id ? to(entry) : entry)),
})

/** The outbox once an entry was refused: it asks, and holds its chain. */
export const withRefusal = (outbox: Outbox, id: number, refusal: Refusal): Outbox =>
  changing(outbox, id, (entry) => ({ ...entry, state: 'asks', refusal }))

/** The outbox with an entry that goes again, as it is. */
export const withRetry = (outbox: Outbox, id: number): Outbox =>
  changing(outbox, id, (entry) => ({ ...entry, state: 'waiting' }))

/** What an entry becomes: the same as a change of what is stored by now, or what its keeper has corrected. */
export type Correction = Pick<OutboxEntry, 'body' | 'key'> & Partial<Pick<OutboxEntry, 'base' | 'ifMatch'>>

/** The outbox with an entry that goes again as another. Its key is another one as well: the server may know the first. */
export const withCorrection = (outbox: Outbox, id: number, correction: Correction): Outbox =>
  changing(outbox, id, (entry) => ({ ...entry, ...correction, state: 'waiting' }))

/** The outbox without an entry, and without those that can't go without it. */
export function without(outbox: Outbox, id: number): Outbox {
  const leaving = new Set(leavingWith(outbox, id).map((entry) => entry.id))
  return {
    ...outbox,
    entries: outbox.entries.filter((entry) => !leaving.has(entry.id)),
    unread: outbox.unread.filter((one) => one.id !== id),
  }
}

/** The outbox with entries back that were taken out, each at its place. */
export function withBack(outbox: Outbox, entries: readonly OutboxEntry[]): Outbox {
  const there = new Set(outbox.entries.map(({ id }) => id))
  const back = entries.filter(({ id }) => !there.has(id)).map((entry) => filled(entry, outbox.numbers))
  return { ...outbox, entries: [...outbox.entries, ...back].sort((one, other) => one.id - other.id) }
}

/** The outbox without what is sent and has come back with the copy. */
export function withoutFed(outbox: Outbox, ids: ReadonlySet<number>): Outbox {
  const entries = outbox.entries.filter((entry) => isUnsent(entry) || !ids.has(entry.id))
  return entries.length === outbox.entries.length ? outbox : { ...outbox, entries }
}

/** How much waits. */
export function countsOf({ entries, unread }: Outbox, sending: ReadonlySet<number>): WaitingCounts {
  const unsent = entries.filter(isUnsent)
  return {
    waiting: unsent.length + unread.length,
    sending: unsent.filter(({ id }) => sending.has(id)).length,
    needsYou: unsent.filter(({ state }) => state === 'asks').length + unread.length,
  }
}
