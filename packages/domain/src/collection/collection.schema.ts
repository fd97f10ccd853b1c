import { z } from 'zod'
import {
  moment,
  numberOrBlank,
  optionalDay,
  optionalText,
  plainText,
  recordId,
  textBy,
  textOrNumber,
} from '../kernel/fields.ts'
import { defaultCurrency } from '../kernel/money.ts'
import { pageQuery } from '../kernel/paging.ts'
import { weightUnits } from '../kernel/units.ts'
import { gallery } from '../media/media.schema.ts'
import {
  amountMessages,
  animalLimits,
  animalNameProblem,
  priceProblem,
  priceStatuses,
  sexes,
  speciesProblem,
} from './collection.rules.ts'

const { text, name, notes } = animalLimits

/** A number of 0 or more that may arrive as the text of a form; blank means none. */
const optionalAmount = numberOrBlank.pipe(
  z.number(amountMessages.notNumber).nonnegative(amountMessages.negative).max(1e9).nullable(),
)

const price = textOrNumber.pipe(
  optionalText(animalLimits.price).refine(
    (value) => value === null || priceProblem(value) === null,
    'Price cannot be negative',
  ),
)

const animalName = textBy(animalNameProblem, name).transform((value) => value.trim())
const species = textBy(speciesProblem, text).transform((value) => value.trim())

/** Every field a keeper writes, each optional: the body of a change. What is left out stays as it is. */
export const animalChange = z
  .object({
    name: animalName,
    species,
    morph: optionalText(text),
    sex: z.enum(sexes, 'Sex must be Male, Female or Unsexed'),
    dateOfBirth: optionalDay,
    weight: optionalAmount,
    weightUnit: z.enum(weightUnits),
    length: textOrNumber.pipe(optionalText(text)),
    source: optionalText(text),
    producedBy: optionalText(text),
    notes: optionalText(notes),
    customId: optionalText(text),
    isHoldback: z.boolean(),
    isArchived: z.boolean(),
    priceStatus: z.enum(priceStatuses),
    price,
    priceCurrency: plainText(12)
      .nullable()
      .transform((code) => code?.trim() || defaultCurrency),
    contactInfo: optionalText(text),
    fatherId: recordId.nullable(),
    motherId: recordId.nullable(),
    fatherName: optionalText(text),
    motherName: optionalText(text),
    fatherMorph: optionalText(text),
    motherMorph: optionalText(text),
    fatherSource: optionalText(text),
    motherSource: optionalText(text),
    fatherProducedBy: optionalText(text),
    motherProducedBy: optionalText(text),
    photos: gallery,
    profilePhotoIndex: z.number().int().min(0).max(1000),
    fatherPhotos: gallery,
    motherPhotos: gallery,
  })
  .partial()

/** The body of a new animal: a name and a species are enough. */
export const newAnimal = animalChange.extend({ name: animalName, species })

/** An animal as its owner reads it. */
export const animal = z.object({
  id: recordId,
  userId: recordId,
  version: z.number().int(),
  createdAt: moment,
  name: z.string(),
  species: z.string(),
  morph: z.string().nullable(),
  sex: z.enum(sexes),
  dateOfBirth: z.string().nullable(),
  weight: z.number().nullable(),
  weightUnit: z.enum(weightUnits),
  length: z.string().nullable(),
  source: z.string().nullable(),
  producedBy: z.string().nullable(),
  notes: z.string().nullable(),
  customId: z.string().nullable(),
  isHoldback: z.boolean(),
  isArchived: z.boolean(),
  priceStatus: z.enum(priceStatuses),
  price: z.string().nullable(),
  priceCurrency: z.string(),
  contactInfo: z.string().nullable(),
  fatherId: recordId.nullable(),
  motherId: recordId.nullable(),
  fatherName: z.string().nullable(),
  motherName: z.string().nullable(),
  fatherMorph: z.string().nullable(),
  motherMorph: z.string().nullable(),
  fatherSource: z.string().nullable(),
  motherSource: z.string().nullable(),
  fatherProducedBy: z.string().nullable(),
  motherProducedBy: z.string().nullable(),
  photos: z.array(z.string()),
  profilePhotoIndex: z.number().int(),
  fatherPhotos: z.array(z.string()),
  motherPhotos: z.array(z.string()),
})

/** An animal as lists carry it: what a card shows, and of the photos only the profile photo as a small image (MED-35). */
export const animalCard = animal.pick({
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
})

/** Whether an animal is to be a holdback. */
export const holdbackChange = z.object({
  isHoldback: z.boolean('Please say whether it is a holdback: true or false'),
})

/** What narrows a list of animals. */
export const animalQuery = pageQuery.extend({
  q: plainText(200).optional(),
  species: plainText(text).optional(),
  sex: z.enum(sexes).optional(),
  /** `newest` unless stated; `customId` sorts as people count, animals without one last (COL-17). */
  sort: z.enum(['newest', 'customId']).default('newest'),
})

/** A species of the collection and how many animals of a list are of it. */
export const speciesCount = z.object({ species: z.string(), count: z.number().int() })

export type AnimalChange = z.output<typeof animalChange>
export type NewAnimal = z.output<typeof newAnimal>
export type Animal = z.output<typeof animal>
export type AnimalCard = z.output<typeof animalCard>
export type AnimalQuery = z.output<typeof animalQuery>
export type SpeciesCount = z.output<typeof speciesCount>
