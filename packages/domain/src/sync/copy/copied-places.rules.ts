import { recordTypeKey } from '../../collection/animal-records.rules.ts'
import type { Animal } from '../../collection/collection.schema.ts'
import { cutPage, positionOf } from '../../kernel/cursor.ts'
import { lastClimateOf } from '../../places/last-climate.ts'
import { countsBelow, pathTo } from '../../places/place-tree.ts'
import { placeNotFound } from '../../places/places.errors.ts'
import type { Place, PlaceWithAnimals } from '../../places/places.schema.ts'
import { cardOf } from './copied-animals.rules.ts'
import { recordsByPlace } from './copied-records.rules.ts'
import { copiedTreeOf, type SyncedPlace } from './copied-tree.rules.ts'
import {
  type Asked,
  type Copied,
  type Copy,
  flagIn,
  getRow,
  numberIn,
  onceFor,
  rowsOf,
  textIn,
  whole,
} from './copy.ts'

/** All places as they stand, with how many animals are in each, and in each and below. */
const surroundingsOf = onceFor((copy) => {
  const tree = copiedTreeOf(copy)
  const counts = new Map<number, number>()
  for (const { placeId, isArchived } of rowsOf<Animal>(copy, 'animals'))
    if (placeId !== null && !isArchived) counts.set(placeId, (counts.get(placeId) ?? 0) + 1)
  return { tree, counts, below: countsBelow(tree, counts) }
})

/** What was last done in a place, as far back as the copy goes. */
function lastDoneIn(copy: Copy, id: number): Pick<Place, 'lastCleanedOn' | 'lastClimate'> {
  const records = recordsByPlace(copy).get(id) ?? []
  const ofKind = (kind: string) => records.filter(({ recordType }) => recordTypeKey(recordType) === kind)
  const cleaned = ofKind('cleaning').find(({ data }) => data?.outcome !== 'skipped')
  const climate = ofKind('climate').find(({ data }) => data !== null)
  return {
    lastCleanedOn: cleaned?.recordDate ?? null,
    lastClimate: climate ? lastClimateOf(climate, climate.data ?? {}) : null,
  }
}

function toPlace(copy: Copy, place: SyncedPlace): Place {
  const { tree, below } = surroundingsOf(copy)
  return {
    ...place,
    path: pathTo(tree, place.id),
    animalCount: below.get(place.id) ?? 0,
    ...lastDoneIn(copy, place.id),
  }
}

/** The places in walking order. Null for what stands in a place that the copy has not. */
export function listCopiedPlaces(copy: Copy, { query }: Asked): Copied | null {
  const { tree, counts } = surroundingsOf(copy)
  const [under, empty] = [numberIn(query, 'under'), flagIn(query, 'empty')]
  const [limit, cursor] = [numberIn(query, 'limit'), textIn(query, 'cursor')]
  if (under !== undefined && !tree.byId.has(under)) return null
  const after = cursor === undefined ? '' : positionOf(cursor).key
  const asked = (under === undefined ? tree.walked : tree.under(under)).filter(
    ({ id, kind }) =>
      tree.keyOf(id) > after &&
      (empty === undefined || (kind === 'enclosure' && ((counts.get(id) ?? 0) === 0) === empty)),
  )
  const some = limit === undefined ? [...asked] : asked.slice(0, limit + 1)
  const { rows, next } = cutPage(some, limit, ({ id }) => ({ key: tree.keyOf(id), id }))
  return { body: rows.map((place) => toPlace(copy, place)), next }
}

/** One place with the animals in it and below, in walking order. Throws 'not-found' as the server does. */
export function getCopiedPlace(copy: Copy, { params }: Asked): Copied {
  const place = getRow<SyncedPlace>(copy, 'places', params.id, placeNotFound)
  const walked = new Map(
    surroundingsOf(copy)
      .tree.under(place.id)
      .map(({ id }, at) => [id, at]),
  )
  const atOf = ({ placeId }: Animal): number => walked.get(placeId ?? 0) ?? 0
  const animals = rowsOf<Animal>(copy, 'animals')
    .filter(({ placeId, isArchived }) => placeId !== null && walked.has(placeId) && !isArchived)
    .sort((one, other) => atOf(one) - atOf(other) || one.id - other.id)
  const shown: PlaceWithAnimals = {
    ...toPlace(copy, place),
    animals: animals.map((animal) => cardOf(copy, animal)),
  }
  return whole(shown)
}
