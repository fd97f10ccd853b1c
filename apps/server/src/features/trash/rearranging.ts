import type { TrashKind } from '@clutchbook/domain/trash/trash.rules'
import type { Tx } from '../../platform/database/database.ts'
import { holdsOf, type Image, needsOf, takeImage } from './imaging.ts'
import { createPuttingBack, findTakenNumber } from './putting-back.ts'
import type { Descent, LeaveRecord, Settle } from './trash.events.ts'
import { changeEntry, type EntryKeys, type EntryRow, getEntry, listKeys } from './trash.repository.ts'
import { mainTableOf } from './what-hangs-on.ts'

export type RearrangingDependencies = {
  readonly descent: Descent
  readonly settle: readonly Settle[]
  readonly leaves: Readonly<Record<TrashKind, LeaveRecord>>
}

/** What is written down of an image. */
export const writtenDown = (image: Image) => ({
  holds: JSON.stringify(holdsOf(image)),
  needs: JSON.stringify(needsOf(image)),
  content: JSON.stringify(image),
})

export const imageOf = ({ content }: Pick<EntryRow, 'content'>): Image => JSON.parse(content)

const keysOf = (text: string): string[] => JSON.parse(text)

/**
 * Takes one entry out of the middle of a keeper's trash. A deletion may depend on later ones: the sire of a deleted
 * project may have been deleted after it. Those are undone first, from the last to the first, as one would go back in
 * time; then the entry is, and then the later ones are done again, each of them anew. So every link is right whatever
 * the order in which things come back, and the rules of leaving stand in one place.
 */
export function createRearranging({ descent, settle, leaves }: RearrangingDependencies) {
  const putBack = createPuttingBack({ descent, settle })

  /** Puts entries back from the last to the first; answers those that could stand, in the order of their deletion. */
  const unwind = async (tx: Tx, keeperId: number, ids: readonly number[]): Promise<EntryRow[]> => {
    const standing: EntryRow[] = []
    for (const id of ids.toReversed()) {
      const entry = await getEntry(tx, keeperId, id)
      const image = imageOf(entry)
      if ((await findTakenNumber(tx, keeperId, image)) !== null) continue
      await putBack(tx, keeperId, image)
      standing.unshift(entry)
    }
    return standing
  }

  const leaveAgain = async (tx: Tx, entry: EntryRow): Promise<void> => {
    const { keeperId, kind, recordId: id } = entry
    const image = await takeImage(tx, { keeperId, table: mainTableOf[kind], id }, () =>
      leaves[kind](tx, keeperId, id),
    )
    await changeEntry(tx, entry, writtenDown(image))
  }

  return {
    /** Puts an entry back; answers how many links stay as they are now. */
    bringBack: async (tx: Tx, entry: EntryRow, image: Image): Promise<number> => {
      const { keeperId } = entry
      const all = await listKeys(tx, keeperId)
      const later = await unwind(tx, keeperId, laterOf(all, [entry.id]))
      const unlinked = await putBack(tx, keeperId, image)
      for (const other of later) await leaveAgain(tx, other)
      return unlinked
    },

    /** Makes nothing in the trash depend on an entry, which is about to go for good: it leaves before all that need it. */
    releaseFrom: async (tx: Tx, entry: EntryRow): Promise<void> => {
      const { keeperId, kind, recordId } = entry
      const all = await listKeys(tx, keeperId)
      const earlier = earlierOf(all, entry.id)
      if (earlier.length === 0) return
      const standing = await unwind(
        tx,
        keeperId,
        [...earlier, ...laterOf(all, earlier)].sort((a, b) => a - b),
      )
      if (standing.some(({ id }) => id === entry.id)) await leaves[kind](tx, keeperId, recordId)
      for (const other of standing) if (other.id !== entry.id) await leaveAgain(tx, other)
    },
  }
}

/** The entries after any of these that one of them, or each other, need; in the order of their deletion. */
function laterOf(all: readonly EntryKeys[], ids: readonly number[]): number[] {
  const needed = new Set<string>()
  const found: number[] = []
  for (const { id, holds, needs } of all) {
    const isGiven = ids.includes(id)
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
