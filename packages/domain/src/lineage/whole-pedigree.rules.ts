import { animalNotFound } from '../collection/collection.errors.ts'
import type { Animal } from '../collection/collection.schema.ts'
import { inbreedingOfLine } from './kinship.rules.ts'
import type { Pedigree, PedigreeAnimal } from './lineage.schema.ts'
import { generationsAbove, judgedGenerations, knownShare, type TypedParent } from './pedigree.rules.ts'

/** What of an animal its place in a pedigree tells. */
type Descended = Pick<
  Animal,
  | 'id'
  | 'name'
  | 'species'
  | 'morph'
  | 'sex'
  | 'dateOfBirth'
  | 'producedBy'
  | 'fatherId'
  | 'motherId'
  | 'fatherName'
  | 'fatherMorph'
  | 'fatherSource'
  | 'fatherProducedBy'
  | 'motherName'
  | 'motherMorph'
  | 'motherSource'
  | 'motherProducedBy'
>

type Asked<A> = {
  readonly generations: number
  /** Whether its clutch is one without a father. */
  readonly isParthenogenetic: boolean
  /** The profile photo of an animal, small. */
  readonly photoOf: (animal: A) => string | null
}

/**
 * The pedigree of an animal from all that it descends from. All of it is needed, because an ancestor of long ago may still
 * make an animal inbred; what is told is as many generations as were asked for. Throws 'not-found' where it is not among them.
 */
export function pedigreeOf<A extends Descended>(
  line: readonly A[],
  animalId: number,
  { generations, isParthenogenetic, photoOf }: Asked<A>,
): Pedigree {
  const known = generationsAbove(line, animalId, Math.max(generations, judgedGenerations + 1))
  const byGeneration = known.map((row) => row.map((animal) => toPedigreeAnimal(animal, photoOf(animal))))
  const [root, ...above] = byGeneration.flat()
  if (!root) throw animalNotFound()
  return {
    animalId,
    generations,
    animals: byGeneration.slice(0, generations).flat(),
    // Young of a mother alone may have any: how much depends on how its egg came to have two sets of genes (CLU-07).
    inbreeding: isParthenogenetic ? null : inbreedingOfLine(line, animalId),
    knownShare: knownShare(root, [root, ...above]),
  }
}

function toPedigreeAnimal(animal: Descended, photo: string | null): PedigreeAnimal {
  const { id, name, species, morph, sex, dateOfBirth, producedBy, fatherId, motherId } = animal
  return {
    id,
    name,
    species,
    morph,
    sex,
    dateOfBirth,
    producedBy,
    photo,
    fatherId,
    motherId,
    father: fatherId === null ? fatherInWords(animal) : null,
    mother: motherId === null ? motherInWords(animal) : null,
  }
}

// Field by field, because a pedigree has hundreds of rows and names put together at run time are dear to look up.
const fatherInWords = (animal: Descended): TypedParent | null =>
  inWords(animal.fatherName, animal.fatherMorph, animal.fatherSource, animal.fatherProducedBy)
const motherInWords = (animal: Descended): TypedParent | null =>
  inWords(animal.motherName, animal.motherMorph, animal.motherSource, animal.motherProducedBy)

type Word = string | null

/** What is known of a parent in words; null where that is nothing. */
const inWords = (name: Word, morph: Word, source: Word, producedBy: Word): TypedParent | null =>
  name === null && morph === null && source === null && producedBy === null
    ? null
    : { name, morph, source, producedBy }
