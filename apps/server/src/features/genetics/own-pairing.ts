import { sexOf } from '@clutchbook/domain/genetics/animal-sex'
import { isSameSpecies } from '@clutchbook/domain/genetics/catalogue/catalogues'
import type { FamilyAnimal } from '@clutchbook/domain/genetics/family'
import { familyOf } from '@clutchbook/domain/genetics/family.rules'
import { countedYoungOf } from '@clutchbook/domain/genetics/family-animals.rules'
import type { Family } from '@clutchbook/domain/genetics/family-index'
import { type PairParent, pairOf } from '@clutchbook/domain/genetics/family-pairs.rules'
import {
  femaleSire,
  genesOfAnimalUnknown,
  maleDam,
  otherSpecies,
  pairedWithItself,
  unknownSpecies,
  unnamedSpecies,
} from '@clutchbook/domain/genetics/genetics.errors'
import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import { readMorph } from '@clutchbook/domain/genetics/morph-reader.rules'
import { writeMorph } from '@clutchbook/domain/genetics/morph-writer.rules'
import type { PairingOdds, PairingQuery, ShownOdds } from '@clutchbook/domain/genetics/odds.schema'
import { inbreedingOfPairs } from '@clutchbook/domain/genetics/solver.rules'
import type { Trait } from '@clutchbook/domain/genetics/trait'
import { refusedWithin } from '@clutchbook/domain/kernel/domain-error'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/database.ts'
import type { CollectionService } from '../collection/collection.service.ts'
import { type Parent, readParent, type Side } from './counted-parent.ts'
import { listCountedYoung } from './counted-young.repository.ts'
import { toFamilyAnimal } from './family-animals.ts'
import { listMembers } from './family-members.repository.ts'
import { findGenome } from './keeper-genome.ts'
import { type CountedPair, countPair, countPairing } from './pair-odds.ts'
import { statedTraits } from './stated-traits.ts'

export type OwnPairingDependencies = { readonly db: Db; readonly collection: CollectionService }

type OwnAnimal = Awaited<ReturnType<CollectionService['getOwn']>>

/** The own animals of a pair; null of a parent that a text tells of. */
type OwnPair = Record<Side, OwnAnimal | null>

/** What is kept of partners that were deleted: their names and morph texts as they were then. */
type GonePartners = Partial<Record<Side, Pick<OwnAnimal, 'name' | 'morph'>>>

/** What a pair gives in which own animals stand (GEN-49). */
export function createOwnPairing({ db, collection }: OwnPairingDependencies) {
  const findOwn = (actor: Actor, id: number | undefined): Promise<OwnAnimal> | null =>
    id === undefined ? null : collection.getOwn(db, actor, id)

  /** Reads a pair with its families, and lets it be counted. */
  const read = async <Answer>(
    actor: Actor,
    { gone = {}, ...query }: PairingQuery & { readonly gone?: GonePartners },
    count: Count<Answer>,
  ): Promise<Answer> => {
    const own = { sire: await findOwn(actor, query.sireId), dam: await findOwn(actor, query.damId) }
    ensurePair(own)
    const genome = await findPairGenome(db, actor, own, query)
    const rows = await listCountedYoung(db, actor.keeperId)
    const known = await listFamilies(db, actor, { genome, own, hasCounted: rows.length > 0 })
    const parents = {
      sire: parentOf(genome, 'sire', { own: own.sire, gone: gone.sire, text: query.sire, known }),
      dam: parentOf(genome, 'dam', { own: own.dam, gone: gone.dam, text: query.dam, known }),
    }
    const young = countedYoungOf(genome, rows, known)
    const family = familyOf(genome, { animals: known, young })
    const pair = pairOf(family, { sire: parents.sire.asked, dam: parents.dam.asked })
    const { eggs = null, target = '', limit } = query
    const counted = {
      ...{ eggs, target, limit },
      sire: told(genome, parents.sire, pair.sire),
      dam: told(genome, parents.dam, pair.dam),
      inbreeding: inbreedingOfYoung(family, own),
      ...(pair.together && { together: pair.together }),
    }
    return namingAnimals(own, () => count(genome, counted))
  }

  return {
    /** Throws 'not-found' for a foreign animal, and 'not-valid' naming what can't be paired or is not clear. */
    count: (actor: Actor, query: PairingQuery): Promise<PairingOdds> => read(actor, query, countPairing),

    /** The same without what is written down of the young of each look; who is gone counts by what is kept of it. */
    countLooks: (actor: Actor, query: PairingQuery, gone: GonePartners): Promise<ShownOdds> =>
      read(actor, { ...query, gone }, countPair),
  }
}

type Count<Answer> = (genome: Genome, pair: CountedPair) => Answer

/** The inbreeding of the young of two own animals. */
function inbreedingOfYoung(family: Family, { sire, dam }: OwnPair): number | null {
  if (!sire || !dam) return null
  const [inbreeding = 0] = inbreedingOfPairs(family, [
    { sire: { animalId: sire.id }, dam: { animalId: dam.id } },
  ])
  return inbreeding
}

/** Refuses what can't be a pair. Who is unsexed may be either parent, but not both. */
function ensurePair({ sire, dam }: OwnPair): void {
  if (sire && sexOf(sire) === 'female') throw femaleSire('sireId')
  if (dam && sexOf(dam) === 'male') throw maleDam('damId')
  if (!sire || !dam) return
  if (sire.id === dam.id) throw pairedWithItself('damId')
  if (!isSameSpecies(sire.species, dam.species)) throw otherSpecies('damId', sire.species)
}

/** The genes of a pair's species, which an own animal brings. */
async function findPairGenome(
  db: Db,
  actor: Actor,
  { sire, dam }: OwnPair,
  { species }: PairingQuery,
): Promise<Genome> {
  const own = sire ?? dam
  if (!own && !species) throw unnamedSpecies()
  const genome = await findGenome(db, actor, own?.species ?? species ?? '')
  if (genome) return genome
  throw own ? genesOfAnimalUnknown(sire ? 'sireId' : 'damId', own.species) : unknownSpecies()
}

type Families = { readonly genome: Genome; readonly own: OwnPair; readonly hasCounted: boolean }

/** The families of the own animals of a pair, each animal once. */
async function listFamilies(
  db: Db,
  { keeperId }: Actor,
  { genome, own: { sire, dam }, hasCounted }: Families,
): Promise<FamilyAnimal[]> {
  const { species } = genome.catalogue
  const known = new Map<number, FamilyAnimal>()
  for (const own of [sire, dam]) {
    if (!own || known.has(own.id)) continue
    for (const row of await listMembers(db, keeperId, own.id, { hasCounted }))
      if (isSameSpecies(row.species, species)) known.set(row.id, toFamilyAnimal(genome, row))
  }
  return [...known.values()]
}

/** A parent with what is stated of it, and how it is asked for among its kin. */
type Asked = { readonly parent: Parent; readonly asked: PairParent }

type FoundParent = {
  readonly own: OwnAnimal | null
  readonly gone: GonePartners[Side]
  readonly text: string
  readonly known: readonly FamilyAnimal[]
}

/** A kept animal counts as its family reads it, any other one by its morph text (GEN-25). */
function parentOf(genome: Genome, side: Side, { own, gone, text, known }: FoundParent): Asked {
  const animal = own ?? gone
  if (!animal) {
    const parent = readParent(genome, side, text)
    return { parent, asked: { id: null, traits: parent.traits } }
  }
  const who = { animalId: own?.id ?? null, name: animal.name }
  const entries = known.find(({ id }) => id === own?.id)?.entries
  if (own && entries) {
    const traits = statedTraits(genome, entries)
    const parent: Parent = { ...who, text: '', from: 'genotype', traits, unknown: [], questions: [] }
    return { parent, asked: { id: own.id, traits } }
  }
  const morph = animal.morph ?? ''
  const { verdict, entries: traits, unknown, questions } = readMorph(genome, morph)
  const from = verdict === 'empty' ? 'nothing' : 'morph'
  const parent: Parent = { ...who, text: morph, from, traits, unknown, questions }
  return { parent, asked: { id: null, traits } }
}

/** A parent with what it carries now; of a kept animal that is its text as well. */
const told = (genome: Genome, { parent }: Asked, traits: readonly Trait[]): Parent => ({
  ...parent,
  traits,
  text: parent.from === 'genotype' ? writeMorph(genome, traits) : parent.text,
})

/** What is refused of an own animal stands beside its number. */
function namingAnimals<Answer>({ sire, dam }: OwnPair, count: () => Answer): Answer {
  try {
    return count()
  } catch (error) {
    const ofSire = sire ? refusedWithin(error, 'sire', 'sireId') : error
    throw dam ? refusedWithin(ofSire, 'dam', 'damId') : ofSire
  }
}
