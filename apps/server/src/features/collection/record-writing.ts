import { conditionLasts } from '@clutchbook/domain/collection/animal-records.errors'
import { weightOf } from '@clutchbook/domain/collection/animal-records.rules'
import { endedBy, lastsAlready, openKindOf } from '@clutchbook/domain/husbandry/conditions'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import type { Tx } from '../../platform/database/database.ts'
import {
  changeAnimalWeight,
  deriveLastMeals,
  insertRecords,
  type RecordRow,
  type RecordValues,
} from './animal-records.repository.ts'
import { deriveRecord } from './derive.ts'
import {
  changeEffects,
  type Effects,
  endConditions,
  listOpenConditions,
  listWeighed,
} from './record-effects.repository.ts'

/** A record that is going to be written of an own animal. */
type RecordToWrite = {
  readonly animalId: number
  readonly values: RecordValues
  /** The animal's own weight becomes that of the record. */
  readonly takesWeight: boolean
}

/** Whose records are written, when, and what a refusal calls a field of one of them. */
type Writing = {
  readonly keeperId: number
  readonly createdAt: string
  readonly nameOf?: (at: number, field: string) => string
}

/** A condition that lasts while records are written: one that is stored, or the record at a place of the call. */
type Lasting = { readonly since: CivilDay } & ({ readonly id: number } | { readonly at: number })

/** What a record is going to end: stored conditions, and records of the same call. */
type Ending = { readonly on: CivilDay; readonly lasting: Lasting }

const keyOf = (animalId: number, kind: string): string => `${animalId} ${kind}`

/**
 * Writes new records in their order, with what each does elsewhere (HUS-11): a shed ends that the animal is blue, a weight
 * may become that of the animal. Takes as many statements for many records of a kind as for one, but for those that do.
 * Throws 'taken' where a condition lasts already; then none is written.
 */
export async function writeRecords(
  tx: Tx,
  writing: Writing,
  records: readonly RecordToWrite[],
): Promise<RecordRow[]> {
  const { keeperId, createdAt } = writing
  const endings = await settleConditions(tx, writing, records)
  const before = await carryWeights(tx, keeperId, records)
  const endOf = new Map(
    [...endings.values()].flatMap(({ on, lasting }) => ('at' in lasting ? [[lasting.at, on] as const] : [])),
  )
  const rows = await insertRecords(
    tx,
    keeperId,
    records.map(({ animalId, values }, at) => ({
      ...{ animalId, createdAt, effects: before.get(at) ?? {} },
      ...{ ...values, endDate: endOf.get(at) ?? values.endDate },
    })),
  )
  for (const [at, { on, lasting }] of endings) {
    const [ending, ended] = [rows[at]?.id ?? 0, 'id' in lasting ? lasting.id : (rows[lasting.at]?.id ?? 0)]
    if ('id' in lasting) await endConditions(tx, keeperId, [ended], on)
    await changeEffects(tx, keeperId, ending, { ...before.get(at), ended: [ended] })
  }
  await deriveLastMeals(
    tx,
    keeperId,
    records.filter(mayBeMeal).map(({ animalId }) => animalId),
  )
  return rows
}

const mayBeMeal = ({ values }: RecordToWrite): boolean => deriveRecord(values).mealOn !== null

/** Finds what the records end, by their places. Throws 'taken' where one begins a condition that lasts already. */
async function settleConditions(
  tx: Tx,
  { keeperId, nameOf = (_at, field) => field }: Writing,
  records: readonly RecordToWrite[],
): Promise<Map<number, Ending>> {
  const endings = new Map<number, Ending>()
  const concerned = records.filter(({ values }) => openKindOf(values) ?? endedBy(values.recordType))
  if (concerned.length === 0) return endings
  const animalIds = [...new Set(concerned.map(({ animalId }) => animalId))]
  const open = new Map<string, Lasting>()
  for (const { id, animalId, openKind, recordDate } of await listOpenConditions(tx, keeperId, animalIds))
    open.set(keyOf(animalId, openKind ?? ''), { id, since: recordDate })
  const clashes: { at: number; animalId: number; since: CivilDay }[] = []
  for (const [at, { animalId, values }] of records.entries()) {
    const { recordDate } = values
    const [begun, ended] = [openKindOf(values), endedBy(values.recordType)]
    const lasting = open.get(keyOf(animalId, begun ?? ended ?? ''))
    if (begun !== null && lasting) clashes.push({ at, animalId, since: lasting.since })
    else if (begun !== null) open.set(keyOf(animalId, begun), { at, since: recordDate })
    else if (ended !== null && lasting && lasting.since <= recordDate) {
      endings.set(at, { on: recordDate, lasting })
      open.delete(keyOf(animalId, ended))
    }
  }
  if (clashes.length === 0) return endings
  const named = new Map((await listWeighed(tx, keeperId, animalIds)).map(({ id, name }) => [id, name]))
  const errors = clashes.map(({ at, animalId, since }) => [
    nameOf(at, 'recordType'),
    lastsAlready(named.get(animalId) ?? '', records[at]?.values.recordType ?? '', since),
  ])
  throw conditionLasts(Object.fromEntries(errors))
}

/** Gives animals the weights of records that are to become theirs; answers what each weighed before, by the records' places. */
async function carryWeights(
  tx: Tx,
  keeperId: number,
  records: readonly RecordToWrite[],
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
