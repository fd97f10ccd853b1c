import { z } from 'zod'
import { isCivilDay } from '../kernel/civil-day.ts'
import { optionalDay, optionalText, plainText, recordId } from '../kernel/fields.ts'
import { entryLimits, evidences } from './entry.ts'
import { readFraction } from './fraction.ts'
import { mostEntries } from './genetics-limits.rules.ts'
import { shownTrait, textReading } from './reading.schema.ts'
import { storedJson } from './stored-json.ts'
import { animalWarning } from './warning.schema.ts'

const text = optionalText(entryLimits.text).default(null)

/** An entry as it is sent: a gene and how it is known are enough of a tag, copies are needed of any other gene. */
const sentEntry = z.object({
  gene: plainText(60, 'Please name the gene of each entry'),
  copies: z.number('Please give 0, 1 or 2 copies').nullable().default(null),
  chance: plainText(40).default('1'),
  maker: z.enum(['male', 'female'], 'A maker is male or female').nullable().default(null),
  percent: z.number('A percentage is a number from 0 to 100').nullable().default(null),
  evidence: z.enum(
    evidences,
    'Please say how each gene is known: visual, offspring, lab, parentage or stated',
  ),
  laboratory: text,
  testedOn: optionalDay.default(null),
  marker: text,
  file: text,
  statedBy: text,
  note: optionalText(entryLimits.note).default(null),
})

/** All that is written down of an animal's genes. None at all says that it shows nothing and carries nothing known. */
export const genotypeChange = z.object({
  entries: z.array(sentEntry, 'Please send the entries as a list'),
  /** Puts the written name into the animal's morph (GEN-13). */
  writeMorph: z.boolean().default(false),
})

const shownEntry = z.object({
  ...shownTrait,
  evidence: z.enum(evidences),
  laboratory: z.string().nullable(),
  testedOn: z.string().nullable(),
  marker: z.string().nullable(),
  file: z.string().nullable(),
  statedBy: z.string().nullable(),
  note: z.string().nullable(),
})

const keptText = plainText(entryLimits.text).nullable()

/** An entry as it was judged when it was written; an archive's is of this form or refused. */
const keptEntry = z.object({
  ...shownTrait,
  gene: plainText(60),
  chance: plainText(40).refine((text) => readFraction(text) !== null),
  percent: z.number().min(0).max(100).nullable(),
  evidence: z.enum(evidences),
  laboratory: keptText,
  testedOn: z.string().refine(isCivilDay).nullable(),
  marker: keptText,
  file: keptText,
  statedBy: keptText,
  note: plainText(entryLimits.note).nullable(),
})

/** The stored entries of an archive: text that holds a list of them. */
export const archivedEntries = storedJson(
  z.string(),
  z.array(keptEntry).max(mostEntries),
  'These are no entries',
)

/** Exact fractions of no copy, one and two. */
const chances = z.array(z.string()).length(3)

/** What is to be believed of one gene of an animal (GEN-41). */
const geneReading = z.object({
  gene: z.string(),
  locus: z.string(),
  name: z.string(),
  chances: chances.nullable(),
  /** The same without what its young tell; null where there are none. */
  before: chances.nullable(),
  status: z.enum(['sure', 'possible', 'conflict']),
  /** The belief that is entered, else the fact. */
  stated: z.object({ copies: shownTrait.copies, chance: z.string(), evidence: z.enum(evidences) }).nullable(),
  /** What is stated says otherwise than the family. */
  disagrees: z.boolean(),
  /** The first young that showed the gene and made it sure. */
  proof: z
    .object({
      clutch: z.string(),
      breedingProjectId: recordId.nullable(),
      animalId: recordId.nullable(),
    })
    .nullable(),
  young: z.object({ count: z.number().int(), showing: z.number().int() }),
  /** Of the one copy of a male's recombining gene: the chance that it is from his father. */
  fromFather: z.string().nullable(),
  /** How likely the young are if what is stated is true; null where that says nothing. */
  ifTrue: z.string().nullable(),
  /** Its family has too many loops to be counted exactly. */
  approximate: z.boolean(),
  /** Facts that can't all be true: whose they are, and which parent they speak against. */
  clash: z
    .object({ animalIds: z.array(recordId), parent: z.enum(['father', 'mother']).nullable() })
    .nullable(),
  text: z.string(),
})

/** The genes of an own animal. */
export const genotype = z.object({
  animalId: recordId,
  /** 0 while nothing was written down. */
  version: z.number().int(),
  species: z.string(),
  isKept: z.boolean(),
  entries: z.array(shownEntry),
  /** One for each gene that is entered, in the order of the name. */
  readings: z.array(geneReading),
  /** The name of the entries, each gene by its strongest evidence; empty while nothing is kept. */
  name: z.string(),
  /** The name of the readings. */
  nowName: z.string(),
  /** The same with the largest trade name inside; null where there is none. */
  tradeName: z.string().nullable(),
  /** The morph text reads otherwise than the entries. */
  differs: z.boolean(),
  /** Genes of entries that the species doesn't have, which count for nothing. */
  foreign: z.array(z.string()),
  /** What is known against its genes, worst first. */
  warnings: z.array(animalWarning),
  /** What the morph text says, while nothing is kept. */
  reading: textReading.nullable(),
})

export type GenotypeChange = z.output<typeof genotypeChange>
export type Genotype = z.output<typeof genotype>
export type GeneReading = Genotype['readings'][number]
