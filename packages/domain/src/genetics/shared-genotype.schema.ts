import { z } from 'zod'
import { evidences } from './entry.ts'
import { animalWarning } from './warning.schema.ts'

/** What strangers read of an animal's genes: no file, marker, note or name of who stated it, and no relative (GEN-59). */
export const sharedGenotype = z.object({
  name: z.string(),
  tradeName: z.string().nullable(),
  /** The state of the catalogue. */
  version: z.string(),
  traits: z.array(
    z.object({
      text: z.string(),
      evidence: z.enum(evidences),
      sure: z.boolean(),
      laboratory: z.string().nullable(),
      testedOn: z.string().nullable(),
    }),
  ),
  warnings: z.array(animalWarning),
})

export type SharedGenotype = z.output<typeof sharedGenotype>
