import { z } from 'zod'
import {
  digits,
  moment,
  optionalText,
  plainText,
  recordId,
  requiredDay,
  textBy,
  textOrNumber,
} from '../kernel/fields.ts'
import { pageQuery } from '../kernel/paging.ts'
import { recordLimits, recordTypeProblem } from './animal-records.rules.ts'

/** feeding, weight, shed, health, note, or a word of the keeper's own. */
const recordType = textBy(recordTypeProblem, recordLimits.type).transform((type) => type.trim())
const recordDate = requiredDay('Please enter the day of the record')

/** Every field of a record that a keeper writes, each optional: the body of a change. */
export const animalRecordChange = z
  .object({
    recordType,
    recordDate,
    details: optionalText(recordLimits.details),
    /** Text, because it may be '450', '2 rats' or 'whole'; of a weight record a number, with its unit or without. */
    measurement: textOrNumber.pipe(optionalText(recordLimits.measurement)),
    unit: optionalText(recordLimits.unit),
    /** Of a weight record: the animal's own weight becomes this one, in the same step. */
    updateAnimalWeight: z.boolean(),
  })
  .partial()

/** The body of a new record: what kind it is and the day it is of are enough. */
export const newAnimalRecord = animalRecordChange.extend({ recordType, recordDate })

/** A record as the animal's owner reads it. */
export const animalRecord = z.object({
  id: recordId,
  animalId: recordId,
  version: z.number().int(),
  recordType: z.string(),
  recordDate: z.string(),
  details: z.string().nullable(),
  measurement: z.string().nullable(),
  unit: z.string().nullable(),
  createdAt: moment,
})

/** What narrows the records of an animal. */
export const animalRecordQuery = pageQuery.extend({
  /** Records of one kind alone, without regard to case: 'weight' for a curve. */
  recordType: plainText(recordLimits.type).optional(),
})

/** The animal's and the record's number in a path. */
export const animalRecordParams = z.object({ id: digits, recordId: digits })

export type AnimalRecord = z.output<typeof animalRecord>
export type AnimalRecordChange = z.output<typeof animalRecordChange>
export type NewAnimalRecord = z.output<typeof newAnimalRecord>
export type AnimalRecordQuery = z.output<typeof animalRecordQuery>
