import { type FamilyWord, readFamilyOf } from '@clutchbook/domain/genetics/family-word.rules'
import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import type { Owner } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/database.ts'
import { listCountedYoung } from './counted-young.repository.ts'
import { toMember } from './family-animals.ts'
import { listClutches, listMembers } from './family-members.repository.ts'

type Subject = { readonly id: number; readonly species: string }

/** What the family of an own animal says of its genes (GEN-36). */
export async function readFamily(
  reader: Db,
  { keeperId }: Owner,
  { id, species }: Subject,
  genome: Genome,
): Promise<FamilyWord> {
  const counted = await listCountedYoung(reader, keeperId)
  const rows = await listMembers(reader, keeperId, id, { hasCounted: counted.length > 0 })
  const { proving, wordWith } = readFamilyOf(genome, { id, species, members: rows.map(toMember), counted })
  return wordWith(await listClutches(reader, keeperId, proving))
}
