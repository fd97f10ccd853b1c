import { isSameSpecies } from './catalogue/catalogues.ts'
import { familyOf, readAnimal } from './family.rules.ts'
import type { FamilyReading } from './family.ts'
import {
  type CountedOnProject,
  countedYoungOf,
  type FamilyMember,
  toFamilyAnimal,
} from './family-animals.rules.ts'
import type { Genome } from './locus.rules.ts'

/** What a family says of an animal, and the clutches of the young that proved something. */
export type FamilyWord = {
  readonly readings: readonly FamilyReading[]
  readonly clutchOf: (proof: Proof) => ProvingClutch
}

type Proof = NonNullable<FamilyReading['proof']>

/** The clutch of a young that proved something. */
export type ProvingClutch = { readonly clutch: string; readonly breedingProjectId: number | null }

/** What a clutch is called that an animal came out of: its own code, else that of its project; null where it has none. */
export type ClutchOfYoung = {
  readonly breedingProjectId: number | null
  readonly projectCode: string | null
  readonly clutchCode: string | null
}

/** An animal, and what its family is read from. */
export type FamilySubject = {
  readonly id: number
  readonly species: string
  /** Itself and all that are linked to it, of whatever species. */
  readonly members: readonly (FamilyMember & { readonly species: string })[]
  readonly counted: readonly CountedOnProject[]
}

/** What the family of an animal says of its genes (GEN-36), once the clutches are known of the young that proved something. */
export function readFamilyOf(genome: Genome, { id, species, members: linked, counted }: FamilySubject) {
  const members = linked.filter((member) => isSameSpecies(member.species, species))
  const animals = members.map((member) => toFamilyAnimal(genome, member))
  const young = countedYoungOf(genome, counted, animals)
  const readings = readAnimal(familyOf(genome, { animals, young }), id)
  const bornOn = new Map(members.map((member) => [member.id, member.dateOfBirth]))
  const projects = new Map(counted.map((row) => [row.breedingProjectId, row]))
  return {
    proving: readings.flatMap(({ proof }) => proof?.animalId ?? []),
    wordWith: (clutches: ReadonlyMap<number, ClutchOfYoung>): FamilyWord => ({
      readings,
      clutchOf: ({ animalId, projectId }) => {
        const project = projectId === null ? undefined : projects.get(projectId)
        if (project) return clutchIn(project, project.bornOn)
        return animalId === null
          ? clutchIn(undefined, null)
          : clutchIn(clutches.get(animalId), bornOn.get(animalId))
      },
    }),
  }
}

const clutchIn = (
  project: (Pick<ClutchOfYoung, 'projectCode' | 'breedingProjectId'> & Partial<ClutchOfYoung>) | undefined,
  bornOn: string | null | undefined,
): ProvingClutch => ({
  clutch: project?.clutchCode || project?.projectCode || bornOn || 'its young',
  breedingProjectId: project?.breedingProjectId ?? null,
})
