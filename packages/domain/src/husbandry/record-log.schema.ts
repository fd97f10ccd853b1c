import { z } from 'zod'
import { recordLimits } from '../collection/animal-records.rules.ts'
import { animalRecord, clientIdOf, newAnimalRecord } from '../collection/animal-records.schema.ts'
import { digits, plainDay, plainText, recordId, recordIds, several } from '../kernel/fields.ts'
import { pageQuery } from '../kernel/paging.ts'
import { pageOfRecords } from './log.ts'

const clientId = clientIdOf('Please name the record by a clientId')

/** A new record of one of several animals, by a name that it can be sent again under. */
const logEntry = newAnimalRecord.extend({
  animalId: z.number('Please say which animal it is of').pipe(recordId),
  clientId,
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
  records: z.array(animalRecord.nullable()),
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

/** A record among those of all animals, with whose it is. */
export const recordOfAny = animalRecord.extend({ animalName: z.string(), customId: z.string().nullable() })

/** What narrows the records of all animals. */
export const recordsQuery = pageQuery.extend({
  from: plainDay.optional(),
  to: plainDay.optional(),
  /** Without regard to case. */
  recordType: plainText(recordLimits.type).optional(),
  outcome: plainText(recordLimits.type).optional(),
  animalId: digits.optional(),
  limit: pageQuery.shape.limit.unwrap().default(pageOfRecords),
})

export type RecordOfAny = z.output<typeof recordOfAny>
export type LogEntry = z.output<typeof logEntry>
export type WrittenLog = z.output<typeof writtenLog>
export type UndoneLog = z.output<typeof undoneLog>
export type RemovedLog = z.output<typeof removedLog>
export type RecordsQuery = z.output<typeof recordsQuery>
