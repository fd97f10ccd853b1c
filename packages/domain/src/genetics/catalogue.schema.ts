import { z } from 'zod'
import { riskLevels } from './gene.ts'
import { writtenFraction } from './trait.schema.ts'

const confidence = z.enum(['high', 'medium', 'low'])
const sexSystem = z.enum(['XX/XY', 'ZZ/ZW', 'TSD', 'GSD', 'unknown'])

/** A species whose genes are known. */
export const knownSpecies = z.object({
  species: z.string(),
  common: z.string(),
  alsoCalled: z.array(z.string()),
  sexSystem,
  /** How many. */
  genes: z.number().int(),
  version: z.string(),
})

export const inheritance = z.enum([
  'recessive',
  'incomplete_dominant',
  'dominant',
  'sex_linked',
  'polygenic',
  'unknown',
])

export const dominance = z.enum(['recessive', 'incomplete_dominant', 'dominant'])

/** Where a sex-linked gene lies; the recombination of one on both sex chromosomes is a fraction up to 1/2 (GEN-03). */
const sexLinkage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('recombining'), recombination: writtenFraction }),
  z.object({ kind: z.literal('one-copy') }),
])

/** A gene with all that is said of it; what is not said is null or empty. */
export const shownGene = z.object({
  id: z.string(),
  name: z.string(),
  aliases: z.array(z.string()),
  inheritance,
  dominance: dominance.nullable(),
  sexLinkage: sexLinkage.nullable(),
  complex: z.string().nullable(),
  superName: z.string().nullable(),
  superAliases: z.array(z.string()),
  /** Null where it is not settled; false where nothing is known against two copies. */
  lethalHomozygous: z.boolean().nullable(),
  harms: z.array(
    z.object({ code: z.string(), when: z.enum(['carrier', 'two', 'female', 'line']), note: z.string() }),
  ),
  molecular: z.string().nullable(),
  confidence,
  sources: z.array(z.string()),
})

/** The genes of a species, their kin and trade names, and the words of all sources by their keys. */
export const shownCatalogue = z.object({
  species: z.string(),
  version: z.string(),
  genes: z.array(shownGene),
  complexes: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      kind: z.enum(['allelic', 'suspected_allelic']),
      confidence,
      compounds: z.array(
        z.object({
          name: z.string(),
          alleles: z.tuple([z.string(), z.string()]),
          aliases: z.array(z.string()),
        }),
      ),
    }),
  ),
  namedCombos: z.array(
    z.object({
      name: z.string(),
      copies: z.record(z.string(), z.union([z.literal(1), z.literal(2)])),
      confidence,
    }),
  ),
  riskPairs: z.array(
    z.object({
      genes: z.tuple([z.string(), z.string()]),
      level: z.enum(riskLevels),
      code: z.string(),
      note: z.string(),
      confidence,
      sources: z.array(z.string()),
    }),
  ),
  sources: z.record(z.string(), z.string()),
})

export type KnownSpecies = z.output<typeof knownSpecies>
export type ShownGene = z.output<typeof shownGene>
export type ShownCatalogue = z.output<typeof shownCatalogue>
