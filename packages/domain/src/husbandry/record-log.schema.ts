import { z } from 'zod'
import { recordLimits } from '../collection/animal-records.rules.ts'
import { clientIdOf, newAnimalRecord, recordOfEither } from '../collection/animal-records.schema.ts'
import { digits, plainDay, plainText, recordId, recordIds, several } from '../kernel/fields.ts'
import { pageQuery } from '../kernel/paging.ts'
import { pageOfRecords, recordMessages, subjectProblems } from './log.ts'

const clientId = clientIdOf('Please name the record by a clientId')

/** A new record of an animal or of a place, by a name that it can be sent again under. */
const logEntry = newAnimalRecord
  .extend({
    animalId: z.number(recordMessages.subject).pipe(recordId).nullish(),
    placeId: z.number(recordMessages.subject).pipe(recordId).nullish(),
    /** That a record of a place is of that and of no animal in it, which is so anyway; each animal has a record of its own. */
    of: z.literal('place', recordMessages.ofAnimals).optional(),
    clientId,
  })
  .superRefine((entry, context) => {
    for (const [field, message] of Object.entries(subjectProblems(entry)))
      context.addIssue({ code: 'custom', path: [field], message })
  })

/** What was done, of any animals and kinds. */
export const newLog = z.object({
  entries: several(logEntry).superRefine((entries, context) => {
    const names = entries.map((entry) => entry.clientId)
    for (const [at, name] of names.entries())
      if (names.indexOf(name) < at)
        context.addIssue({
          code: 'custom',
          path: [at, 'clientId'],
          message: 'This clientId stands here twice',
        })
  }),
})

/** The records in the order of the entries, null where one is gone; `replayed` names those that were known already. */
export const writtenLog = z.object({
  records: z.array(recordOfEither.nullable()),
  replayed: z.array(z.string()),
})

/** Records that are taken back, by the names that they were sent under or by their numbers. */
export const undoneLog = z
  .object({ clientIds: several(clientId).optional(), ids: recordIds.optional() })
  .refine(({ clientIds, ids }) => (clientIds === undefined) !== (ids === undefined), {
    message: 'Please name records either by clientIds or by ids',
    path: ['ids'],
  })

/** The numbers of the records that were there, and how many were not, or are someone else's. */
export const removedLog = z.object({ removed: z.array(recordId), gone: z.number().int() })

/** A record among all of a keeper's, with what its animal, or its place, is called; the other is null. */
export const recordOfAny = recordOfEither.extend({
  animalName: z.string().nullable(),
  customId: z.string().nullable(),
  /** The code of the place, or else its name. */
  placeName: z.string().nullable(),
})

/** What narrows the records of all animals and places. */
export const recordsQuery = pageQuery.extend({
  from: plainDay.optional(),
  to: plainDay.optional(),
  /** Without regard to case. */
  recordType: plainText(recordLimits.type).optional(),
  outcome: plainText(recordLimits.type).optional(),
  animalId: digits.optional(),
  /** Those of the place itself; animals in it have records of their own. */
  placeId: digits.optional(),
  limit: pageQuery.shape.limit.unwrap().default(pageOfRecords),
})

export type RecordOfAny = z.output<typeof recordOfAny>
export type LogEntry = z.output<typeof logEntry>
export type WrittenLog = z.output<typeof writtenLog>
export type UndoneLog = z.output<typeof undoneLog>
export type RemovedLog = z.output<typeof removedLog>
export type RecordsQuery = z.output<typeof recordsQuery>
