import { z } from 'zod'
import { sentShape, shownShape } from '../kernel/field-schemas.ts'
import { digits, moment, plainText, recordId, textBy } from '../kernel/fields.ts'
import { pageQuery } from '../kernel/paging.ts'
import { recordFields } from './animal-records.fields.ts'
import { clientIdProblem, recordLimits } from './animal-records.rules.ts'
import { animalFields } from './collection.fields.ts'

const { clientId, ...sent } = sentShape(recordFields)

/** A clientId that must be there; `absent` says so where it is not. */
export const clientIdOf = (absent: string) =>
  textBy((text) => (text === '' ? absent : clientIdProblem(text)), recordLimits.clientId)

/** Data as they are sent: flat. Their kind tells which fields there are; `readRecordData` reads them. */
const sentData = z
  .record(
    z.string(),
    z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()], 'Please check this value'),
  )
  .refine((data) => Object.keys(data).length <= recordLimits.data, 'Please leave out what is no field')
  .nullable()

/** Data as answers carry them. */
const shownData = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]),
)

/** Every field of a record that a keeper writes, each optional: the body of a change. */
export const animalRecordChange = z
  .object({
    ...sent,
    /** What was done in fields of its kind, as the outcome of a feeding (HUS-02). */
    data: sentData,
    /** Of a weight record: the animal's own weight becomes this one, in the same step. */
    updateAnimalWeight: z.boolean(),
  })
  .partial()

/** The body of a new record: what kind it is and the day it is of are enough. */
export const newAnimalRecord = animalRecordChange.extend({
  recordType: sent.recordType,
  recordDate: sent.recordDate,
  clientId: clientId.optional(),
})

/** A record as the animal's owner reads it. */
export const animalRecord = z.object({
  id: recordId,
  animalId: recordId,
  /** The place that a record is of; one of an animal is of none. */
  placeId: z.null(),
  version: z.number().int(),
  ...shownShape(recordFields),
  data: shownData.nullable(),
  createdAt: moment,
})

/** A record of a place itself, as its owner reads it. */
export const placeRecord = animalRecord.extend({ animalId: z.null(), placeId: recordId })

/** A record of an animal or of a place; the number of the other is null. */
export const recordOfEither = animalRecord.extend({
  animalId: recordId.nullable(),
  placeId: recordId.nullable(),
})

/** What was last written down of an animal, by day; what was never written down is null. */
export const latestRecords = z.object({
  /** The last feeding that was not refused. */
  meal: animalRecord.nullable(),
  /** How many feedings were refused after it; all of them where there was no meal. */
  refusals: z.number().int(),
  /** The last two weights, the latest first. */
  weights: z.array(animalRecord).max(2),
  shed: animalRecord.nullable(),
})

const { weight, weightUnit } = sentShape(animalFields)

/** What an animal weighed before a record became its weight, and of which version it was then. */
export const weightBefore = z.object({ weight, weightUnit, version: z.number().int() })

/** Whether the animal keeps the weight of a record that was taken back, because it was changed since. */
export const recordTakenBack = z.object({ weightStays: z.boolean() })

/** What narrows the records of an animal. */
export const animalRecordQuery = pageQuery.extend({
  /** Records of one kind alone, without regard to case: 'weight' for a curve. */
  recordType: plainText(recordLimits.type).optional(),
})

/** The animal's and the record's number in a path. */
export const animalRecordParams = z.object({ id: digits, recordId: digits })

export type AnimalRecord = z.output<typeof animalRecord>
export type PlaceRecord = z.output<typeof placeRecord>
export type RecordOfEither = z.output<typeof recordOfEither>
export type WeightBefore = z.output<typeof weightBefore>
export type RecordTakenBack = z.output<typeof recordTakenBack>
export type LatestRecords = z.output<typeof latestRecords>
export type AnimalRecordChange = z.output<typeof animalRecordChange>
export type NewAnimalRecord = z.output<typeof newAnimalRecord>
export type AnimalRecordQuery = z.output<typeof animalRecordQuery>
