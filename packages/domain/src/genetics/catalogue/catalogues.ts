import { searchForm } from '../../kernel/text-order.ts'
import type { Catalogue, SexSystem } from '../gene.ts'

/** The state of all catalogues; it stands in everything that was computed from them. */
export const catalogueVersion = '2026.11'

/** A species whose genes are known; they are loaded when they are wanted. */
export type CatalogueEntry = {
  readonly species: string
  readonly common: string
  readonly alsoCalled: readonly string[]
  readonly sexSystem: SexSystem
  /** How many genes there are. */
  readonly genes: number
  readonly load: () => Promise<Catalogue>
}

/** Every species with a catalogue, those kept most often first. */
export const catalogues: readonly CatalogueEntry[] = [
  {
    species: 'Python regius',
    common: 'Ball python',
    alsoCalled: ['Royal python'],
    sexSystem: 'XX/XY',
    genes: 114,
    load: async () => (await import('./python-regius.ts')).pythonRegius,
  },
  {
    species: 'Pantherophis guttatus',
    common: 'Corn snake',
    alsoCalled: ['Elaphe guttata', 'Red rat snake'],
    sexSystem: 'ZZ/ZW',
    genes: 33,
    load: async () => (await import('./pantherophis-guttatus.ts')).pantherophisGuttatus,
  },
  {
    species: 'Heterodon nasicus',
    common: 'Western hognose snake',
    alsoCalled: ['Western hognose', 'Hognose snake'],
    sexSystem: 'ZZ/ZW',
    genes: 19,
    load: async () => (await import('./heterodon-nasicus.ts')).heterodonNasicus,
  },
  {
    species: 'Boa imperator',
    common: 'Boa constrictor',
    alsoCalled: ['Boa constrictor imperator', 'Common boa'],
    sexSystem: 'XX/XY',
    genes: 31,
    load: async () => (await import('./boa-imperator.ts')).boaImperator,
  },
  {
    species: 'Malayopython reticulatus',
    common: 'Reticulated python',
    alsoCalled: ['Python reticulatus', 'Broghammerus reticulatus', 'Retic'],
    sexSystem: 'XX/XY',
    genes: 22,
    load: async () => (await import('./malayopython-reticulatus.ts')).malayopythonReticulatus,
  },
  {
    species: 'Morelia spilota',
    common: 'Carpet python',
    alsoCalled: [],
    sexSystem: 'XX/XY',
    genes: 9,
    load: async () => (await import('./morelia-spilota.ts')).moreliaSpilota,
  },
  {
    species: 'Eublepharis macularius',
    common: 'Leopard gecko',
    alsoCalled: [],
    sexSystem: 'TSD',
    genes: 35,
    load: async () => (await import('./eublepharis-macularius.ts')).eublepharisMacularius,
  },
  {
    species: 'Correlophus ciliatus',
    common: 'Crested gecko',
    alsoCalled: ['Rhacodactylus ciliatus'],
    sexSystem: 'GSD',
    genes: 30,
    load: async () => (await import('./correlophus-ciliatus.ts')).correlophusCiliatus,
  },
  {
    species: 'Pogona vitticeps',
    common: 'Central bearded dragon',
    alsoCalled: ['Bearded dragon'],
    sexSystem: 'ZZ/ZW',
    genes: 16,
    load: async () => (await import('./pogona-vitticeps.ts')).pogonaVitticeps,
  },
  {
    species: 'Hemitheconyx caudicinctus',
    common: 'African fat-tailed gecko',
    alsoCalled: ['Fat-tailed gecko'],
    sexSystem: 'TSD',
    genes: 12,
    load: async () => (await import('./hemitheconyx-caudicinctus.ts')).hemitheconyxCaudicinctus,
  },
  {
    species: 'Python brongersmai',
    common: 'Blood python',
    alsoCalled: [
      'Python curtus',
      'Python breitensteini',
      'Borneo short-tailed python',
      'Sumatran short-tailed python',
    ],
    sexSystem: 'XX/XY',
    genes: 7,
    load: async () => (await import('./python-brongersmai.ts')).pythonBrongersmai,
  },
  {
    species: 'Lampropeltis getula',
    common: 'Kingsnake',
    alsoCalled: ['Lampropeltis californiae', 'Lampropeltis floridana', 'California kingsnake'],
    sexSystem: 'ZZ/ZW',
    genes: 18,
    load: async () => (await import('./lampropeltis-getula.ts')).lampropeltisGetula,
  },
  {
    species: 'Lampropeltis triangulum',
    common: 'Milk snake',
    alsoCalled: ['Lampropeltis abnorma', 'Honduran milk snake'],
    sexSystem: 'ZZ/ZW',
    genes: 5,
    load: async () => (await import('./lampropeltis-triangulum.ts')).lampropeltisTriangulum,
  },
  {
    species: 'Python bivittatus',
    common: 'Burmese python',
    alsoCalled: ['Python molurus bivittatus'],
    sexSystem: 'XX/XY',
    genes: 7,
    load: async () => (await import('./python-bivittatus.ts')).pythonBivittatus,
  },
  {
    species: 'Epicrates cenchria',
    common: 'Rainbow boa',
    alsoCalled: ['Epicrates maurus', 'Brazilian rainbow boa'],
    sexSystem: 'unknown',
    genes: 8,
    load: async () => (await import('./epicrates-cenchria.ts')).epicratesCenchria,
  },
  {
    species: 'Eryx colubrinus',
    common: 'Kenyan sand boa',
    alsoCalled: ['Gongylophis colubrinus', 'Sand boa'],
    sexSystem: 'unknown',
    genes: 10,
    load: async () => (await import('./eryx-colubrinus.ts')).eryxColubrinus,
  },
  {
    species: 'Rhacodactylus auriculatus',
    common: 'Gargoyle gecko',
    alsoCalled: [],
    sexSystem: 'GSD',
    genes: 15,
    load: async () => (await import('./rhacodactylus-auriculatus.ts')).rhacodactylusAuriculatus,
  },
]

const entriesByName = new Map(
  catalogues.flatMap((entry) =>
    [entry.species, entry.common, ...entry.alsoCalled].map((name) => [searchForm(name), entry] as const),
  ),
)

/** The catalogue of a species by any of its names, in any case; a subspecies has that of its species (GEN-02). */
export function findCatalogue(written: string): CatalogueEntry | null {
  const name = nameOf(written)
  const twoWords = name.split(' ', 2).join(' ')
  return entriesByName.get(name) ?? entriesByName.get(twoWords) ?? null
}

/** Whether two names of species mean the same genes. */
export function isSameSpecies(one: string, other: string): boolean {
  if (one === other) return true
  const [known, otherKnown] = [findCatalogue(one), findCatalogue(other)]
  return known || otherKnown ? known === otherKnown : nameOf(one) === nameOf(other)
}

const nameOf = (species: string): string => searchForm(species).replace(/\s+/g, ' ')

/** All names of a species. */
export function catalogueNames(species: string): string[] {
  const entry = findCatalogue(species)
  return entry ? [entry.species, entry.common, ...entry.alsoCalled] : [species]
}
