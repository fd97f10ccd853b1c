import { z } from 'zod'
import { optionalText, plainText } from '../kernel/fields.ts'
import { dominance, inheritance, shownGene } from './catalogue.schema.ts'
import { geneLimits, longestMorph } from './genetics-limits.rules.ts'
import { isShareOfHalf } from './keeper-genes.rules.ts'
import { askedSpecies } from './reading.schema.ts'
import { storedJson } from './stored-json.ts'

const sexLinkage = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('recombining'),
      recombination: plainText(40).refine(isShareOfHalf, 'Please give a fraction up to 1/2, as 7/100'),
    }),
    z.object({ kind: z.literal('one-copy') }),
  ],
  'Please say where the gene lies: recombining or one-copy',
)

/** What the catalogue says of a gene and a keeper may say otherwise (GEN-06). */
const definition = {
  inheritance: z.enum(inheritance.options, 'Please choose how the gene is passed on'),
  dominance: z.enum(dominance.options, 'Please say how the gene shows').nullable(),
  sexLinkage: sexLinkage.nullable(),
  superName: optionalText(geneLimits.name),
  complex: optionalText(geneLimits.id),
  lethalHomozygous: z.boolean('Please answer yes, no, or null where it is not settled').nullable(),
}

const name = plainText(geneLimits.name, 'Please name the gene').trim().min(1, 'Please name the gene')

const aliases = z
  .array(name, 'Please send other names as a list')
  .max(geneLimits.aliases, `Please give at most ${geneLimits.aliases} other names`)

const note = optionalText(geneLimits.note)

/** The id that an own gene had; up to nine digits, so that numbers go on above it for ever. */
const formerId = plainText(geneLimits.id).regex(
  /^own-[1-9]\d{0,8}$/,
  'Please give the id that the gene had, as own-7',
)

/** A gene of a keeper's own; one that is added again has the id that it had. */
export const newGene = z.object({
  id: formerId.optional(),
  species: askedSpecies.trim().min(1, 'Please name a species'),
  name,
  aliases: aliases.default([]),
  inheritance: definition.inheritance,
  dominance: definition.dominance.default(null),
  sexLinkage: definition.sexLinkage.default(null),
  superName: definition.superName.default(null),
  complex: definition.complex.default(null),
  lethalHomozygous: definition.lethalHomozygous.default(false),
  note: note.default(null),
})

/** What is left out stays as it is. */
export const geneChange = z.object({ name, aliases, ...definition, note }).partial()

/** Which genes are listed. */
export const genesQuery = z.object({
  species: askedSpecies,
  /** Part of a name or of an alias. */
  q: plainText(200).optional(),
  /** `true` for own genes and changed ones alone. */
  mine: z
    .enum(['true', 'false'])
    .transform((word) => word === 'true')
    .optional(),
})

/** The id of a gene, of the catalogue or a keeper's own. */
export const geneParams = z.object({ id: plainText(geneLimits.id) })

/** A gene as its keeper reads it, and what the catalogue says where the keeper says otherwise. */
export const keeperGene = shownGene.extend({
  species: z.string(),
  confidence: shownGene.shape.confidence.nullable(),
  note: z.string().nullable(),
  isOwn: z.boolean(),
  isChanged: z.boolean(),
  catalogue: shownGene
    .pick({
      inheritance: true,
      dominance: true,
      sexLinkage: true,
      superName: true,
      complex: true,
      lethalHomozygous: true,
    })
    .nullable(),
})

/** A word that a keeper uses, and what it stands for. */
export const newWord = z.object({
  species: askedSpecies.trim().min(1, 'Please name a species'),
  word: plainText(geneLimits.name, 'Please name the word').trim().min(1, 'Please name the word'),
  text: plainText(longestMorph).trim(),
})

export const ownWord = z.object({
  id: z.number().int(),
  species: z.string(),
  word: z.string(),
  text: z.string(),
})

const stored = (form: z.ZodType) => storedJson(plainText(10_000), form, 'This says nothing of a gene')

/** The stored definitions of an archive. */
export const archivedDefinition = stored(z.object({ ...definition, aliases, note }))
export const archivedChanges = stored(z.object(definition).partial())

export type NewGene = z.output<typeof newGene>
export type GeneChange = z.output<typeof geneChange>
export type GenesQuery = z.output<typeof genesQuery>
export type KeeperGene = z.output<typeof keeperGene>
export type NewWord = z.output<typeof newWord>
export type OwnWordRow = z.output<typeof ownWord>
