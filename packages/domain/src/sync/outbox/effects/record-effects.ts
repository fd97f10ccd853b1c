import { recordFields } from '../../../collection/animal-records.fields.ts'
import { recordTypeKey, weightOf } from '../../../collection/animal-records.rules.ts'
import type { RecordOfEither } from '../../../collection/animal-records.schema.ts'
import type { Animal } from '../../../collection/collection.schema.ts'
import { toCelsius } from '../../../eggs/eggs.rules.ts'
import { endedBy, isEnd, openKindOf } from '../../../husbandry/conditions.ts'
import { dataDefaults, measureOf, noneByNull } from '../../../husbandry/record-data.rules.ts'
import type { RecordData } from '../../../husbandry/record-data.ts'
import { movedToOf } from '../../../places/moves.rules.ts'
import { type SyncedOfEither, toRecord } from '../../copy/copied-records.rules.ts'
import { type Copy, rowOf, rowsOf } from '../../copy/copy.ts'
import type { SyncedRecord } from '../../sync.schema.ts'
import { findAnimal, namesOfAnimals, putAnimal } from './animal-effects.ts'
import {
  addedRow,
  type Body,
  bodyOf,
  type Draft,
  type EffectOf,
  idOf,
  idsIn,
  type Making,
  namesAs,
} from './draft.ts'
import { newOf, sentOf } from './written-fields.ts'

const findRecord = (copy: Copy, id: number) => rowOf<SyncedOfEither>(copy, 'records', id)

const putRecord = (draft: Draft, record: SyncedOfEither): void =>
  draft.put('records', record as unknown as SyncedRecord)

/** A record as its owner reads it; null where it is not there. */
function shown(copy: Copy, id: number): RecordOfEither | null {
  const record = findRecord(copy, id)
  return record ? toRecord(record) : null
}

const defaults: Readonly<Record<string, RecordData>> = dataDefaults

/** A temperature is kept in °C, and the unit beside it is the one in which it was read. */
function inCelsius({ temperature, temperatureUnit, ...others }: RecordData): RecordData {
  if (typeof temperature !== 'number') return others
  const unit = temperatureUnit === 'F' ? 'F' : 'C'
  return { temperature: toCelsius(temperature, unit), temperatureUnit: unit, ...others }
}

/** Data as the server keeps them: without what says nothing, and with what a field says that is left out. */
function dataOf(recordType: unknown, { data }: Body): RecordData | null {
  if (typeof data !== 'object' || data === null) return null
  const kind = recordTypeKey(String(recordType))
  const said = Object.entries(data).filter(
    ([field, value]) =>
      value !== undefined && (value !== null || noneByNull.has(field)) && String(value).trim() !== '',
  )
  const filled = { ...(Object.hasOwn(defaults, kind) ? defaults[kind] : {}), ...Object.fromEntries(said) }
  return kind === 'climate' ? inCelsius(filled) : filled
}

/** What its data tell stands for what it measures, where its keeper wrote nothing beside them. */
function measured<Record extends SyncedOfEither>(record: Record): Record {
  const { measurement, unit, recordType, data } = record
  if (measurement !== null || unit !== null || data === null) return record
  return { ...record, ...measureOf(recordType, data as RecordData) }
}

/** The conditions of an animal that a record ends by being written. */
function endConditions(draft: Draft, record: SyncedOfEither): void {
  const ended: readonly string[] = endedBy(record)
  if (ended.length === 0 || record.animalId === null) return
  for (const one of rowsOf<SyncedOfEither>(draft, 'records'))
    if (one.animalId === record.animalId && ended.includes(openKindOf(one) ?? ''))
      putRecord(draft, { ...one, endDate: record.recordDate })
}

/** What a record does to its animal: it may become its weight, move it, or be its end. */
function follow(draft: Draft, record: SyncedOfEither, body: Body): void {
  const animal = findAnimal(draft, record.animalId)
  if (!animal) return
  const weight = body.updateAnimalWeight === true ? weightOf(record) : null
  const movedTo = movedToOf(recordTypeKey(record.recordType), record.data)
  const changed: Animal = {
    ...animal,
    ...(weight && { weight: weight.amount, weightUnit: weight.unit }),
    ...(movedTo === null ? {} : { placeId: movedTo === 0 ? null : movedTo }),
    ...(isEnd(record) && { isArchived: true }),
  }
  if (Object.entries(changed).some(([field, value]) => animal[field as keyof Animal] !== value))
    putAnimal(draft, changed)
}

type Subject = { readonly animalId: number | null; readonly placeId: number | null }

const isThere = (draft: Draft, { animalId, placeId }: Subject): boolean =>
  animalId === null
    ? placeId !== null && draft.of('places').has(placeId)
    : findAnimal(draft, animalId) !== undefined

/** A record that is added; null where its animal, or place, is not there. */
function makeRecord(draft: Draft, subject: Subject, body: Body, making: Making): SyncedOfEither | null {
  if (!isThere(draft, subject)) return null
  const { today, clock } = making
  const own = { ...addedRow(making), data: dataOf(body.recordType, body), ...subject }
  const written = measured({ ...own, ...newOf(recordFields, body) } as unknown as SyncedOfEither)
  const isMoveOfToday = recordTypeKey(written.recordType) === 'move' && written.recordDate === today
  const record = { ...written, recordTime: written.recordTime ?? (isMoveOfToday ? clock : null) }
  putRecord(draft, record)
  endConditions(draft, record)
  follow(draft, record, body)
  return record
}

const ofAnimal = (animalId: number): Subject => ({ animalId, placeId: null })

const addRecord: EffectOf = (draft, change, making) => {
  const record = makeRecord(draft, ofAnimal(idOf(change)), bodyOf(change), making)
  const label = namesOfAnimals(draft, [idOf(change)])
  return record && { answer: (copy) => shown(copy, record.id), base: null, label }
}

const addToSeveral: EffectOf = (draft, change, making) => {
  const { ids: _, ...body } = bodyOf(change)
  const animals = idsIn(bodyOf(change))
  const ids: number[] = []
  for (const animalId of animals) {
    const record = makeRecord(draft, ofAnimal(animalId), body, making)
    if (!record) return null
    ids.push(record.id)
  }
  return { answer: () => ({ ids }), base: null, label: namesOfAnimals(draft, animals) }
}

const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** The name of the animal, or the place, that a record is of. */
function subjectName(copy: Copy, { animalId, placeId }: Subject): string {
  if (animalId !== null) return findAnimal(copy, animalId)?.name ?? ''
  return rowOf<{ id: number; name: string }>(copy, 'places', placeId)?.name ?? ''
}

const writeLog: EffectOf = (draft, change, making) => {
  const { entries } = bodyOf(change) as { readonly entries: readonly Body[] }
  const records: SyncedOfEither[] = []
  for (const entry of entries) {
    const subject = { animalId: numberOrNull(entry.animalId), placeId: numberOrNull(entry.placeId) }
    const record = makeRecord(draft, subject, entry, making)
    if (!record) return null
    records.push(record)
  }
  return {
    answer: (copy) => ({ records: records.map(({ id }) => shown(copy, id)), replayed: [] }),
    base: null,
    label: namesAs(records.map((record) => subjectName(draft, record))),
  }
}

const undoLog: EffectOf = (draft, change) => {
  const body = bodyOf(change)
  const [ids, names] = [idsIn(body), Array.isArray(body.clientIds) ? body.clientIds : []]
  const records = rowsOf<SyncedOfEither>(draft, 'records').filter(
    ({ id, clientId }) => ids.includes(id) || (clientId !== null && names.includes(clientId)),
  )
  for (const { id } of records) draft.remove('records', id)
  const gone = ids.length + names.length - records.length
  const removed = records.map(({ id }) => id)
  const label = namesAs(records.map((record) => subjectName(draft, record)))
  return { answer: () => ({ removed, gone }), base: null, label }
}

const changeRecord: EffectOf = (draft, change) => {
  const [before, body] = [findRecord(draft, idOf(change, 'recordId')), bodyOf(change)]
  if (!before) return null
  const data = body.data === undefined ? {} : { data: dataOf(body.recordType ?? before.recordType, body) }
  const record = measured({ ...before, ...sentOf(recordFields, body), ...data } as SyncedOfEither)
  putRecord(draft, record)
  follow(draft, record, body)
  const label = subjectName(draft, before)
  return { answer: (copy) => shown(copy, before.id), base: before, label }
}

const removeRecord: EffectOf = (draft, change) => {
  const before = findRecord(draft, idOf(change, 'recordId'))
  if (!before) return null
  draft.remove('records', before.id)
  return { answer: () => undefined, base: before, label: subjectName(draft, before) }
}

const removeRecords: EffectOf = (draft, change) => {
  const ids = idsIn(bodyOf(change))
  const records = ids.flatMap((id) => findRecord(draft, id) ?? [])
  if (records.length < ids.length) return null
  for (const id of ids) draft.remove('records', id)
  return {
    answer: () => ({ ids }),
    base: null,
    label: namesAs(records.map((one) => subjectName(draft, one))),
  }
}

const takeBack: EffectOf = (draft, change, making) => {
  const effect = removeRecord(draft, change, making)
  const animal = findAnimal(draft, idOf(change))
  if (!effect || !animal) return null
  const { weight, weightUnit } = bodyOf(change) as unknown as Pick<Animal, 'weight' | 'weightUnit'>
  putAnimal(draft, { ...animal, weight, weightUnit })
  return { ...effect, answer: () => ({ weightStays: false }) }
}

export const recordEffects = {
  'POST /api/animals/{id}/records': addRecord,
  'PATCH /api/animals/{id}/records/{recordId}': changeRecord,
  'DELETE /api/animals/{id}/records/{recordId}': removeRecord,
  'POST /api/animals/{id}/records/{recordId}/take-back': takeBack,
  'POST /api/animals/records': addToSeveral,
  'POST /api/animals/records/remove': removeRecords,
  'POST /api/log': writeLog,
  'POST /api/log/undo': undoLog,
} satisfies Record<string, EffectOf>
