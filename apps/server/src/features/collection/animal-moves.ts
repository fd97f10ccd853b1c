import { recordTypeKey } from '@clutchbook/domain/collection/animal-records.rules'
import { type RecordData, readStoredData, storeData } from '@clutchbook/domain/husbandry/record-data'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { compareMoves, latestMoves, type Move, movedToOf } from '@clutchbook/domain/places/moves.rules'
import { fullProblem, placeLabel } from '@clutchbook/domain/places/place.rules'
import { placesFull, placesNotFound } from '@clutchbook/domain/places/places.errors'
import type { Db, Tx } from '../../platform/database/database.ts'
import {
  countIn,
  type HoldingRow,
  listHolding,
  listMovedTo,
  listMoves,
  listPlaced,
  type MoveRow,
  putAnimals,
} from './animal-moves.repository.ts'

/** What of a record says where it moves its animal. */
type MoveRecord = {
  readonly animalId: number
  readonly recordType: string
  readonly recordDate: CivilDay
  readonly recordTime: string | null
  readonly data: string | null
}

/** A record that is written, at its place in the call; `id` puts it after all others while it has none. */
type NewMove = Move & { readonly at: number; readonly data: RecordData }

/** What a refusal calls a field of one of the records. */
type NameOf = (at: number, field: string) => string

/** Numbers that come after all that are stored. */
const firstUnstored = Number.MAX_SAFE_INTEGER / 2

const moveDataOf = ({ recordType, data }: Pick<MoveRecord, 'recordType' | 'data'>): RecordData | null => {
  const typeKey = recordTypeKey(recordType)
  const read = typeKey === 'move' ? readStoredData(data) : null
  return movedToOf(typeKey, read) === null ? null : read
}

/** Whether a record moves its animal. */
export const isMove = (record: Pick<MoveRecord, 'recordType' | 'data'>): boolean =>
  moveDataOf(record) !== null

function newMovesOf(records: readonly MoveRecord[], id: number | null): NewMove[] {
  return records.flatMap((record, at) => {
    const data = moveDataOf(record)
    if (data === null) return []
    const { animalId, recordDate, recordTime } = record
    const movedTo = movedToOf('move', data) ?? 0
    return [{ at, id: id ?? firstUnstored + at, animalId, recordDate, recordTime, movedTo, data }]
  })
}

/** A record that takes the place of a stored one. */
type Replacing = { readonly id: number; readonly movedTo: number | null }

/**
 * Settles where records move their animals before they are written (PLC-06): answers the data of each, a move's with where
 * the animal came from and what both places are called. Throws 'not-found' for a place that is not the keeper's, and
 * 'taken' where more animals would be in a place than it holds (PLC-07), unless its data say anyway. Records that move
 * nothing cost no statement.
 */
export async function resolveMoves(
  tx: Tx,
  keeperId: number,
  records: readonly MoveRecord[],
  nameOf: NameOf,
  replaced: Replacing | null = null,
): Promise<(string | null)[]> {
  const data = records.map((record) => record.data)
  const moves = newMovesOf(records, replaced?.id ?? null)
  if (moves.length === 0) return data
  const places = await listOwnPlaces(tx, keeperId, moves, nameOf, replaced)
  const animalIds = moves.map(({ animalId }) => animalId)
  const stored = (await listMoves(tx, keeperId, animalIds)).filter(({ id }) => id !== replaced?.id)
  await ensureRoom(tx, keeperId, { moves, stored, places }, nameOf)
  for (const move of moves) data[move.at] = storeData(toldData(move, [...stored, ...moves], places))
  return data
}

type Places = ReadonlyMap<number, HoldingRow>

/** The places that records lead to. One that is gone stays named by the record that named it before. */
async function listOwnPlaces(
  tx: Tx,
  keeperId: number,
  moves: readonly NewMove[],
  nameOf: NameOf,
  replaced: Replacing | null,
): Promise<Places> {
  const wanted = moves.filter(({ movedTo }) => movedTo !== 0)
  const rows = await listHolding(
    tx,
    keeperId,
    wanted.map(({ movedTo }) => movedTo),
  )
  const places = new Map(rows.map((row) => [row.id, row]))
  const missing = wanted.filter(({ movedTo }) => !places.has(movedTo) && movedTo !== replaced?.movedTo)
  if (missing.length > 0) throw placesNotFound(missing.map(({ at }) => nameOf(at, 'data.toPlaceId')))
  return places
}

type Situation = {
  readonly moves: readonly NewMove[]
  readonly stored: readonly MoveRow[]
  readonly places: Places
}

/** Throws 'taken' where animals that come are more than their places hold; an animal that is there already takes no more. */
async function ensureRoom(
  tx: Tx,
  keeperId: number,
  { moves, stored, places }: Situation,
  nameOf: NameOf,
): Promise<void> {
  const latest = latestMoves<Move>([...stored, ...moves])
  const animalIds = moves.map(({ animalId }) => animalId)
  const animals = await listPlaced(tx, keeperId, animalIds)
  const counts = new Map(await countIn(tx, keeperId, [...places.keys()]))
  const coming = animals.flatMap(({ id, placeId, isArchived }) => {
    const move = latest.get(id)
    if (isArchived || !isNew(move) || move.movedTo === (placeId ?? 0)) return []
    countTo(counts, placeId, -1)
    return [move]
  })
  const errors: Record<string, string> = {}
  for (const { at, movedTo, data } of coming.toSorted((one, other) => one.at - other.at)) {
    const place = places.get(movedTo)
    const problem = place && data.anyway !== true ? fullProblem(place, (counts.get(movedTo) ?? 0) + 1) : null
    if (problem === null) countTo(counts, movedTo, 1)
    else errors[nameOf(at, 'data.toPlaceId')] = problem
  }
  if (Object.keys(errors).length > 0) throw placesFull(errors)
}

const isNew = (move: Move | undefined): move is NewMove => move !== undefined && 'at' in move

const countTo = (counts: Map<number, number>, placeId: number | null, by: 1 | -1): void => {
  if (placeId !== null) counts.set(placeId, (counts.get(placeId) ?? 0) + by)
}

/** The data of a move with where its animal was before it. What a place is called is what it was called then. */
function toldData(move: NewMove, all: readonly (MoveRow | NewMove)[], places: Places): RecordData {
  const before = all
    .filter((other) => other.animalId === move.animalId && compareMoves(other, move) < 0)
    .toSorted(compareMoves)
    .at(-1)
  const to = places.get(move.movedTo)
  const toCode = to ? placeLabel(to) : move.data.toCode
  const { toPlaceId, anyway } = move.data
  return {
    toPlaceId,
    ...(anyway === undefined ? {} : { anyway }),
    ...(before === undefined || before.movedTo === 0 ? {} : cameFrom(before, places)),
    ...(toPlaceId === null || toCode === undefined ? {} : { toCode }),
  }
}

function cameFrom(before: MoveRow | NewMove, places: Places): RecordData {
  const data = typeof before.data === 'string' ? readStoredData(before.data) : before.data
  const place = places.get(before.movedTo)
  const fromCode = place ? placeLabel(place) : data?.toCode
  return { fromPlaceId: before.movedTo, ...(fromCode === undefined ? {} : { fromCode }) }
}

/**
 * Has animals be where their latest moves lead, nowhere where that place is gone: after each change of these moves or of
 * places, whoever makes it. Those that are there already keep their version.
 */
export async function recomputeAnimalPlaces(
  tx: Tx,
  keeperId: number,
  animalIds: readonly number[],
): Promise<void> {
  if (animalIds.length === 0) return
  const latest = latestMoves(await listMoves(tx, keeperId, animalIds))
  const targets = [...latest.values()].flatMap(({ movedTo }) => (movedTo === 0 ? [] : [movedTo]))
  const there = new Set((await listHolding(tx, keeperId, targets)).map(({ id }) => id))
  const going = (await listPlaced(tx, keeperId, animalIds)).flatMap(({ id, placeId }) => {
    const movedTo = latest.get(id)?.movedTo ?? 0
    const to = there.has(movedTo) ? movedTo : null
    return to === placeId ? [] : [{ id, to }]
  })
  for (const [to, some] of Map.groupBy(going, (one) => one.to))
    await putAnimals(
      tx,
      keeperId,
      to,
      some.map(({ id }) => id),
    )
}

/** Settles the animals that were ever moved to places which are gone or there again. */
export const recomputeMovedTo = async (
  tx: Tx,
  keeperId: number,
  placeIds: readonly number[],
): Promise<void> => recomputeAnimalPlaces(tx, keeperId, await listMovedTo(tx, keeperId, placeIds))

/** All moves of the animals that were ever moved to a place. */
export const listMovesAround = async (reader: Db, keeperId: number, placeId: number): Promise<MoveRow[]> =>
  listMoves(reader, keeperId, await listMovedTo(reader, keeperId, [placeId]))
