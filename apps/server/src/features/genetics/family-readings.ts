import type { FamilyReading } from '@clutchbook/domain/genetics/family'
import { familyOf, readAnimal } from '@clutchbook/domain/genetics/family.rules'
import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import type { Owner } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/database.ts'
import { isSameSpecies, toFamilyAnimal } from './family-animals.ts'
import { type ClutchRow, listClutches, listMembers } from './family-members.repository.ts'

/** What a family says of an animal, and what the clutches of the young are called that proved something. */
export type FamilyWord = {
  readonly readings: readonly FamilyReading[]
  readonly clutches: ReadonlyMap<number, ProvingClutch>
}

/** The clutch of a young that proved something. */
export type ProvingClutch = { readonly clutch: string; readonly breedingProjectId: number | null }

type Subject = { readonly id: number; readonly species: string }

/** What the family of an own animal says of its genes (GEN-36). */
export async function readFamily(
  reader: Db,
  { keeperId }: Owner,
  { id, species }: Subject,
  genome: Genome,
): Promise<FamilyWord> {
  const rows = await listMembers(reader, keeperId, id)
  const members = rows.filter((row) => isSameSpecies(row.species, species))
  const animals = members.map((row) => toFamilyAnimal(genome, row))
  const readings = readAnimal(familyOf(genome, { animals, young: [] }), id)
  const proving = readings.flatMap(({ proof }) => proof?.animalId ?? [])
  const clutches = await listClutches(reader, keeperId, proving)
  const bornOn = new Map(members.map((row) => [row.id, row.dateOfBirth]))
  return {
    readings,
    clutches: new Map(proving.map((young) => [young, clutchOf(clutches.get(young), bornOn.get(young))])),
  }
}

const clutchOf = (row: ClutchRow | undefined, bornOn: string | null | undefined): ProvingClutch => ({
  clutch: row?.projectCode || bornOn || 'its young',
  breedingProjectId: row?.breedingProjectId ?? null,
})
