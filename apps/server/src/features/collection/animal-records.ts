import { recordChangedMeanwhile, recordNotFound } from '@clutchbook/domain/collection/animal-records.errors'
import { weightOf } from '@clutchbook/domain/collection/animal-records.rules'
import type {
  AnimalRecord,
  AnimalRecordChange,
  AnimalRecordQuery,
  LatestRecords,
  NewAnimalRecord,
  RecordTakenBack,
  WeightBefore,
} from '@clutchbook/domain/collection/animal-records.schema'
import type { Actor } from '../../platform/actor.ts'
import { type Clock, isoAfter, isoNow, meantAt, todayIn } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import { answerOnce, keyedBy } from '../../platform/database/request-keys.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import { changesNothing } from '../../platform/database/unchanged.ts'
import { dayMs } from '../../platform/durations.ts'
import { isMove, recomputeAnimalPlaces, resolveMoves } from './animal-moves.ts'
import { getAnimal } from './animal-reading.ts'
import {
  changeAnimalWeight,
  changeRecord,
  findRecord,
  listRecords,
  type RecordPlace,
  type RecordRow,
  type RecordValues,
  type RowOfAnimal,
  removeRecords,
} from './animal-records.repository.ts'
import type { AnimalRow } from './collection.repository.ts'
import { deriveRecord } from './derive.ts'
import { moveStock } from './feeder-stock.ts'
import { forgetGone } from './gone-records.repository.ts'
import { ensureSentAgain, findKnown } from './known-records.ts'
import { readLatest } from './latest-records.ts'
import { toAnimalRecord } from './record-answers.ts'
import { changedDraftOf, draftOf, ensureMeaning } from './record-drafts.ts'
import { ensureMayLast, moveEffects } from './record-effects.ts'
import { ofAnimal } from './record-subject.ts'
import { writeRecords } from './record-writing.ts'
import { type KeepInTrash, leaveUncounted } from './removal.hooks.ts'

/** How long the name of a deleted record stays known (HUS-16). */
const namesKeptMs = 90 * dayMs

/** A page of an animal's records; `next` is the cursor of the following one. */
export type RecordsPage = { readonly records: AnimalRecord[]; readonly next: string | null }

/** One record of an animal; a stated version must be the one that it is of. */
type RecordAt = { readonly animalId: number; readonly id: number; readonly version: number | null }

type RecordDependencies = {
  readonly db: Db
  readonly transact: Transact
  readonly clock: Clock
  readonly keepInTrash: KeepInTrash
}

/** What is written down about the keeper's animals (COL-106). Every call throws 'not-found' for a foreign animal. */
export function createAnimalRecords({ db, transact, clock, keepInTrash }: RecordDependencies) {
  /** Adds a record; one that a program has named and sent before is answered as it is now, null where it is gone. */
  const add = async (
    tx: Tx,
    actor: Actor,
    animalId: number,
    input: NewAnimalRecord,
  ): Promise<AnimalRecord | null> => {
    const { keeperId } = actor
    const { clientId, recordType } = input
    const known = clientId && (await findKnown(tx, keeperId, [clientId])).get(clientId)
    if (known) {
      const record = ensureSentAgain(known, { ...ofAnimal(animalId), recordType })
      return record && { ...record, animalId, placeId: null }
    }
    await getAnimal(tx, actor, animalId)
    const draft = draftOf(input, meantAt(clock, actor))
    ensureMeaning(draft)
    const rows = await writeRecords(tx, { keeperId, createdAt: isoNow(clock) }, [
      { ...ofAnimal(animalId), ...draft },
    ])
    return rows.map((row) => toAnimalRecord({ ...row, animalId }))[0] ?? null
  }

  const leave = leaveUncounted((tx, keeperId, id) => removeRecords(tx, keeperId, [id], isoNow(clock)))

  /** Answers the animal of the record. */
  const removeWithin = async (
    tx: Tx,
    actor: Actor,
    { animalId, id, version }: RecordAt,
  ): Promise<AnimalRow> => {
    const { keeperId } = actor
    await bumpDataVersion(tx, keeperId)
    const animal = await getAnimal(tx, actor, animalId)
    const row = await getRecord(tx, placeOf(actor, animalId), id)
    ensureVersion(row, version)
    const { recordType: label, recordDate } = row
    const records = [{ id, label, note: `${recordDate} ${animal.name}` }]
    await keepInTrash(tx, { kind: 'records', keeperId, records }, async () => [await leave(tx, keeperId, id)])
    return animal
  }

  return {
    list: async (actor: Actor, animalId: number, query: AnimalRecordQuery): Promise<RecordsPage> => {
      await getAnimal(db, actor, animalId)
      const { rows, next } = await listRecords(db, placeOf(actor, animalId), query)
      return { records: rows.map(toAnimalRecord), next }
    },

    latest: async (actor: Actor, animalId: number): Promise<LatestRecords> => {
      await getAnimal(db, actor, animalId)
      return readLatest(db, placeOf(actor, animalId))
    },

    /** Adds a record. A weight becomes the animal's own in the same transaction where the keeper asks for it. */
    create: (actor: Actor, animalId: number, input: NewAnimalRecord): Promise<AnimalRecord | null> => {
      const request = keyedBy(actor, ['record', animalId, input])
      return transact((tx) =>
        answerOnce(tx, clock, request, async () => {
          await bumpDataVersion(tx, actor.keeperId)
          return add(tx, actor, animalId, input)
        }),
      )
    },

    /** Changes a record. With a version stated, throws 'stale-version' when it has moved on. */
    change: (
      actor: Actor,
      animalId: number,
      id: number,
      input: AnimalRecordChange,
      version: number | null,
    ): Promise<AnimalRecord> =>
      transact(async (tx) => {
        await bumpDataVersion(tx, actor.keeperId)
        await getAnimal(tx, actor, animalId)
        const place = placeOf(actor, animalId)
        const before = await getRecord(tx, place, id)
        ensureVersion(before, version)
        const draft = changedDraftOf(before, input, todayIn(clock, actor.timeZone))
        ensureMeaning(draft)
        await ensureMayLast(tx, place, { id, ...draft.values })
        const data = await moveStock(tx, actor.keeperId, before, draft.values)
        const values = await resolvedMove(tx, place, before, { ...draft.values, data })
        const row = changesNothing(before, values) ? before : await changeRecord(tx, place, id, values)
        if (isMove(before) || isMove(row)) await recomputeAnimalPlaces(tx, actor.keeperId, [animalId])
        await moveEffects(tx, place, before, row)
        await carryWeight(tx, place, row, draft.takesWeight)
        return toAnimalRecord(row)
      }),

    /** Removes a record; the trash keeps it. Throws 'stale-version' like a change. */
    remove: (actor: Actor, animalId: number, id: number, version: number | null): Promise<void> =>
      transact(async (tx) => void (await removeWithin(tx, actor, { animalId, id, version }))),

    /**
     * Removes a record that became the weight of its animal, and gives that back what it weighed `before`, unless it was
     * changed since: then the weight stays, and the answer says so. Throws 'stale-version' like a change.
     */
    takeBack: (actor: Actor, at: RecordAt, { version, ...before }: WeightBefore): Promise<RecordTakenBack> =>
      transact(async (tx) => {
        const animal = await removeWithin(tx, actor, at)
        // The record itself was the one version since.
        const weightStays = animal.version !== version + 1
        if (!weightStays) await changeAnimalWeight(tx, placeOf(actor, at.animalId), before)
        return { weightStays }
      }),

    /** How a record leaves, whoever wants it to. */
    leave,

    /** Forgets the names of records that were deleted long ago. */
    sweep: () => forgetGone(db, isoAfter(clock, -namesKeptMs)),
  }
}

const placeOf = ({ keeperId }: Actor, animalId: number): RecordPlace => ({ keeperId, animalId })

async function getRecord(reader: Db, place: RecordPlace, id: number): Promise<RowOfAnimal> {
  const row = await findRecord(reader, place, id)
  if (!row) throw recordNotFound()
  return row
}

function ensureVersion(row: RowOfAnimal, version: number | null): void {
  if (version !== null && version !== row.version) throw recordChangedMeanwhile(toAnimalRecord(row))
}

/** What a changed record is going to hold: where it moves its animal is resolved anew. */
async function resolvedMove(
  tx: Tx,
  { keeperId, animalId }: RecordPlace,
  before: RecordRow,
  values: RecordValues,
): Promise<RecordValues> {
  const replaced = { id: before.id, movedTo: deriveRecord(before).movedTo }
  const [data] = await resolveMoves(tx, keeperId, [{ animalId, ...values }], (_at, field) => field, replaced)
  return { ...values, data: data ?? values.data }
}

async function carryWeight(tx: Tx, place: RecordPlace, record: RecordRow, isAsked: boolean): Promise<void> {
  const weight = isAsked ? weightOf(record) : null
  if (weight) await changeAnimalWeight(tx, place, { weight: weight.amount, weightUnit: weight.unit })
}
