import { z } from 'zod'
import { geneForms } from '../genetics/forms.ts'
import { genotypeChange } from '../genetics/genotype.schema.ts'
import { sentShape, shownShape } from '../kernel/field-schemas.ts'
import { digits, moment, plainDay, plainText, recordId } from '../kernel/fields.ts'
import { pageQuery } from '../kernel/paging.ts'
import { animalFields } from './collection.fields.ts'
import { animalLimits, animalSorts, sexes } from './collection.rules.ts'

const sent = sentShape(animalFields)

/**
 * Every field a keeper writes, each optional: the body of a change. What is left out stays as it is. Where the animal is
 * follows from its moves, and one that is stated here writes such a move (PLC-06); null is nowhere.
 */
export const animalChange = z.object({ ...sent, placeId: recordId.nullable() }).partial()

/** The body of a new animal: a name and a species are enough. Its genes are kept with it, or neither is. */
export const newAnimal = animalChange.extend({
  name: sent.name,
  species: sent.species,
  genotype: genotypeChange.optional(),
})

/** An animal as its owner reads it. */
export const animal = z.object({
  id: recordId,
  userId: recordId,
  version: z.number().int(),
  createdAt: moment,
  ...shownShape(animalFields),
  /** Where it is; null where no move says so, and while its place is in the trash. */
  placeId: recordId.nullable(),
  /** The clutch that it came out of; null where no link says so. */
  clutchId: recordId.nullable(),
})

/**
 * An animal as lists carry it: what a card shows, of the photos only the profile photo as a small image (MED-35), and when
 * it last ate.
 */
export const animalCard = animal
  .pick({
    id: true,
    userId: true,
    version: true,
    createdAt: true,
    name: true,
    species: true,
    morph: true,
    sex: true,
    dateOfBirth: true,
    weight: true,
    weightUnit: true,
    customId: true,
    isHoldback: true,
    isArchived: true,
    priceStatus: true,
    price: true,
    priceCurrency: true,
    contactInfo: true,
    fatherId: true,
    motherId: true,
    photos: true,
    profilePhotoIndex: true,
    placeId: true,
  })
  .extend({
    /** The day of its last meal (COL-145); null where none is written down. */
    lastFedOn: z.string().nullable(),
  })

/** Whether an animal is to be a holdback. */
export const holdbackChange = z.object({
  isHoldback: z.boolean('Please say whether it is a holdback: true or false'),
})

/** What narrows a list of animals. */
export const animalQuery = pageQuery.extend({
  q: plainText(200).optional(),
  species: plainText(animalLimits.text).optional(),
  sex: z.enum(sexes).optional(),
  /** Only those that carry this gene by what is written down, not only by their morph text (GEN-58). */
  gene: z
    .string()
    .regex(/^[a-z0-9-]{1,60}$/, 'Please name a gene by its id, as bp-clown')
    .optional(),
  /** How they carry it: seen, as a het, or only possibly. */
  form: z.enum(geneForms, 'Please choose visual, het or possible').optional(),
  /** Only those whose last meal lies before this day, and those of which none is written down (COL-147). */
  fedBefore: plainDay.optional(),
  /** Only those in this place or in what stands in it (PLC-08). */
  placeId: digits.optional(),
  /** Only those that came out of this clutch (CLU-15). */
  clutchId: digits.optional(),
  /**
   * `newest` unless stated; `customId` sorts as people count, animals without one last (COL-17); `unfed` begins with those
   * that never ate and those that went longest without a meal, `heaviest` ends with those of unknown weight (COL-146).
   */
  sort: z.enum(animalSorts).default('newest'),
})

/** A species of the collection and how many animals of a list are of it. */
export const speciesCount = z.object({ species: z.string(), count: z.number().int() })

/** What the next animal is of, for an ID to suggest. */
export const nextCustomIdQuery = z.object({ species: plainText(animalLimits.text).optional() })

/** An ID that counts on from those in use; null where none does. */
export const nextCustomId = z.object({ customId: z.string().nullable() })

export type AnimalChange = z.output<typeof animalChange>
export type NewAnimal = z.output<typeof newAnimal>
export type Animal = z.output<typeof animal>
export type AnimalCard = z.output<typeof animalCard>
export type AnimalQuery = z.output<typeof animalQuery>
export type SpeciesCount = z.output<typeof speciesCount>
