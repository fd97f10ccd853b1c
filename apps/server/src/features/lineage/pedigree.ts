import { animalNotFound } from '@clutchbook/domain/collection/collection.errors'
import { inbreedingOfLine } from '@clutchbook/domain/lineage/kinship.rules'
import type { Pedigree, PedigreeAnimal } from '@clutchbook/domain/lineage/lineage.schema'
import {
  generationsAbove,
  judgedGenerations,
  knownShare,
  type TypedParent,
} from '@clutchbook/domain/lineage/pedigree.rules'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/database.ts'
import { thumbAddressOf } from '../media/media.service.ts'
import { listPedigree, type PedigreeRow } from './pedigree.repository.ts'

/**
 * The pedigree of an own animal. All that is known is read, because an ancestor of long ago may still make an animal
 * inbred; what is answered is as many generations as were asked for. Throws 'not-found' like any look at an animal.
 */
export async function readPedigree(
  reader: Db,
  actor: Actor,
  animalId: number,
  generations: number,
): Promise<Pedigree> {
  const rows = await listPedigree(reader, actor.keeperId, animalId)
  const known = generationsAbove(rows, animalId, Math.max(generations, judgedGenerations + 1))
  const byGeneration = known.map((generation) => generation.map(toPedigreeAnimal))
  const [root, ...above] = byGeneration.flat()
  if (!root) throw animalNotFound()
  return {
    animalId,
    generations,
    animals: byGeneration.slice(0, generations).flat(),
    inbreeding: inbreedingOf(rows, animalId),
    knownShare: knownShare(root, [root, ...above]),
  }
}

/** Young of a mother alone may have any: how much depends on how its egg came to have two sets of genes (CLU-07). */
const inbreedingOf = (rows: readonly PedigreeRow[], id: number): number | null =>
  rows.some((row) => row.id === id && Boolean(row.isParthenogenetic)) ? null : inbreedingOfLine(rows, id)

function toPedigreeAnimal(row: PedigreeRow): PedigreeAnimal {
  const { id, name, species, morph, sex, dateOfBirth, producedBy, profileMediaId, fatherId, motherId } = row
  return {
    id,
    name,
    species,
    morph,
    sex,
    dateOfBirth,
    producedBy,
    photo: profileMediaId === null ? null : thumbAddressOf(profileMediaId),
    fatherId,
    motherId,
    father: fatherId === null ? fatherInWords(row) : null,
    mother: motherId === null ? motherInWords(row) : null,
  }
}

// Field by field, because a pedigree has hundreds of rows and names put together at run time are dear to look up.
const fatherInWords = (row: PedigreeRow): TypedParent | null =>
  inWords(row.fatherName, row.fatherMorph, row.fatherSource, row.fatherProducedBy)
const motherInWords = (row: PedigreeRow): TypedParent | null =>
  inWords(row.motherName, row.motherMorph, row.motherSource, row.motherProducedBy)

type Word = string | null

/** What is known of a parent in words; null where that is nothing. */
const inWords = (name: Word, morph: Word, source: Word, producedBy: Word): TypedParent | null =>
  name === null && morph === null && source === null && producedBy === null
    ? null
    : { name, morph, source, producedBy }
