import type { CivilDay } from '../../../kernel/civil-day.ts'
import type { Copy } from '../../copy/copy.ts'
import type { LoggedKind } from '../../sync.rules.ts'
import type { SyncedRecord } from '../../sync.schema.ts'
import type { Change } from '../outbox.ts'

/** A copy that changes are laid over; what it is laid over stays as it is. */
export type Draft = Copy & {
  readonly put: (kind: LoggedKind, row: SyncedRecord) => void
  readonly remove: (kind: LoggedKind, id: number) => void
}

/** A draft that begins as a copy is. Kinds that nothing changes stay those of the copy. */
export function draftOf(copy: Copy): Draft {
  const own = new Map<LoggedKind, Map<number, SyncedRecord>>()
  const ownOf = (kind: LoggedKind): Map<number, SyncedRecord> => {
    const rows = own.get(kind) ?? new Map(copy.of(kind))
    own.set(kind, rows)
    return rows
  }
  return {
    of: (kind) => own.get(kind) ?? copy.of(kind),
    put: (kind, row) => void ownOf(kind).set(row.id, row),
    remove: (kind, id) => void ownOf(kind).delete(id),
  }
}

/** When a change was made, whose it is, and the numbers of what it adds. */
export type Making = {
  readonly userId: number
  readonly moment: string
  readonly today: CivilDay
  /** The time of day, `HH:MM`. */
  readonly clock: string
  /** The number of the next record that is added. */
  readonly number: () => number
}

/** What a record that is added has beside its fields. */
export const addedRow = ({ userId, moment, number }: Making) => ({
  ...{ id: number(), userId, version: 1, createdAt: moment },
})

/** What a change does to a copy. */
export type Effect = {
  /** What the call answers, told from the copy with the change in it; undefined where it has no body. */
  readonly answer: (copy: Copy) => unknown
  /** The record that is changed as it was, where it can be merged. */
  readonly base: unknown
  /** Whose it is. */
  readonly label: string
}

/** Makes a change in a draft. Null where the device can't tell what it would do, as of a record that it has not. */
export type EffectOf = (draft: Draft, change: Change, making: Making) => Effect | null

export type Body = Readonly<Record<string, unknown>>

/** The body of a change as fields. */
export const bodyOf = ({ body }: Change): Body =>
  typeof body === 'object' && body !== null ? (body as Body) : {}

/** The number in the address. */
export const idOf = ({ params }: Change, name = 'id'): number => Number(params[name])

/** The numbers that a body names. */
export const idsIn = (body: Body, name = 'ids'): number[] =>
  Array.isArray(body[name]) ? body[name].map(Number) : []

/** Names as one line, as far as there is room for them. */
export function namesAs(names: readonly string[]): string {
  const shown = [...new Set(names)].filter((name) => name !== '')
  return shown.length > 3 ? `${shown.slice(0, 2).join(', ')} + ${shown.length - 2}` : shown.join(', ')
}
