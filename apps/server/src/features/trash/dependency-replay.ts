import type { TrashKind } from '@clutchbook/domain/trash/trash.rules'
import { type Clock, latestToday } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { bumpDataVersion, negated, sumOf } from '../../platform/database/keeper-state.ts'
import type { LeaveRecord } from '../collection/removal.hooks.ts'
import { takeOutOfClutches } from '../eggs/eggs.service.ts'
import { type DeletionSnapshot, holdsOf, needsOf, takeSnapshots } from './deletion-snapshot.ts'
import { mainTableOf } from './foreign-key-map.ts'
import { findTakenCode, findTakenNumber, putBack } from './restore.ts'
import { listIds } from './snapshots.repository.ts'
import { changeEntry, type EntryKeys, type EntryRow, listEntriesById, listKeys } from './trash.repository.ts'

/** How a record of a kind leaves. */
export type LeaveOf = (kind: TrashKind) => LeaveRecord

/** An entry that is put back, and what its deletion did. */
export type Undone = { readonly entry: EntryRow; readonly snapshot: DeletionSnapshot }

/** What is written down of an image. */
export const writtenDown = (snapshot: DeletionSnapshot) => ({
  holds: JSON.stringify(holdsOf(snapshot)),
  needs: JSON.stringify(needsOf(snapshot)),
  content: JSON.stringify(snapshot),
})

export const snapshotOf = ({ content }: Pick<EntryRow, 'content'>): DeletionSnapshot => JSON.parse(content)

const keysOf = (text: string): string[] => JSON.parse(text)

/**
 * Takes one entry out of the middle of a keeper's trash. A deletion may depend on later ones: the sire of a deleted
 * project may have been deleted after it. Those are undone first, from the last to the first, as one would go back in
 * time; then the entry is, and then the later ones are done again, each of them anew. So every link is right whatever
 * the order in which things come back, and the rules of leaving stand in one place.
 */
export function createDependencyReplay(leaveOf: LeaveOf, clock: Clock) {
  /** Those of these entries that could stand, in the order of their deletion. */
  const listRemaining = async (
    tx: Tx,
    keeperId: number,
    ids: readonly number[],
    given: Set<string>,
  ): Promise<Undone[]> => {
    const remaining: Undone[] = []
    for (const entry of (await listEntriesById(tx, keeperId, ids)).toReversed()) {
      const snapshot = snapshotOf(entry)
      const number = await findTakenNumber(tx, keeperId, snapshot, given)
      if (number !== null) continue
      const code = await findTakenCode(tx, keeperId, snapshot, { of: 'place', given })
      if (code === null) remaining.unshift({ entry, snapshot })
    }
    return remaining
  }

  /** Puts entries back, from the last to the first; answers how many links stay as they are now, by entry. */
  const unwind = async (
    tx: Tx,
    keeperId: number,
    undone: readonly Undone[],
  ): Promise<Map<number, number>> => {
    const latestFirst = undone.toSorted((one, other) => other.entry.id - one.entry.id)
    const snapshots = latestFirst.map(({ snapshot }) => snapshot)
    const left = await putBack(tx, keeperId, snapshots, latestToday(clock))
    return new Map(latestFirst.map(({ entry }, n) => [entry.id, left[n] ?? 0]))
  }

  const leaveAgain = async (tx: Tx, entry: EntryRow): Promise<void> => {
    const { keeperId, kind, recordId: id } = entry
    const leaving = { keeperId, table: mainTableOf(kind), ids: [id] }
    const snapshots = await takeSnapshots(tx, leaving, async () => [await leaveOf(kind)(tx, keeperId, id)])
    for (const snapshot of snapshots.values()) await changeEntry(tx, entry, writtenDown(snapshot))
  }

  return {
    /**
     * Puts entries back whose places are counted already; answers how many links stay as they are now. `given` are the
     * numbers of eggs and the codes of places among them.
     */
    bringBack: async (
      tx: Tx,
      keeperId: number,
      undone: readonly Undone[],
      given: Set<string>,
    ): Promise<number> => {
      const ids = undone.map(({ entry }) => entry.id)
      const needed = laterOf(await listKeys(tx, keeperId), ids)
      const later = await listRemaining(tx, keeperId, needed, given)
      const left = await unwind(tx, keeperId, [...undone, ...later])
      await countBack(tx, keeperId, later)
      for (const { entry } of later) await leaveAgain(tx, entry)
      return ids.reduce((sum, id) => sum + (left.get(id) ?? 0), 0)
    },

    /**
     * Makes nothing in the trash depend on an entry, which is about to go for good: it leaves before all that need it, but
     * for the records of an animal, which were deleted before it and stay so. Eggs of a clutch that were deleted by
     * themselves stay in the trash without it. Answers those that went with it.
     */
    releaseFrom: async (tx: Tx, entry: EntryRow): Promise<EntryRow[]> => {
      const { keeperId, kind, recordId } = entry
      const all = await listKeys(tx, keeperId)
      const earlier = earlierOf(all, entry.id)
      if (earlier.length === 0) return []
      const ids = [...earlier, ...laterOf(all, earlier)]
      const remaining = await listRemaining(tx, keeperId, ids, new Set())
      await unwind(tx, keeperId, remaining)
      await countBack(tx, keeperId, remaining)
      const eggs = remaining.filter(isEggOf(entry))
      await takeOutOfClutches(
        tx,
        keeperId,
        eggs.map((egg) => egg.entry.recordId),
      )
      for (const { entry: other } of remaining.filter(isRecordOf(entry)))
        await leaveOf(other.kind)(tx, keeperId, other.recordId)
      if (remaining.some((other) => other.entry.id === entry.id)) await leaveOf(kind)(tx, keeperId, recordId)
      const gone: EntryRow[] = []
      for (const { entry: other } of remaining) {
        if (other.id === entry.id) continue
        if (await isThere(tx, other)) await leaveAgain(tx, other)
        else gone.push(other)
      }
      return gone
    },
  }
}

export type DependencyReplay = ReturnType<typeof createDependencyReplay>

const countBack = (tx: Tx, keeperId: number, undone: readonly Undone[]): Promise<void> =>
  bumpDataVersion(tx, keeperId, negated(sumOf(undone.map(({ snapshot }) => snapshot.counts))))

/**
 * Whether an entry is a record of the animal that another is, or of a place that goes with it: by itself it leaves with what
 * it did elsewhere.
 */
const isRecordOf =
  ({ kind, recordId }: EntryRow) =>
  ({
    entry,
    snapshot: {
      removed: [main],
    },
  }: Undone): boolean =>
    entry.kind === 'records' &&
    (kind === 'places'
      ? typeof main?.row.placeId === 'number'
      : kind === 'animals' && main?.row.animalId === recordId)

/** Whether an entry is an egg of the clutch that another is. */
const isEggOf =
  ({ kind, recordId }: EntryRow) =>
  ({
    entry,
    snapshot: {
      removed: [main],
    },
  }: Undone): boolean =>
    kind === 'clutches' && entry.kind === 'eggs' && main?.row.clutchId === recordId

const isThere = async (tx: Tx, { keeperId, kind, recordId }: EntryRow): Promise<boolean> =>
  (await listIds(tx, keeperId, mainTableOf(kind), [recordId])).size > 0

/** The entries after any of these that one of them, or each other, need; in the order of their deletion. */
function laterOf(all: readonly EntryKeys[], ids: readonly number[]): number[] {
  const given = new Set(ids)
  const needed = new Set<string>()
  const found: number[] = []
  for (const { id, holds, needs } of all) {
    const isGiven = given.has(id)
    if (!isGiven && !keysOf(holds).some((key) => needed.has(key))) continue
    if (!isGiven) found.push(id)
    for (const key of keysOf(needs)) needed.add(key)
  }
  return found
}

/** The entries before this one that need it, or need one that does; in the order of their deletion. */
function earlierOf(all: readonly EntryKeys[], id: number): number[] {
  const held = new Set<string>()
  const found: number[] = []
  for (const entry of all.toReversed()) {
    if (entry.id > id) continue
    if (entry.id < id && !keysOf(entry.needs).some((key) => held.has(key))) continue
    if (entry.id < id) found.unshift(entry.id)
    for (const key of keysOf(entry.holds)) held.add(key)
  }
  return found
}
