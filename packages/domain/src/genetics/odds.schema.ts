import { z } from 'zod'
import { digits, recordId } from '../kernel/fields.ts'
import { mostEggs, mostLooks, usualLooks } from './genetics-limits.rules.ts'
import { askedSpecies, morphText, shownQuestion, shownTrait, shownUnknown } from './reading.schema.ts'
import { namedTrait, writtenFraction } from './trait.schema.ts'
import { pairWarning } from './warning.schema.ts'

/** What is asked of a pair besides who it is. */
const oddsAsked = {
  eggs: digits
    .pipe(
      z
        .number()
        .min(1, 'Please count with one egg at least')
        .max(mostEggs, `Please count with at most ${mostEggs} eggs`),
    )
    .optional(),
  target: morphText.optional(),
  limit: digits
    .pipe(
      z
        .number()
        .min(1, 'Please ask for one look at least')
        .max(mostLooks, `At most ${mostLooks} looks are listed`),
    )
    .default(usualLooks),
}

/** A pair by two texts (GEN-48). */
export const oddsQuery = z.object({
  species: askedSpecies,
  sire: morphText.default(''),
  dam: morphText.default(''),
  ...oddsAsked,
})

/** A pair of own animals, texts, or one of each; the species is asked for where both are texts (GEN-49). */
export const pairingQuery = z
  .object({
    species: askedSpecies.optional(),
    sireId: digits.optional(),
    sire: morphText.default(''),
    damId: digits.optional(),
    dam: morphText.default(''),
    ...oddsAsked,
  })
  .refine(({ sireId, sire }) => sireId === undefined || sire === '', {
    path: ['sire'],
    error: 'Please give a father as an animal or as a text, not both',
  })
  .refine(({ damId, dam }) => damId === undefined || dam === '', {
    path: ['dam'],
    error: 'Please give a mother as an animal or as a text, not both',
  })

/** What is asked of the pair of a project; its eggs are known (GEN-57). */
export const projectOddsQuery = z.object({ target: oddsAsked.target, limit: oddsAsked.limit })

/** A parent as it is counted with: `from` says what tells its genes (GEN-25). */
const countedParent = z.object({
  animalId: recordId.nullable(),
  name: z.string().nullable(),
  text: z.string(),
  from: z.enum(['genotype', 'morph', 'text', 'nothing']),
  traits: z.array(namedTrait),
  unknown: z.array(shownUnknown),
  questions: z.array(shownQuestion),
})

/** All young that look alike (GEN-27). */
const shownOutcome = z.object({
  name: z.string(),
  tradeName: z.string().nullable(),
  sex: z.enum(['male', 'female']).nullable(),
  probability: writtenFraction,
  ofHatchlings: writtenFraction.nullable(),
  lethal: z.boolean(),
  traits: z.array(namedTrait),
})

/** What a pair gives, to the fraction. */
export const odds = z.object({
  species: z.string(),
  version: z.string(),
  eggs: z.number().int().nullable(),
  sire: countedParent,
  dam: countedParent,
  outcomes: z.array(shownOutcome),
  looks: z.number(),
  rest: z.object({ looks: z.number(), probability: writtenFraction }),
  lost: writtenFraction,
  tags: z.array(
    z.object({
      gene: z.string(),
      name: z.string(),
      sire: z.boolean(),
      dam: z.boolean(),
      percent: z.number().nullable(),
    }),
  ),
  warnings: z.array(pairWarning),
  notices: z.array(z.object({ gene: z.string(), text: z.string() })),
  /** Of the young of two own animals: Wright's coefficient, from 0 to 1. */
  inbreeding: z.number().nullable(),
  target: z
    .object({
      text: z.string(),
      probability: writtenFraction,
      ofHatchlings: writtenFraction.nullable(),
      expected: writtenFraction.nullable(),
      atLeastOne: writtenFraction.nullable(),
      eggsFor90: z.number().int().nullable(),
    })
    .nullable(),
})

/** What is written down of young that look so: what is seen, and what their parents give of the rest (GEN-64). */
const youngOfLook = z.object({
  /** How the entries read. */
  name: z.string(),
  entries: z.array(z.object({ ...shownTrait, evidence: z.enum(['visual', 'parentage']) })),
})

/** What a pair with own animals gives, and what is written down of each look once it hatches. */
export const pairingOdds = odds.extend({
  outcomes: z.array(shownOutcome.extend({ young: youngOfLook })),
})

export type PairingOdds = z.output<typeof pairingOdds>
export type PairingQuery = z.output<typeof pairingQuery>
export type ProjectOddsQuery = z.output<typeof projectOddsQuery>
export type ShownOdds = z.output<typeof odds>
export type CountedParent = z.output<typeof countedParent>
