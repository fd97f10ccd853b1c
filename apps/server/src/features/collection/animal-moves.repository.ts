import { inPortions } from '@clutchbook/domain/kernel/portions'
import type { TableOf } from '@clutchbook/domain/kernel/record-fields'
import { searchForm } from '@clutchbook/domain/kernel/text-order'
import type { placeFields } from '@clutchbook/domain/places/places.fields'
import type { Generated, NotNull } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'
import { nextVersion } from '../../platform/database/next-version.ts'
import { readPortions } from '../../platform/database/read-portions.ts'
import type { Flag, Moment } from '../../platform/database/stored-values.ts'

/** Where animals are kept. */
type PlaceTable = TableOf<typeof placeFields, Flag> & {
  id: Generated<number>
  keeperId: number
  version: number
  /** The code as codes are compared; null where there is none. */
  codeKey: string | null
  createdAt: Moment
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    place: PlaceTable
  }
}

/** The column of a place that follows from its others. */
export const derivePlace = ({ code }: { readonly code: string | null }) => ({
  codeKey: code === null ? null : searchForm(code),
})

/** How many rows one statement names. */
const atOnce = 500

/** Reads by numbers, each once, in as few statements as it takes. */
const inAll = <Row>(ids: readonly number[], read: (portion: readonly number[]) => Promise<Row[]>) =>
  readPortions([...new Set(ids)], atOnce, read)

/** What of own places tells how many animals they hold, and what they are called. */
export const listHolding = (db: Db, keeperId: number, ids: readonly number[]) =>
  inAll(ids, (portion) =>
    db
      .selectFrom('place')
      .select(['id', 'name', 'code', 'capacity'])
      .where('keeperId', '=', keeperId)
      .where('id', 'in', portion)
      .execute(),
  )

export type HoldingRow = Awaited<ReturnType<typeof listHolding>>[number]

/** All moves of own animals, in no order. */
export const listMoves = (db: Db, keeperId: number, animalIds: readonly number[]) =>
  inAll(animalIds, async (portion) => {
    const rows = await db
      .selectFrom('animalRecord')
      .select(['id', 'animalId', 'recordDate', 'recordTime', 'movedTo', 'data'])
      .where('keeperId', '=', keeperId)
      .where('animalId', 'in', portion)
      .where('movedTo', 'is not', null)
      .$narrowType<{ animalId: NotNull }>()
      .execute()
    return rows.map((row) => ({ ...row, movedTo: row.movedTo ?? 0 }))
  })

export type MoveRow = Awaited<ReturnType<typeof listMoves>>[number]

/** The own animals that were ever moved to one of these places. */
export async function listMovedTo(db: Db, keeperId: number, placeIds: readonly number[]): Promise<number[]> {
  const rows = await inAll(placeIds, (portion) =>
    db
      .selectFrom('animalRecord')
      .select('animalId')
      .distinct()
      .where('keeperId', '=', keeperId)
      .where('movedTo', 'in', portion)
      .$narrowType<{ animalId: NotNull }>()
      .execute(),
  )
  return [...new Set(rows.map(({ animalId }) => animalId))]
}

/** Where own animals are, and whether they take room there. */
export const listPlaced = (db: Db, keeperId: number, ids: readonly number[]) =>
  inAll(ids, (portion) =>
    db
      .selectFrom('animal')
      .select(['id', 'placeId', 'isArchived'])
      .where('keeperId', '=', keeperId)
      .where('id', 'in', portion)
      .execute(),
  )

type Counted = { readonly placeId: number | null; readonly count: number }

const countsOf = (rows: readonly Counted[]): ReadonlyMap<number, number> =>
  new Map(rows.map(({ placeId, count }) => [placeId ?? 0, Number(count)]))

const counted = (db: Db, keeperId: number) =>
  db
    .selectFrom('animal')
    .select((eb) => ['placeId', eb.fn.countAll<number>().as('count')])
    .where('keeperId', '=', keeperId)
    .where('isArchived', '=', false)
    .groupBy('placeId')

/** How many animals are in each of these places, without archived ones. */
export const countIn = async (
  db: Db,
  keeperId: number,
  placeIds: readonly number[],
): Promise<ReadonlyMap<number, number>> =>
  countsOf(
    await inAll(placeIds, (portion) => counted(db, keeperId).where('placeId', 'in', portion).execute()),
  )

/** How many animals are in each own place, without archived ones. */
export const countAnimals = async (db: Db, keeperId: number): Promise<ReadonlyMap<number, number>> =>
  countsOf(await counted(db, keeperId).where('placeId', 'is not', null).execute())

/** Puts own animals where they are now, each one version on. */
export async function putAnimals(
  tx: Tx,
  keeperId: number,
  placeId: number | null,
  animalIds: readonly number[],
): Promise<void> {
  for (const portion of inPortions(animalIds, atOnce))
    await tx
      .updateTable('animal')
      .set({ placeId, version: nextVersion })
      .where('keeperId', '=', keeperId)
      .where('id', 'in', portion)
      .execute()
}
