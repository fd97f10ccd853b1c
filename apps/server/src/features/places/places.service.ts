import { refuseField } from '@clutchbook/domain/kernel/domain-error'
import { placeChangedMeanwhile, placesNotFound } from '@clutchbook/domain/places/places.errors'
import type { NewPlace, Place, PlaceChange, PlaceOrder } from '@clutchbook/domain/places/places.schema'
import type { Actor } from '../../platform/actor.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import { answerOnce, keyedBy } from '../../platform/database/request-keys.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import type { CollectionService } from '../collection/collection.service.ts'
import type { KeepInTrash } from '../collection/removal.hooks.ts'
import { createLabelling, type LabelsDependencies } from './labels.ts'
import { listLastDone } from './last-done.repository.ts'
import { readPlaceTree, readSurroundings, toPlace } from './place-answers.ts'
import { createLeavePlace } from './place-leaving.ts'
import { createPlaceReading, getPlace } from './place-reading.ts'
import { createPlaceSaving, type WantedEnclosure } from './place-saving.ts'
import { changePlace, findPlace, listPlacesIn, listPlacesOf, type PlaceRow } from './places.repository.ts'

export { createLeavePlace, readPlaceTree, type WantedEnclosure }

/** A place that has a code, with how many animals are in it. */
export type PlaceByCode = {
  readonly id: number
  readonly codeKey: string
  readonly code: string
  readonly name: string
  readonly capacity: number | null
  readonly animalCount: number
}

type PlacesDependencies = LabelsDependencies & {
  readonly db: Db
  readonly transact: Transact
  readonly clock: Clock
  readonly collection: CollectionService
  readonly keepInTrash: KeepInTrash
}

/** Where the keeper's animals are kept (PLC-01 to PLC-08). A foreign place is 'not-found'. */
export function createPlacesService(dependencies: PlacesDependencies) {
  const { transact, clock, keepInTrash } = dependencies
  const saving = createPlaceSaving(dependencies)
  const leavePlace = createLeavePlace(clock)

  const shownIn = async (reader: Db, actor: Actor, row: PlaceRow): Promise<Place> =>
    toPlace(row, await readSurroundings(reader, actor), await listLastDone(reader, actor.keeperId, [row.id]))

  /** The row of a place that is about to be changed. Throws 'stale-version' where the caller starts from an earlier one. */
  const getCurrent = async (tx: Tx, actor: Actor, id: number, version: number | null): Promise<PlaceRow> => {
    const row = await getPlace(tx, actor, id)
    if (version !== null && version !== row.version)
      throw placeChangedMeanwhile(await shownIn(tx, actor, row))
    return row
  }

  return {
    ...createPlaceReading(dependencies),
    labels: createLabelling(dependencies),

    /** The own places that have a code, in walking order. */
    listByCode: async (reader: Db, actor: Actor): Promise<PlaceByCode[]> => {
      const { tree, counts } = await readSurroundings(reader, actor)
      return tree.walked.flatMap(({ id, name, code, codeKey, capacity }) =>
        code === null || codeKey === null
          ? []
          : [{ id, name, code, codeKey, capacity, animalCount: counts.get(id) ?? 0 }],
      )
    },

    /** Adds enclosures within the transaction of more than that. Throws 'taken' where a code is. */
    addEnclosures: (tx: Tx, { keeperId }: Actor, wanted: readonly WantedEnclosure[]) =>
      saving.addEnclosures(tx, keeperId, wanted),

    create: (actor: Actor, input: NewPlace): Promise<Place> =>
      transact((tx) =>
        answerOnce(tx, clock, keyedBy(actor, ['place', input]), async () => {
          await bumpDataVersion(tx, actor.keeperId)
          return shownIn(tx, actor, await saving.add(tx, actor.keeperId, input))
        }),
      ),

    /** Changes a place. With a version stated, throws 'stale-version' when it has moved on. */
    change: (actor: Actor, id: number, change: PlaceChange, version: number | null): Promise<Place> =>
      transact(async (tx) => {
        const { keeperId } = actor
        await bumpDataVersion(tx, keeperId)
        const before = await getCurrent(tx, actor, id, version)
        return shownIn(tx, actor, await saving.change(tx, keeperId, before, change))
      }),

    /** Removes a place with all that stands in it; the trash keeps it. Throws 'stale-version' like a change. */
    remove: (actor: Actor, id: number, version: number | null): Promise<void> =>
      transact(async (tx) => {
        const { keeperId } = actor
        await bumpDataVersion(tx, keeperId)
        const row = await getCurrent(tx, actor, id, version)
        const records = [{ id, label: row.name, note: row.code }]
        await keepInTrash(tx, { kind: 'places', keeperId, records }, async () => [
          await leavePlace(tx, keeperId, id),
        ])
      }),

    /** Puts those that stand in one place into another order (PLC-03). Each that is moved is one version on. */
    order: (actor: Actor, { parentId, ids }: PlaceOrder): Promise<{ ids: number[] }> =>
      transact(async (tx) => {
        const { keeperId } = actor
        await bumpDataVersion(tx, keeperId)
        if (parentId !== null && !(await findPlace(tx, keeperId, parentId)))
          throw placesNotFound(['parentId'])
        await ensureOwn(tx, keeperId, ids)
        const siblings = new Map((await listPlacesIn(tx, keeperId, parentId)).map((row) => [row.id, row]))
        ensureAll(ids, siblings)
        for (const [position, id] of ids.entries())
          if (siblings.get(id)?.position !== position) await changePlace(tx, keeperId, id, { position })
        return { ids }
      }),
  }
}

export type PlacesService = ReturnType<typeof createPlacesService>

/** Throws 'not-found' where one of these places is not the keeper's. */
async function ensureOwn(tx: Tx, keeperId: number, ids: readonly number[]): Promise<void> {
  const named = [...new Set(ids)]
  if ((await listPlacesOf(tx, keeperId, named)).length < named.length) throw placesNotFound(['ids'])
}

/** Throws 'not-valid' unless all that stand in a place are named, each once. */
function ensureAll(ids: readonly number[], siblings: ReadonlyMap<number, unknown>): void {
  const areAll = ids.length === siblings.size && new Set(ids).size === ids.length
  if (!areAll || ids.some((id) => !siblings.has(id)))
    throw refuseField('ids', 'Please name all that stand in this place, each once')
}
