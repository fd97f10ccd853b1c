import { z } from 'zod'
import { recordId, recordIds } from '../kernel/fields.ts'
import { newAnimalRecord } from './animal-records.schema.ts'
import { animalLists } from './collection.rules.ts'
import { animalQuery, holdbackChange } from './collection.schema.ts'

/** Which animals, or which of their records. */
export const chosen = z.object({ ids: recordIds })

export const severalHeldBack = holdbackChange.extend({ ids: recordIds })

/** One record for each of several animals. A weight is of one animal alone, so none takes it on. */
export const severalRecords = newAnimalRecord.omit({ updateAnimalWeight: true }).extend({
  ids: recordIds,
  clientId: z.null('A clientId names one record: please send several by POST /api/log').optional(),
})

/** What was changed, for whoever wants to take it back: animals that were so already are not among them. */
export const changed = z.object({ ids: z.array(recordId) })

/** A list and what narrows it, as the calls that answer its animals take them. */
export const listedIdsQuery = animalQuery
  .omit({ limit: true, cursor: true })
  .extend({ list: z.enum(animalLists).default('main') })

export type Changed = z.output<typeof changed>
export type SeveralRecords = z.output<typeof severalRecords>
export type ListedIdsQuery = z.output<typeof listedIdsQuery>
