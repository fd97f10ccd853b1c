/** Species kept most often, by scientific name: suggestions for a collection that has none of its own yet (COL-Q19). */
const commonSpecies: readonly string[] = [
  'Python regius',
  'Pantherophis guttatus',
  'Boa imperator',
  'Heterodon nasicus',
  'Lampropeltis californiae',
  'Morelia viridis',
  'Morelia spilota',
  'Malayopython reticulatus',
  'Eublepharis macularius',
  'Correlophus ciliatus',
  'Hemitheconyx caudicinctus',
  'Rhacodactylus auriculatus',
  'Pogona vitticeps',
  'Tiliqua scincoides',
  'Chamaeleo calyptratus',
  'Furcifer pardalis',
  'Testudo graeca',
  'Testudo hermanni',
]

/** What the species field suggests: the keeper's own first, most frequent first, then common ones. */
export const suggestedSpecies = (own: readonly { species: string }[]): string[] => [
  ...new Set([...own.map(({ species }) => species), ...commonSpecies]),
]
