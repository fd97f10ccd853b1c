import { weightOf } from '@clutchbook/domain/collection/animal-records.rules'
import { isEnd } from '@clutchbook/domain/husbandry/conditions'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import type { Tx } from '../../platform/database/database.ts'
import { isMove, recomputeAnimalPlaces, resolveMoves } from './animal-moves.ts'
import {
  changeAnimalWeight,
  deriveFromRecords,
  insertRecords,
  type RecordRow,
  type RecordValues,
} from './animal-records.repository.ts'
import { findEndings } from './condition-endings.ts'
import { takeStock } from './feeder-stock.ts'
import {
  changeEffects,
  type Effects,
  endConditions,
  listWeighed,
  moveIntoArchive,
} from './record-effects.repository.ts'
import { animalsOf, type Subject } from './record-subject.ts'

/** A record that is going to be written of an own animal or an own place. */
type RecordToWrite = Subject & {
  readonly values: RecordValues
  /** The animal's own weight becomes that of the record. */
  readonly takesWeight: boolean
}

/** The same as what looks at animals sees it: one of a place has a number that no animal has, and does nothing to any. */
type Seen = Omit<RecordToWrite, keyof Subject> & { readonly animalId: number }

const seenOf = ({ animalId, placeId: _place, ...record }: RecordToWrite): Seen => ({
  ...record,
  animalId: animalId ?? 0,
})

/** Whose records are written, when, and what a refusal calls a field of one of them. */
type Writing = {
  readonly keeperId: number
  readonly createdAt: string
  readonly nameOf?: (at: number, field: string) => string
}

/**
 * Writes new records in their order, with what each does elsewhere (HUS-11): a shed ends that the animal is blue, its end
 * archives it, a weight may become that of the animal, a feeding is taken out of stock, a move puts it into its place. Takes as many statements for many records of a kind as for one, but for those that do.
 * Throws 'taken' where a condition lasts already; then none is written.
 */
export async function writeRecords(
  tx: Tx,
  writing: Writing,
  records: readonly RecordToWrite[],
): Promise<RecordRow[]> {
  const { keeperId, createdAt, nameOf = (_at, field) => field } = writing
  const seen = records.map(seenOf)
  const endings = await findEndings(tx, keeperId, seen, nameOf)
  const before = await carryWeights(tx, keeperId, seen)
  const archiving = await archiveEnded(tx, keeperId, seen)
  const moving = seen.map(({ animalId, values }) => ({ animalId, ...values }))
  const moved = await resolveMoves(tx, keeperId, moving, nameOf)
  const fed = moving.map((record, at) => ({ ...record, data: moved[at] ?? null }))
  const data = await takeStock(tx, keeperId, fed, nameOf)
  const effectsOf = (at: number): Effects => ({
    ...before.get(at),
    ...(archiving.has(at) ? { archived: true } : {}),
  })
  const dayOf = (at: number): CivilDay => records[at]?.values.recordDate ?? ''
  const endOf = new Map(
    [...endings].flatMap(([at, ended]) =>
      ended.flatMap((lasting) => ('at' in lasting ? [[lasting.at, dayOf(at)] as const] : [])),
    ),
  )
  const rows = await insertRecords(
    tx,
    keeperId,
    records.map(({ animalId, placeId, values }, at) => ({
      ...{ animalId, placeId, createdAt, effects: effectsOf(at) },
      ...{ ...values, data: data[at] ?? values.data, endDate: endOf.get(at) ?? values.endDate },
    })),
  )
  for (const [at, lasting] of endings) {
    const ended = lasting.map((one) => ('id' in one ? one.id : (rows[one.at]?.id ?? 0)))
    const stored = lasting.flatMap((one) => ('id' in one ? [one.id] : []))
    await endConditions(tx, keeperId, stored, dayOf(at))
    await changeEffects(tx, keeperId, rows[at]?.id ?? 0, { ...effectsOf(at), ended })
  }
  await recomputeAnimalPlaces(
    tx,
    keeperId,
    moving.filter(isMove).map(({ animalId }) => animalId),
  )
  await deriveFromRecords(tx, keeperId, animalsOf(records))
  return rows
}

/** Archives the animals whose end is written; answers the places of the records that did it. */
async function archiveEnded(
  tx: Tx,
  keeperId: number,
  records: readonly Seen[],
): Promise<ReadonlySet<number>> {
  const firstEnd = new Map<number, number>()
  for (const [at, { animalId, values }] of records.entries())
    if (isEnd(values) && !firstEnd.has(animalId)) firstEnd.set(animalId, at)
  const moved = await moveIntoArchive(tx, keeperId, [...firstEnd.keys()], true)
  return new Set([...firstEnd].flatMap(([animalId, at]) => (moved.has(animalId) ? [at] : [])))
}

/** Gives animals the weights of records that are to become theirs; answers what each weighed before, by the records' places. */
async function carryWeights(
  tx: Tx,
  keeperId: number,
  records: readonly Seen[],
): Promise<Map<number, Effects>> {
  const before = new Map<number, Effects>()
  const animalIds = records.filter(({ takesWeight }) => takesWeight).map(({ animalId }) => animalId)
  if (animalIds.length === 0) return before
  const weights = new Map(
    (await listWeighed(tx, keeperId, animalIds)).map(({ id, weight, weightUnit }) => [
      id,
      { weight, weightUnit },
    ]),
  )
  for (const [at, { animalId, values, takesWeight }] of records.entries()) {
    const weight = takesWeight ? weightOf(values) : null
    const earlier = weights.get(animalId)
    if (!weight || !earlier) continue
    before.set(at, { weight: earlier })
    weights.set(animalId, { weight: weight.amount, weightUnit: weight.unit })
  }
  for (const animalId of new Set(animalIds)) {
    const weighed = weights.get(animalId)
    if (weighed) await changeAnimalWeight(tx, { keeperId, animalId }, weighed)
  }
  return before
}
