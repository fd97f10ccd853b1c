import { z } from 'zod'
import { plainText } from '../kernel/fields.ts'
import { evidences } from './entry.ts'
import { longestMorph, mostTexts } from './genetics-limits.rules.ts'

const place = { text: z.string(), start: z.number().int(), end: z.number().int() }

/** What an animal carries of one gene, as answers say it: an exact chance, no numbers with a decimal point. */
export const shownTrait = {
  gene: z.string(),
  copies: z.union([z.literal(0), z.literal(1), z.literal(2)]).nullable(),
  chance: z.string().describe('An exact fraction in lowest terms: "2/3", "1"'),
  maker: z.enum(['male', 'female']).nullable(),
  percent: z.number().nullable(),
}

/** Words that mean nothing, with names that are spelled nearly so (GEN-19). */
export const shownUnknown = z.object({ ...place, suggestions: z.array(z.string()) })

/** What is never guessed; each option is a text to put in its place (GEN-18). */
export const shownQuestion = z.object({
  ...place,
  kind: z.enum(['which', 'chance', 'cross', 'group', 'count', 'super', 'het', 'too-many']),
  options: z.array(z.string()),
})

/** What only a keeper can say of an entry. */
const unsaid = {
  laboratory: z.null(),
  testedOn: z.null(),
  marker: z.null(),
  file: z.null(),
  statedBy: z.null(),
  note: z.null(),
}

/** A morph text as it was understood; nothing of it is dropped. */
export const textReading = z.object({
  text: z.string(),
  verdict: z.enum(['empty', 'no-catalogue', 'unknown', 'ask', 'clear']),
  entries: z.array(z.object({ ...shownTrait, evidence: z.enum(evidences), ...unsaid })),
  sex: z.enum(['male', 'female']).nullable(),
  name: z.string(),
  tradeName: z.string().nullable(),
  unknown: z.array(shownUnknown),
  questions: z.array(shownQuestion),
})

/** The name of a species as it is asked for. */
export const askedSpecies = plainText(200)

/** A morph text as it is sent. */
export const morphText = plainText(longestMorph)

/** Texts to read, of one species. */
export const textsToRead = z.object({
  species: askedSpecies,
  texts: z
    .array(morphText)
    .min(1, 'Please give at least one text')
    .max(mostTexts, `Please give at most ${mostTexts} texts at once`),
})

/** How texts are read, in their order. */
export const textReadings = z.object({ readings: z.array(textReading) })

export type TextReading = z.output<typeof textReading>
