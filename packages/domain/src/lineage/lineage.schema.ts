import { z } from 'zod'
import { animalCard } from '../collection/collection.schema.ts'
import { moment, recordId } from '../kernel/fields.ts'

/** That an animal came from a parent, a project or an egg of the same keeper (LIN-22), with the animal itself. */
export const offspringLink = z.object({
  id: recordId,
  userId: recordId,
  createdAt: moment,
  reptileId: recordId,
  parentId: recordId.nullable(),
  breedingProjectId: recordId.nullable(),
  eggId: recordId.nullable(),
  hatchDate: z.string().nullable(),
  notes: z.string().nullable(),
  reptile: animalCard,
})

export type OffspringLink = z.output<typeof offspringLink>
