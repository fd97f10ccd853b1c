import type { NewAnimal } from '@clutchbook/domain/collection/collection.schema'
import type { Hatching, HatchingEgg } from '@clutchbook/domain/eggs/eggs.schema'
import { hatchlingName, hatchlingNote } from '@clutchbook/domain/eggs/hatchling.rules'
import { sentFieldsOf } from '@clutchbook/domain/kernel/record-fields'
import type { ParentPair } from '../breeding/breeding.service.ts'
import type { EggRow } from './eggs.repository.ts'

/** What an animal carries of its parents: the links where they are in the collection, and their names and morphs. */
export const parentsOf = (pair: ParentPair | undefined): Partial<NewAnimal> =>
  pair
    ? {
        fatherId: pair.fatherId,
        motherId: pair.motherId,
        fatherName: pair.fatherName,
        motherName: pair.motherName,
        fatherMorph: pair.fatherMorph,
        motherMorph: pair.motherMorph,
      }
    : {}

type Known = {
  readonly row: EggRow
  readonly said: HatchingEgg | undefined
  readonly pair: ParentPair | undefined
  readonly hatchDate: string
  readonly shared: Hatching
}

/** The animal of one egg among several: what was said of it, else what egg, project and parents tell; null without a species. */
export function hatchlingOf({ row, said: own, pair, hatchDate, shared }: Known): NewAnimal | null {
  const species = shared.species?.trim() || pair?.species
  if (!species) return null
  const producedBy = shared.producedBy ?? null
  const { eggNumber } = row
  const { id: _egg, ...fields } = own ?? { id: row.id }
  return {
    ...parentsOf(pair),
    name: hatchlingName(producedBy, eggNumber),
    species,
    sex: 'Unsexed',
    dateOfBirth: hatchDate,
    source: 'Bred',
    producedBy,
    notes: eggNumber === '' ? null : hatchlingNote(eggNumber),
    isHoldback: shared.isHoldback ?? false,
    ...sentFieldsOf(fields),
  }
}

/** An animal filled in by hand: what was left out of its birth and its parents comes from the egg and its project. */
export const filledIn = (animal: NewAnimal, pair: ParentPair | undefined, hatchDate: string): NewAnimal => ({
  ...parentsOf(pair),
  dateOfBirth: hatchDate,
  source: 'Bred',
  ...sentFieldsOf(animal),
  name: animal.name,
  species: animal.species,
})
