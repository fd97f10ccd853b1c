import type { KeeperKind } from '../kernel/record-kinds.ts'

/** What the trash keeps, by the words of the wire; offspring links leave with what they link. */
export type TrashKind = Exclude<KeeperKind, 'offspring'>

/** How many days what was deleted stays in the trash (R74). */
export const trashDays = 30

const dayMs = 24 * 60 * 60 * 1000

/** When something leaves the trash for good that was deleted at the given moment. */
export const leavesTrashAt = (removedAt: string): string =>
  new Date(Date.parse(removedAt) + trashDays * dayMs).toISOString()

/** How many days it still stays there, the begun one counted; never less than 0. */
export const daysLeft = (leavesAt: string, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(leavesAt) - now.getTime()) / dayMs))
