import { placeTreeOf } from '../../places/place-tree.ts'
import type { Place } from '../../places/places.schema.ts'
import { onceFor, rowsOf } from './copy.ts'

/** What a place says itself; the rest follows from others. */
export type SyncedPlace = Omit<Place, 'path' | 'animalCount' | 'lastCleanedOn' | 'lastClimate'>

/** All places as they stand. */
export const copiedTreeOf = onceFor((copy) => placeTreeOf(rowsOf<SyncedPlace>(copy, 'places')))
