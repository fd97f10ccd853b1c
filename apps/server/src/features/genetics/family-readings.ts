import { findCatalogue } from '@clutchbook/domain/genetics/catalogue/catalogues'
import { ofSpecies } from '@clutchbook/domain/genetics/entries.rules'
import type { FamilyAnimal, FamilyReading } from '@clutchbook/domain/genetics/family'
import { familyOf, readAnimal } from '@clutchbook/domain/genetics/family.rules'
import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import type { Owner } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/database.ts'
import { type ClutchRow, listClutches, listMembers, type MemberRow } from './family-members.repository.ts'
import { sexOf } from './sex-of.ts'
import { readEntries } from './stored-entries.ts'

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
  const isOfSpecies = sameSpecies(species)
  const members = rows.filter((row) => row.id === id || isOfSpecies(row.species))
  const animals = members.map((row) => toMember(genome, row))
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

/** Whether a species is the same by any of its names. */
function sameSpecies(species: string): (other: string) => boolean {
  const entry = findCatalogue(species)
  const known = new Map<string, boolean>()
  return (other) => {
    const is = known.get(other) ?? (other === species || (entry !== null && findCatalogue(other) === entry))
    known.set(other, is)
    return is
  }
}

function toMember(genome: Genome, row: MemberRow): FamilyAnimal {
  const { id, fatherId, motherId, dateOfBirth: bornOn } = row
  const { counted, foreign } = ofSpecies(genome, row.entries === null ? [] : readEntries(row.entries))
  // Of an animal that is known by another species' genes alone nothing is known.
  const isKept = row.entries !== null && (counted.length > 0 || foreign.length === 0)
  return { id, sex: sexOf(row), fatherId, motherId, bornOn, entries: isKept ? counted : null }
}
