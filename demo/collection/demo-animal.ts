import type { PriceStatus, Sex } from '@clutchbook/domain/collection/collection.rules'

/** The species of the demo. */
export type DemoSpecies =
  | 'Python regius'
  | 'Pantherophis guttatus'
  | 'Heterodon nasicus'
  | 'Boa imperator'
  | 'Morelia spilota'
  | 'Eublepharis macularius'
  | 'Correlophus ciliatus'
  | 'Pogona vitticeps'

/** A parent that is not in the collection and is known by words only. */
export type TypedParent = { readonly name: string; readonly morph: string; readonly producedBy: string }

/**
 * Full years and the day of the year it hatched, as MM-DD; or, for the young, days. Either way ages stay right
 * whenever the demo is made.
 */
export type Age = number | readonly [years: number, hatched: string]

/** An animal of the demo keeper. Others refer to it by its name, so names are unique. */
export type DemoAnimal = {
  readonly name: string
  readonly species: DemoSpecies
  readonly morph: string
  readonly sex: Sex
  readonly age: Age
  readonly grams: number
  readonly length?: string
  /** The last part of its custom ID. */
  readonly number: number
  readonly father?: string | TypedParent
  readonly mother?: string | TypedParent
  readonly source: string
  readonly producedBy: string
  readonly notes?: string
  readonly archiveStatus?: 'holdback' | 'archived'
  readonly priceStatus?: PriceStatus
  readonly price?: string
  /** Dollars unless it says something else. */
  readonly priceCurrency?: string
  /** How many days ago it was sold. */
  readonly soldDaysAgo?: number
  /** Shots of its species and visible morph, each a file of `pictures`; the first is for its card. */
  readonly photos: readonly string[]
}

/** What animals of one species have in common, and the animals in the order in which they came. */
type Group = {
  readonly species: DemoSpecies
  readonly animals: readonly (Omit<DemoAnimal, 'species' | 'source' | 'producedBy'> &
    Partial<Pick<DemoAnimal, 'source' | 'producedBy'>>)[]
}

/** Animals without a stated origin were bred by the keeper. */
export const ofSpecies = ({ species, animals }: Group): DemoAnimal[] =>
  animals.map((animal) => ({ source: 'Bred here', producedBy: 'Reyes Reptiles', ...animal, species }))
