import { searchForm } from '../kernel/text-order.ts'
import { gramsOf, type WeightUnit } from '../kernel/units.ts'

/** What of an animal it is found by. */
export type AnimalSearched = {
  readonly name: string
  readonly species: string
  readonly morph: string | null
}

/** What an animal is found by: lines of its name, species and morph, as texts are searched. */
export const animalSearchText = ({ name, species, morph }: AnimalSearched): string =>
  searchForm([name, species, morph ?? ''].join('\n'))

type Weighed = { readonly weight: number | null; readonly weightUnit: WeightUnit }

/** The place of an animal in the order of weights; one of unknown weight comes last. */
export const weightKey = ({ weight, weightUnit }: Weighed): number =>
  weight === null ? -1 : gramsOf(weight, weightUnit)
