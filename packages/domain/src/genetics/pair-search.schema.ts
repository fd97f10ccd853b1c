import { z } from 'zod'
import { digits, plainText, recordId } from '../kernel/fields.ts'
import { longestMorph, mostEggs } from './genetics-limits.rules.ts'
import { writtenFraction } from './trait.schema.ts'
import { pairWarning } from './warning.schema.ts'

/** How many pairs a page has, and at most. */
const usualPairs = 20
const mostPairs = 200

const notShare = 'Inbreeding is a number from 0 to 1, such as 0.125'

/** What is hoped for, and which pairs may come (GEN-50). */
export const pairSearchQuery = z.object({
  species: plainText(200, 'Please name a species'),
  target: plainText(longestMorph, 'Please name what you hope for'),
  eggs: digits.pipe(z.number().min(1).max(mostEggs, `Please count with 1 to ${mostEggs} eggs`)).optional(),
  maxInbreeding: z
    .string()
    .regex(/^(?:0(?:\.\d{1,6})?|1)$/, notShare)
    .transform(Number)
    .optional(),
  limit: digits
    .pipe(z.number().min(1).max(mostPairs, `A page holds at most ${mostPairs} pairs`))
    .default(usualPairs),
  cursor: plainText(2000).optional(),
})

/** The best pairs of own animals for a target. */
export const pairSearch = z.object({
  /** As it was understood. */
  target: z.string(),
  eggs: z.number().int().nullable(),
  /** 1: young of these pairs may be it. 2: no pair makes it, and these give young that carry all of it. */
  reach: z.union([z.literal(1), z.literal(2)]),
  tried: z.number().int(),
  pairs: z.array(
    z.object({
      sireId: recordId,
      damId: recordId,
      sireName: z.string(),
      damName: z.string(),
      probability: writtenFraction,
      ofHatchlings: writtenFraction.nullable(),
      expected: writtenFraction.nullable(),
      atLeastOne: writtenFraction.nullable(),
      lost: writtenFraction,
      inbreeding: z.number(),
      warnings: z.array(pairWarning),
    }),
  ),
})

export type PairSearchQuery = z.output<typeof pairSearchQuery>
export type PairSearch = z.output<typeof pairSearch>
