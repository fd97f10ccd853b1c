import { z } from 'zod'
import { riskLevels } from './gene.ts'
import { writtenFraction } from './trait.schema.ts'

/** A concern for the welfare of an animal by its own genes. */
export const animalWarning = z.object({
  level: z.enum(riskLevels),
  /** By their ids; the same one twice means two copies. */
  genes: z.array(z.string()),
  code: z.string(),
  /** The same in words. */
  note: z.string(),
  sources: z.array(z.string()),
})

/** A concern for the young of a pair, or for a parent of them (GEN-34). */
export const pairWarning = animalWarning.extend({
  about: z.enum(['young', 'sire', 'dam']),
  /** Of young: how many eggs it concerns; null of a parent. */
  probability: writtenFraction.nullable(),
})

export type PairWarning = z.output<typeof pairWarning>
