import type { KeeperKind } from '../kernel/record-kinds.ts'

/** Kinds that are in the trash only with what they are of. */
const goesAlong = [
  'offspring',
  'clutch-sires',
  'clutch-entries',
  'box-stays',
  'egg-stays',
  'genotypes',
  'counted-young',
  'labels',
] as const satisfies readonly KeeperKind[]

/**
 * Kinds that are never in the trash: what a keeper says of genes goes only while no animal needs it, figures of a species are
 * said again as they were, and readings stay where they are while their place is in the trash: there may be a million of them.
 */
const goesForGood = [
  ...(['genes', 'gene-changes', 'gene-words'] as const),
  'species-facts',
  'readings',
] as const satisfies readonly KeeperKind[]

/** What the trash keeps, by the words of the wire. */
export type TrashKind = Exclude<KeeperKind, (typeof goesAlong | typeof goesForGood)[number]>

/** Whether the trash keeps records of a kind, by themselves or with what they are of. */
export const isInTrash = (kind: KeeperKind): boolean => !(goesForGood as readonly KeeperKind[]).includes(kind)

/** Whether the trash keeps records of a kind by themselves. */
export const isTrashKind = (kind: KeeperKind): kind is TrashKind =>
  isInTrash(kind) && !(goesAlong as readonly KeeperKind[]).includes(kind)

/** How many days what was deleted stays in the trash (R74). */
export const trashDays = 30

const dayMs = 24 * 60 * 60 * 1000

/** When something leaves the trash for good that was deleted at the given moment. */
export const leavesTrashAt = (removedAt: string): string =>
  new Date(Date.parse(removedAt) + trashDays * dayMs).toISOString()

/** How many days it still stays there, the begun one counted; never less than 0. */
export const daysLeft = (leavesAt: string, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(leavesAt) - now.getTime()) / dayMs))
