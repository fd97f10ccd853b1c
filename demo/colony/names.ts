const first = [
  'Amber',
  'Ashen',
  'Blithe',
  'Copper',
  'Dapper',
  'Early',
  'Fallow',
  'Gilded',
  'Hazel',
  'Ivory',
  'Jolly',
  'Kind',
  'Lunar',
  'Mellow',
  'Noble',
  'Ochre',
] as const

const second = [
  'Acorn',
  'Barley',
  'Clove',
  'Dune',
  'Ember',
  'Flint',
  'Grove',
  'Harbour',
  'Inlet',
  'Juniper',
  'Kestrel',
  'Linden',
  'Marrow',
  'Nutmeg',
  'Orchard',
] as const

/** The name of the colony's nth animal, from 0. Sixteen and fifteen words have no common factor: 240 names, each once. */
export const nameOf = (place: number): string =>
  `${first[place % first.length]} ${second[place % second.length]}`
