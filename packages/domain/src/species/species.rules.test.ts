import { expect, test } from 'vitest'
import { findSpecies, incubationDaysOf, knownSpecies, sourceNames, suggestSpecies } from './species.rules.ts'
import type { SpeciesFacts } from './species-facts.ts'
import { speciesSources } from './species-sources.ts'

const get = (name: string): SpeciesFacts => {
  const facts = findSpecies(name)
  if (!facts) throw new Error(`${name} is not known`)
  return facts
}

test('COL-Q19 suggestions begin with the keeper’s own species, then come the built-in ones, each once', () => {
  const own = [{ species: 'Lacerta bilineata' }, { species: 'python regius' }]
  const suggested = suggestSpecies(own)
  expect(suggested.slice(0, 3)).toEqual([
    { species: 'Lacerta bilineata', common: null },
    { species: 'python regius', common: 'Ball python' },
    { species: 'Pantherophis guttatus', common: 'Corn snake' },
  ])
  expect(suggested).toHaveLength(knownSpecies.length + 1)
  expect(suggestSpecies([]).map(({ species }) => species)).toEqual(
    knownSpecies.map(({ scientific }) => scientific),
  )
})

test('a species is known by its scientific and its common name, and a subspecies by its species', () => {
  for (const name of ['Python regius', ' python  REGIUS ', 'ball python', 'Ball Python'])
    expect(get(name).scientific).toBe('Python regius')
  expect(get('Morelia spilota cheynei').common).toBe('Carpet python')
  expect(get('Pituophis catenifer sayi').common).toBe('Bullsnake')
  expect(findSpecies('Python')).toBeNull()
  expect(findSpecies('')).toBeNull()
})

test('days of incubation are those of the temperature, else of the usual one, else of all', () => {
  expect(incubationDaysOf(get('Python regius'), null)).toEqual({ min: 55, max: 60, typical: 58 })
  expect(incubationDaysOf(get('Python regius'), 30.4)).toEqual({ min: 60, max: 65, typical: 63 })
  expect(incubationDaysOf(get('Python regius'), 28)).toEqual({ min: 53, max: 65, typical: 59 })
  expect(incubationDaysOf(get('Boaedon capensis'), 28)).toEqual({ min: 60, max: 90, typical: 75 })
  expect(incubationDaysOf(get('Boa imperator'), null)).toBeNull()
})

test('every row adds up: eggs or live young, ranges in order, named sources', () => {
  for (const facts of knownSpecies) {
    const { scientific, incubation, gestation, clutch, sources } = facts
    expect([scientific, Boolean(incubation) !== Boolean(gestation)]).toEqual([scientific, true])
    const rows = incubation?.byTemp ?? []
    const ranges = [clutch, incubation?.days, incubation?.tempC, incubation?.humidityPct, gestation?.days]
    for (const range of [...ranges, ...rows.map(({ days }) => days)])
      if (range) expect([scientific, range[0] <= range[1]]).toEqual([scientific, true])
    for (const { tempC, days } of rows) {
      const whole = incubation?.days ?? [0, 0]
      expect([scientific, tempC, days[0] >= whole[0], days[1] <= whole[1]]).toEqual([
        scientific,
        tempC,
        true,
        true,
      ])
    }
    expect([scientific, sources.length > 0, sourceNames(facts).every(Boolean)]).toEqual([
      scientific,
      true,
      true,
    ])
  }
})

test('every species stands there once, and every source is named by some row', () => {
  const names = knownSpecies.flatMap(({ scientific, common }) => [scientific, common])
  expect(new Set(names).size).toBe(names.length)
  const used = new Set(knownSpecies.flatMap(({ sources }) => sources))
  expect(Object.keys(speciesSources).filter((key) => !used.has(key as never))).toEqual([])
})
