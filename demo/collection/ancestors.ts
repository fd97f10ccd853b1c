import type { AncestorRelation } from '@clutchbook/domain/lineage/lineage.rules'
import type { DemoAnimal } from './demo-animal.ts'

/** An ancestor of a demo animal that nobody of the collection stands for: known by words, some by an old photo. */
export type DemoAncestor = Pick<
  DemoAnimal,
  'name' | 'species' | 'morph' | 'source' | 'producedBy' | 'photos'
> & {
  /** The name of the animal it is noted with. */
  readonly of: string
  readonly relation: AncestorRelation
}

export const demoAncestors: readonly DemoAncestor[] = [
  {
    of: 'Ember',
    relation: 'great-grandmother',
    name: 'Dusk',
    species: 'Python regius',
    morph: 'Normal het Clown',
    source: 'Breeder',
    producedBy: 'Granite Hollow Reptiles',
    photos: ['lamp'],
  },
  {
    of: 'Ember',
    relation: 'ancestor',
    name: 'Old Granite',
    species: 'Python regius',
    morph: 'Clown',
    source: 'First Clown male of Granite Hollow',
    producedBy: 'Granite Hollow Reptiles',
    photos: [],
  },
  {
    of: 'Pearl',
    relation: 'great-grandmother',
    name: 'Chalk',
    species: 'Python regius',
    morph: 'Piebald',
    source: 'Expo',
    producedBy: 'Tidewater Serpents',
    photos: ['towel'],
  },
  {
    of: 'Nettle',
    relation: 'grandfather',
    name: 'Hazel Creek',
    species: 'Pantherophis guttatus',
    morph: 'Okeetee',
    source: 'Caught in the wild',
    producedBy: 'Unknown',
    photos: [],
  },
]
