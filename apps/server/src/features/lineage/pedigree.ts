import type { Pedigree } from '@clutchbook/domain/lineage/lineage.schema'
import { pedigreeOf } from '@clutchbook/domain/lineage/whole-pedigree.rules'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/database.ts'
import { thumbAddressOf } from '../media/media.service.ts'
import { listPedigree } from './pedigree.repository.ts'

/** The pedigree of an own animal. Throws 'not-found' like any look at an animal. */
export async function readPedigree(
  reader: Db,
  { keeperId }: Actor,
  animalId: number,
  generations: number,
): Promise<Pedigree> {
  const line = await listPedigree(reader, keeperId, animalId)
  return pedigreeOf(line, animalId, {
    generations,
    isParthenogenetic: line.some((row) => row.id === animalId && Boolean(row.isParthenogenetic)),
    photoOf: ({ profileMediaId }) => (profileMediaId === null ? null : thumbAddressOf(profileMediaId)),
  })
}
