import { loggedKinds } from '@clutchbook/domain/areas'
import { refuseField } from '@clutchbook/domain/kernel/domain-error'
import type { LoggedKind } from '@clutchbook/domain/sync/sync.rules'

// States and cursors are words to hand back: what they are made of is the server's own affair.

/** The word of a state. */
export const stateOf = (version: number): string => `v${version}`

/** The version that a state stands for. Throws 'not-valid' for a word that no server made. */
export function versionOf(state: string): number {
  const version = Number(/^v(0|[1-9]\d{0,15})$/.exec(state)?.[1] ?? Number.NaN)
  if (!Number.isSafeInteger(version))
    throw refuseField('state', 'This state was not made by a server: leave it out to be told everything')
  return version
}

/** What follows all kinds where a copy is made anew: the latest records of before, by whose they are. */
export const earlierParts = ['earlier-of-animals', 'earlier-of-places'] as const
export type EarlierPart = (typeof earlierParts)[number]

/** Where the following page begins, and what all pages of the answer are about. */
export type Position = {
  /** The version that the copy has; null where it is made anew. */
  readonly from: number | null
  readonly to: number
  readonly kind: LoggedKind | EarlierPart
  readonly after: number
  /** Of earlier records: after which of the animal or place that is on from `after`. */
  readonly within?: number
}

/** A position as one word for the wire. */
export const cursorOf = ({ from, to, kind, after, within }: Position): string =>
  `${from ?? 'all'}.${to}.${after}${within === undefined ? '' : `-${within}`}.${kind}`

/** The position that a cursor stands for. Throws 'not-valid' where no answer gave it out. */
export function positionOf(cursor: string): Position {
  const [, from, to, after, within, kind] =
    /^(all|\d{1,16})\.(\d{1,16})\.(\d{1,16})(?:-(\d{1,16}))?\.([a-z-]+)$/.exec(cursor) ?? []
  const at = { to: Number(to), after: Number(after) }
  const part = earlierParts.find((one) => one === kind)
  if (part !== undefined && from === 'all')
    return { ...at, from: null, kind: part, within: Number(within ?? 0) }
  const known = loggedKinds.find((one) => one === kind)
  if (known === undefined) throw refuseCursor()
  return { ...at, from: from === 'all' ? null : Number(from), kind: known }
}

export const refuseCursor = () =>
  refuseField('cursor', 'This cursor leads nowhere any more: ask again without it')
