import type { PlaceRecord } from '@clutchbook/domain/collection/animal-records.schema'
import { cutPage, positionOf } from '@clutchbook/domain/kernel/paging'
import { staysIn } from '@clutchbook/domain/places/moves.rules'
import { placeNotFound, placesNotFound } from '@clutchbook/domain/places/places.errors'
import type {
  Place,
  PlaceRecordsQuery,
  PlacesQuery,
  PlaceWithAnimals,
  ShownStay,
} from '@clutchbook/domain/places/places.schema'
import type { Actor, Owner } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/database.ts'
import {
  type CollectionService,
  listAllRecords,
  listMovesAround,
  toPlaceRecord,
} from '../collection/collection.service.ts'
import { listLastDone } from './last-done.repository.ts'
import { readSurroundings, type Surroundings, toPlace } from './place-answers.ts'
import {
  findPlace,
  listAnimalsIn,
  listNames,
  listPlacesOf,
  type PlaceRow,
  type TreeRow,
} from './places.repository.ts'

type ReadingDependencies = { readonly db: Db; readonly collection: CollectionService }

/** A page of places; `next` is the cursor of the following one. */
export type PlacesPage = { readonly places: Place[]; readonly next: string | null }

/** A page of the records of a place. */
export type PlaceRecordsPage = { readonly records: PlaceRecord[]; readonly next: string | null }

/** The row of an own place. Throws 'not-found' for a missing one and for another keeper's alike. */
export async function getPlace(reader: Db, { keeperId }: Owner, id: number): Promise<PlaceRow> {
  const row = await findPlace(reader, keeperId, id)
  if (!row) throw placeNotFound()
  return row
}

/** Reads where the keeper's animals are kept. A foreign place is 'not-found'. */
export function createPlaceReading({ db, collection }: ReadingDependencies) {
  return {
    list: async (actor: Actor, { under, empty, limit, cursor }: PlacesQuery): Promise<PlacesPage> => {
      const surroundings = await readSurroundings(db, actor)
      const { tree } = surroundings
      if (under !== undefined && !tree.byId.has(under)) throw placesNotFound(['under'])
      const after = cursor === undefined ? '' : positionOf(cursor).key
      const asked = (under === undefined ? tree.walked : tree.under(under)).filter(
        (place) => isAsked(place, empty, surroundings) && tree.keyOf(place.id) > after,
      )
      const some = limit === undefined ? [...asked] : asked.slice(0, limit + 1)
      const { rows, next } = cutPage(some, limit, ({ id }) => ({ key: tree.keyOf(id), id }))
      const ids = rows.map(({ id }) => id)
      const last = await listLastDone(db, actor.keeperId, ids)
      const byId = new Map((await listPlacesOf(db, actor.keeperId, ids)).map((row) => [row.id, row]))
      const places = ids.flatMap((id) => {
        const row = byId.get(id)
        return row ? [toPlace(row, surroundings, last)] : []
      })
      return { places, next }
    },

    /** A place with the animals in it and below, in walking order. */
    get: async (actor: Actor, id: number): Promise<PlaceWithAnimals> => {
      const row = await getPlace(db, actor, id)
      const surroundings = await readSurroundings(db, actor)
      const { tree } = surroundings
      const ids = tree.under(id).map((place) => place.id)
      const animals = await listAnimalsIn(db, actor.keeperId, ids)
      const walked = new Map(ids.map((placeId, at) => [placeId, at]))
      const atOf = ({ placeId }: { placeId: number | null }) => walked.get(placeId ?? 0) ?? 0
      animals.sort((one, other) => atOf(one) - atOf(other) || one.id - other.id)
      const cards = await collection.findCards(
        db,
        actor,
        animals.map((animal) => animal.id),
      )
      const last = await listLastDone(db, actor.keeperId, [id])
      return {
        ...toPlace(row, surroundings, last),
        animals: animals.flatMap((one) => cards.get(one.id) ?? []),
      }
    },

    /** What is written down of a place itself, the latest first (PLC-08). */
    listRecords: async (actor: Actor, id: number, query: PlaceRecordsQuery): Promise<PlaceRecordsPage> => {
      await getPlace(db, actor, id)
      const { rows, next } = await listAllRecords(db, actor.keeperId, { ...query, placeId: id })
      return { records: rows.map((row) => toPlaceRecord({ ...row, placeId: id })), next }
    },

    /** Which animals were in a place and when, the latest first (PLC-08). */
    listHistory: async (actor: Actor, id: number): Promise<ShownStay[]> => {
      await getPlace(db, actor, id)
      const stays = staysIn(id, await listMovesAround(db, actor.keeperId, id))
      const names = await listNames(db, actor.keeperId, [...new Set(stays.map(({ animalId }) => animalId))])
      return stays.map((stay) => ({ ...stay, name: names.get(stay.animalId) ?? '' }))
    },
  }
}

/** Whether a list that asks for free enclosures, or for occupied ones, holds a place. */
const isAsked = ({ id, kind }: TreeRow, empty: boolean | undefined, { counts }: Surroundings): boolean =>
  empty === undefined || (kind === 'enclosure' && ((counts.get(id) ?? 0) === 0) === empty)
