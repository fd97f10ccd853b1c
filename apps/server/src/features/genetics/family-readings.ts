import { isSameSpecies } from '@clutchbook/domain/genetics/catalogue/catalogues'
import type { FamilyReading } from '@clutchbook/domain/genetics/family'
import { familyOf, readAnimal } from '@clutchbook/domain/genetics/family.rules'
import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import type { Owner } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/database.ts'
import { listCountedYoung } from './counted-young.repository.ts'
import { countedYoungOf } from './counted-young.ts'
import { toFamilyAnimal } from './family-animals.ts'
import { type ClutchRow, listClutches, listMembers } from './family-members.repository.ts'

/** What a family says of an animal, and the clutches of the young that proved something. */
export type FamilyWord = {
  readonly readings: readonly FamilyReading[]
  readonly clutchOf: (proof: Proof) => ProvingClutch
}

type Proof = NonNullable<FamilyReading['proof']>

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
  const counted = await listCountedYoung(reader, keeperId)
  const rows = await listMembers(reader, keeperId, id, { hasCounted: counted.length > 0 })
  const members = rows.filter((row) => isSameSpecies(row.species, species))
  const animals = members.map((row) => toFamilyAnimal(genome, row))
  const young = countedYoungOf(genome, counted, animals)
  const readings = readAnimal(familyOf(genome, { animals, young }), id)
  const proving = readings.flatMap(({ proof }) => proof?.animalId ?? [])
  const clutches = await listClutches(reader, keeperId, proving)
  const bornOn = new Map(members.map((row) => [row.id, row.dateOfBirth]))
  const projects = new Map(counted.map((row) => [row.breedingProjectId, row]))
  return {
    readings,
    clutchOf: ({ animalId, projectId }) => {
      const project = projectId === null ? undefined : projects.get(projectId)
      if (project) return clutchIn(project, project.bornOn)
      return animalId === null
        ? clutchIn(undefined, null)
        : clutchIn(clutches.get(animalId), bornOn.get(animalId))
    },
  }
}

const clutchIn = (
  project: (Pick<ClutchRow, 'projectCode' | 'breedingProjectId'> & Partial<ClutchRow>) | undefined,
  bornOn: string | null | undefined,
): ProvingClutch => ({
  clutch: project?.clutchCode || project?.projectCode || bornOn || 'its young',
  breedingProjectId: project?.breedingProjectId ?? null,
})
