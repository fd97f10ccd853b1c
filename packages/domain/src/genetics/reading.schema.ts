import { z } from 'zod'
import { evidences } from './entry.ts'

const place = { text: z.string(), start: z.number().int(), end: z.number().int() }

/** What an animal carries of one gene, as answers say it: an exact chance, no numbers with a decimal point. */
export const shownTrait = {
  gene: z.string(),
  copies: z.union([z.literal(0), z.literal(1), z.literal(2)]).nullable(),
  chance: z.string().describe('An exact fraction in lowest terms: "2/3", "1"'),
  maker: z.enum(['male', 'female']).nullable(),
  percent: z.number().nullable(),
}

/** A morph text as it was understood; nothing of it is dropped. */
export const textReading = z.object({
  text: z.string(),
  verdict: z.enum(['empty', 'no-catalogue', 'unknown', 'ask', 'clear']),
  entries: z.array(z.object({ ...shownTrait, evidence: z.enum(evidences) })),
  sex: z.enum(['male', 'female']).nullable(),
  name: z.string(),
  tradeName: z.string().nullable(),
  unknown: z.array(z.object({ ...place, suggestions: z.array(z.string()) })),
  questions: z.array(
    z.object({
      ...place,
      kind: z.enum(['which', 'chance', 'cross', 'group', 'count', 'super', 'het', 'too-many']),
      options: z.array(z.string()),
    }),
  ),
})

export type TextReading = z.output<typeof textReading>
