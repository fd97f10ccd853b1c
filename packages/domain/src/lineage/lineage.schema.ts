import { z } from 'zod'
import { sexes } from '../collection/collection.rules.ts'
import { animalCard } from '../collection/collection.schema.ts'
import { sentShape, shownShape } from '../kernel/field-schemas.ts'
import { digits, moment, recordId } from '../kernel/fields.ts'
import { ancestorFields } from './ancestor.fields.ts'
import { mostGenerations, unknownName } from './lineage.rules.ts'
import { offspringFields } from './offspring.fields.ts'

/** That an animal came from a parent, a project or an egg of the same keeper (LIN-22), with the animal itself. */
export const offspringLink = z.object({
  id: recordId,
  userId: recordId,
  createdAt: moment,
  ...shownShape(offspringFields),
  reptile: animalCard,
})

/**
 * A child of an animal: by a link, by the parent its own record names, or by both (LIN-Q05). One that only its own
 * record tells of has no link, and so no link's number.
 */
export const offspringOfAnimal = offspringLink.extend({
  id: recordId.nullable(),
  /** The child's own record names the animal as its father or mother. */
  isNamedParent: z.boolean(),
})

const offspring = sentShape(offspringFields)

/** The body that lists an own animal as offspring of another. */
export const newOffspring = z.object({
  reptileId: offspring.reptileId,
  hatchDate: offspring.hatchDate.optional(),
  notes: offspring.notes.optional(),
})

/** The animal's and the link's number in a path. */
export const offspringParams = z.object({ id: digits, offspringLinkId: digits })

const sent = sentShape(ancestorFields)

/** Every field of a custom ancestor that a keeper writes, each optional: the body of a change. */
export const ancestorChange = z.object(sent).partial()

/** The body of a new custom ancestor: what it is to the animal is enough. */
export const newAncestor = ancestorChange.extend({
  relation: sent.relation,
  name: sent.name.default(unknownName),
})

/** An ancestor that is no animal of the collection and is told of in words and photos alone (LIN-14). */
export const ancestor = z.object({
  id: recordId,
  userId: recordId,
  animalId: recordId,
  version: z.number().int(),
  ...shownShape(ancestorFields),
  createdAt: moment,
})

/** The animal's and the ancestor's number in a path. */
export const ancestorParams = z.object({ id: digits, ancestorId: digits })

/** A parent of whom only words are known (LIN-03). */
const typedParent = z.object({
  name: z.string().nullable(),
  morph: z.string().nullable(),
  source: z.string().nullable(),
  producedBy: z.string().nullable(),
})

/** An animal of a pedigree: what its box shows, and its parents by number or, where they are none, in words. */
export const pedigreeAnimal = z.object({
  id: recordId,
  name: z.string(),
  species: z.string(),
  morph: z.string().nullable(),
  sex: z.enum(sexes),
  dateOfBirth: z.string().nullable(),
  producedBy: z.string().nullable(),
  photo: z.string().nullable(),
  fatherId: recordId.nullable(),
  motherId: recordId.nullable(),
  father: typedParent.nullable(),
  mother: typedParent.nullable(),
})

/** How many generations a pedigree is to hold, the animal's own counted; eight are 255 places. */
export const pedigreeQuery = z.object({
  generations: digits
    .pipe(
      z
        .number()
        .min(1, 'A pedigree begins with one generation')
        .max(mostGenerations, `A pedigree holds at most ${mostGenerations} generations`),
    )
    .default(mostGenerations),
})

/**
 * The pedigree of an own animal. Each animal is named once, however many places it fills; the places follow from the
 * numbers of the parents. The figures are of all that is known, however deep, not only of what is asked for.
 */
export const pedigree = z.object({
  animalId: recordId,
  generations: z.number().int(),
  /** The animal itself first, then its ancestors from the nearest to the farthest. */
  animals: z.array(pedigreeAnimal),
  /** Wright's coefficient of inbreeding, from 0 to 1; null of young without a father, whose own is unknown (CLU-07). */
  inbreeding: z.number().nullable(),
  /** How many of the ancestors of so many generations are known, by link or in words. */
  knownShare: z.object({
    known: z.number().int(),
    places: z.number().int(),
    generations: z.number().int(),
  }),
})

export type OffspringLink = z.output<typeof offspringLink>
export type OffspringOfAnimal = z.output<typeof offspringOfAnimal>
export type NewOffspring = z.output<typeof newOffspring>
export type Ancestor = z.output<typeof ancestor>
export type AncestorChange = z.output<typeof ancestorChange>
export type NewAncestor = z.output<typeof newAncestor>
export type Pedigree = z.output<typeof pedigree>
export type PedigreeAnimal = z.output<typeof pedigreeAnimal>
