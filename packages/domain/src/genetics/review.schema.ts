import { z } from 'zod'
import { digits, plainText, recordId } from '../kernel/fields.ts'
import { mostTexts } from './genetics-limits.rules.ts'
import { askedSpecies, textReading } from './reading.schema.ts'

/** How many animals a page has unless another number is asked for, and at most. */
const usualRows = 50
const mostRows = 200

/** Which animals without entries are asked for (GEN-53). */
export const reviewQuery = z.object({
  verdict: textReading.shape.verdict.optional(),
  species: askedSpecies.optional(),
  limit: digits
    .pipe(z.number().min(1).max(mostRows, `A page holds at most ${mostRows} animals`))
    .default(usualRows),
  cursor: plainText(2000).optional(),
})

/** An animal of which nothing is written down, with what its morph text says. */
export const unreadAnimal = z.object({
  animalId: recordId,
  name: z.string(),
  species: z.string(),
  morph: z.string().nullable(),
  reading: textReading,
})

const count = z.number().int()

/** How many animals are kept, how the texts of the others are read, and which words of them mean nothing. */
export const reviewSummary = z.object({
  animals: count,
  kept: count,
  clear: count,
  ask: count,
  unknown: count,
  empty: count,
  noCatalogue: count,
  /** The most frequent first. */
  words: z.array(
    z.object({ species: z.string(), word: z.string(), count, suggestions: z.array(z.string()) }),
  ),
})

const chosenAnimals = z
  .array(recordId, 'Please send the numbers of the animals as a list')
  .min(1, 'Please choose at least one animal')
  .max(mostTexts, `Please choose at most ${mostTexts} animals at once`)
  .transform((ids) => [...new Set(ids)])

/** Which animals are kept as their texts are read: some, or all that read clear, of a species or of any. */
export const reviewChoice = z
  .object({
    ids: chosenAnimals.optional(),
    verdict: z.literal('clear', 'Only texts that read clear are kept all at once').optional(),
    species: askedSpecies.optional(),
  })
  .refine(({ ids, verdict }) => (ids === undefined) !== (verdict === undefined), {
    path: ['ids'],
    message: 'Please name the animals, or ask for all that read clear',
  })

/** What was kept at once, by the number that takes it back; null where nothing was. */
export const keptReview = z.object({ id: recordId.nullable(), count })

/** How many animals were let go again. */
export const lettingGo = z.object({ count })

export type ReviewQuery = z.output<typeof reviewQuery>
export type UnreadAnimal = z.output<typeof unreadAnimal>
export type ReviewSummary = z.output<typeof reviewSummary>
export type ReviewChoice = z.output<typeof reviewChoice>
export type KeptReview = z.output<typeof keptReview>
