import { type CountedKind, countedKinds } from '@clutchbook/domain/billing/billing.rules'
import {
  notInTrash,
  trashedClutchCodeTaken,
  trashedCodeTaken,
  trashedConditionLasts,
  trashedNameTaken,
  trashedNumberTaken,
} from '@clutchbook/domain/trash/trash.errors'
import type { TrashKind } from '@clutchbook/domain/trash/trash.rules'
import type { Restored, SeveralRestored, SeveralTrashed } from '@clutchbook/domain/trash/trash.schema'
import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database/database.ts'
import { bumpDataVersion, negated, sumOf } from '../../platform/database/keeper-state.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import type { BillingService } from '../billing/billing.service.ts'
import type { DeletionSnapshot } from './deletion-snapshot.ts'
import { type DependencyReplay, snapshotOf, type Undone } from './dependency-replay.ts'
import { mainTableOf } from './foreign-key-map.ts'
import { findLastingCondition, findTakenCode, findTakenName, findTakenNumber } from './restore.ts'
import { listIds } from './snapshots.repository.ts'
import { type EntryRow, listEntriesOf, removeEntries } from './trash.repository.ts'

type RestoringDependencies = {
  readonly transact: Transact
  readonly billing: BillingService
  readonly dependencyReplay: DependencyReplay
}

/** A record that is wanted back. */
type Asked = SeveralTrashed['entries'][number]

/**
 * Throws 'taken' where the code of a place or a clutch, or the name of an incubator or a box, is in use again, or that of another
 * that comes back before it.
 */
async function ensureCodesFree(
  tx: Tx,
  keeperId: number,
  snapshot: DeletionSnapshot,
  given: Set<string>,
): Promise<void> {
  const place = await findTakenCode(tx, keeperId, snapshot, { of: 'place', given })
  if (place !== null) throw trashedCodeTaken(place)
  const clutch = await findTakenCode(tx, keeperId, snapshot, { of: 'clutch', given })
  if (clutch !== null) throw trashedClutchCodeTaken(clutch)
  const name = await findTakenName(tx, keeperId, snapshot, given)
  if (name !== null) throw trashedNameTaken(name)
}

/** Brings records back out of the trash. */
export function createRestoring({ transact, billing, dependencyReplay }: RestoringDependencies) {
  /** Counts what comes back, and takes the places of the plan that it needs. */
  const reserveQuota = async (tx: Tx, actor: Actor, undone: readonly Undone[]): Promise<void> => {
    const back = negated(sumOf(undone.map(({ snapshot }) => snapshot.counts)))
    for (const kind of countedKinds satisfies readonly CountedKind[]) {
      const wanted = back[kind] ?? 0
      if (wanted > 0) await billing.reserveQuota(tx, actor, kind, wanted)
      delete back[kind]
    }
    await bumpDataVersion(tx, actor.keeperId, back)
  }

  /** The entries of records that are not back already. Throws 'not-found' where one is not in the trash either. */
  const listWanted = async (tx: Tx, { keeperId }: Actor, asked: readonly Asked[]): Promise<EntryRow[]> => {
    const entries: EntryRow[] = []
    for (const [kind, some] of Map.groupBy(asked, (one) => one.kind)) {
      const ids = new Set(some.map(({ id }) => id))
      for (const id of await listIds(tx, keeperId, mainTableOf(kind), [...ids])) ids.delete(id)
      const found = await listEntriesOf(tx, keeperId, kind, [...ids])
      if (found.length < ids.size) throw notInTrash()
      entries.push(...found)
    }
    return entries
  }

  /** Brings entries back together; answers how many links stay as they are now. */
  const restoreWithin = async (tx: Tx, actor: Actor, asked: readonly Asked[]): Promise<number> => {
    const { keeperId } = actor
    await bumpDataVersion(tx, keeperId)
    const undone: Undone[] = []
    const given = new Set<string>()
    const lastingAgain = new Map<string, string>()
    for (const entry of await listWanted(tx, actor, asked)) {
      const snapshot = snapshotOf(entry)
      const taken = await findTakenNumber(tx, keeperId, snapshot, given)
      if (taken !== null) throw trashedNumberTaken(taken)
      await ensureCodesFree(tx, keeperId, snapshot, given)
      const lasting = await findLastingCondition(tx, keeperId, snapshot, lastingAgain)
      if (lasting !== null) throw trashedConditionLasts(lasting)
      undone.push({ entry, snapshot })
    }
    if (undone.length === 0) return 0
    await reserveQuota(tx, actor, undone)
    const unlinked = await dependencyReplay.bringBack(tx, keeperId, undone, given)
    const ids = undone.map(({ entry }) => entry.id)
    await removeEntries(tx, keeperId, ids)
    return unlinked
  }

  return {
    /**
     * Brings back what was deleted; where it is back already nothing happens. Throws 'plan-limit' where the plan holds
     * no more and 'taken' for an egg whose number, a place or clutch whose code, or an incubator or box whose name is in
     * use again, and for a condition of which another lasts; then it stays in the trash.
     */
    restore: (actor: Actor, kind: TrashKind, id: number): Promise<Restored> =>
      transact(async (tx) => ({ kind, id, unlinked: await restoreWithin(tx, actor, [{ kind, id }]) })),

    /** The same of several, all of them or none. */
    restoreSeveral: (actor: Actor, entries: SeveralTrashed['entries']): Promise<SeveralRestored> =>
      transact(async (tx) => ({
        count: entries.length,
        unlinked: await restoreWithin(tx, actor, entries),
      })),
  }
}
