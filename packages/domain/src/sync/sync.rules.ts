import type { KeeperKind } from '../kernel/record-kinds.ts'

/** Kinds that sensors write, thousands at a time: no change log tells of them, and no device keeps them (decision 0089). */
const unlogged = ['readings'] as const satisfies readonly KeeperKind[]

/** The kinds of the change log, and of the copy on a device. */
export type LoggedKind = Exclude<KeeperKind, (typeof unlogged)[number]>

export const isLogged = (kind: KeeperKind): kind is LoggedKind =>
  !(unlogged as readonly KeeperKind[]).includes(kind)

/** What a device is told of records and events at once lies no longer back than so many days. */
export const keptDays = 180

/** And where old records have given way on a device that had no room, no longer back than so many. */
export const shortDays = 30

/**
 * Of what lies further back so many records of each kind of an animal or a place are told as well, the latest: when it last
 * ate, what it weighed, when its plans are due again. Of kinds of which not every record answers a plan they are more.
 */
export const keptBefore = {
  most: 6,
  ofNarrower: 30,
  narrower: ['medication', 'cleaning', 'climate'],
} as const

/** For how many days the server can tell what has changed. */
export const changeDays = 730

/** The most records of one page, and how many there are where nobody says. */
export const syncLimits = { most: 1000, usual: 500 } as const
