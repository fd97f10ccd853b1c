import { z } from 'zod'
import { evidences } from './entry.ts'

/** A concern for the welfare of an animal by its own genes. */
export const animalWarning = z.object({
  level: z.enum(['lethal', 'severe', 'moderate', 'caution']),
  /** By their ids; the same one twice means two copies. */
  genes: z.array(z.string()),
  code: z.string(),
  /** The same in words. */
  note: z.string(),
  sources: z.array(z.string()),
})

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
