import { readStoredData } from '@clutchbook/domain/husbandry/record-data'
import { lastClimateOf } from '@clutchbook/domain/places/last-climate'
import { countsBelow, type PlaceTree, pathTo, placeTreeOf } from '@clutchbook/domain/places/place-tree'
import type { Place } from '@clutchbook/domain/places/places.schema'
import type { Owner } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/database.ts'
import { countAnimals } from '../collection/collection.service.ts'
import type { LastDone } from './last-done.repository.ts'
import { listTree, type PlaceRow, type TreeRow } from './places.repository.ts'

/** All own places as they stand, with how many animals are in each and below. */
export type Surroundings = {
  readonly tree: PlaceTree<TreeRow>
  /** In the place itself. */
  readonly counts: ReadonlyMap<number, number>
  readonly below: ReadonlyMap<number, number>
}

/** All own places as they stand, for those who walk past them. */
export const readPlaceTree = async (reader: Db, keeperId: number): Promise<PlaceTree<TreeRow>> =>
  placeTreeOf(await listTree(reader, keeperId))

/** Reads what answers tell of places besides their rows, in two statements. */
export async function readSurroundings(reader: Db, { keeperId }: Owner): Promise<Surroundings> {
  const tree = await readPlaceTree(reader, keeperId)
  const counts = await countAnimals(reader, keeperId)
  return { tree, counts, below: countsBelow(tree, counts) }
}

/** A place as its owner reads it. */
export function toPlace(
  { keeperId: userId, codeKey: _key, withinId: parentId, atRow: row, atColumn: column, ...place }: PlaceRow,
  { tree, below }: Surroundings,
  last: ReadonlyMap<number, LastDone>,
): Place {
  const { id } = place
  const [path, animalCount] = [pathTo(tree, id), below.get(id) ?? 0]
  const { lastCleanedOn = null, climate = null } = last.get(id) ?? {}
  const lastClimate = climate && lastClimateOf(climate, readStoredData(climate.data) ?? {})
  return { ...place, userId, parentId, row, column, path, animalCount, lastCleanedOn, lastClimate }
}
