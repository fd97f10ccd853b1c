import { z } from 'zod'
import { shownTrait } from './reading.schema.ts'

/** An exact fraction in lowest terms: "2/3", "1", "0" (GEN-14). Those of a pair may be longer than any number. */
export const writtenFraction = z.string().regex(/^\d+(?:\/\d+)?$/)

/** What an animal carries of a gene, with its words. */
export const namedTrait = z.object({ ...shownTrait, text: z.string() })

export type NamedTrait = z.output<typeof namedTrait>
