import { type ClutchCounts, countsOf, parentNamesOf } from '@clutchbook/domain/clutches/clutch-telling.rules'
import type { Clutch } from '@clutchbook/domain/clutches/clutches.schema'
import type { Db } from '../../platform/database/database.ts'
import { readCounts, readParents } from './clutch-answers.ts'
import { listClutchesById } from './clutches.repository.ts'

/** A clutch as others name it: who its parents are, when it was laid, what is counted of it, and where it stands. */
export type NamedClutch = ClutchCounts &
  Pick<
    Clutch,
    | ('id' | 'kind' | 'code' | 'layDate' | 'boxId' | 'isParthenogenetic')
    | ('liveCount' | 'stillbornCount' | 'femaleName' | 'sireNames')
  >

/** Own clutches as others name them, by number; foreign ones are left out. */
export async function readNamedClutches(
  reader: Db,
  keeperId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, NamedClutch>> {
  if (ids.length === 0) return new Map()
  const rows = await listClutchesById(reader, keeperId, ids)
  const parents = await readParents(reader, keeperId, rows)
  const counts = await readCounts(reader, keeperId, ids)
  return new Map(
    rows.map((row) => {
      const { id, kind, code, layDate, boxId, liveCount, stillbornCount } = row
      const named: NamedClutch = {
        ...{ id, kind, code, layDate, boxId, liveCount, stillbornCount },
        isParthenogenetic: Boolean(row.isParthenogenetic),
        ...parentNamesOf(row, parents),
        ...countsOf(row, counts.get(id) ?? new Map()),
      }
      return [id, named] as const
    }),
  )
}
