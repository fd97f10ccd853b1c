import { expect, test } from 'vitest'
import { sexDetermination } from './sex-determination.ts'
import { findSpecies, knownSpecies } from './species.rules.ts'
import { speciesSeasons } from './species-seasons.ts'

const names = knownSpecies.map(({ scientific }) => scientific)

test('SEA-07 every known species has a season and a sex determination, and nothing else has', () => {
  expect(Object.keys(speciesSeasons).sort()).toEqual([...names].sort())
  expect(Object.keys(sexDetermination).sort()).toEqual([...names].sort())
})

test('SEA-07 seasons are those of the sources, and every range is in order', () => {
  expect(speciesSeasons['Python regius']).toEqual({
    ovulationToShed: [14, 28],
    shedToLay: [25, 40],
    typicalClutch: 6,
    clutchesPerYear: [0, 1],
    leastGrams: { male: 600, female: 1500 },
  })
  for (const [name, season] of Object.entries(speciesSeasons)) {
    for (const value of Object.values(season))
      if (Array.isArray(value)) expect([name, value[0] <= value[1]]).toEqual([name, true])
    const [least, most] = findSpecies(name)?.clutch ?? [0, 0]
    expect([name, season.typicalClutch >= least, season.typicalClutch <= most]).toEqual([name, true, true])
  }
})

test('SEA-07 only species that bear live young are carried to birth, and two rest in a cool time', () => {
  const bearing = names.filter((name) => findSpecies(name)?.gestation)
  const told = names.filter((name) => speciesSeasons[name]?.ovulationToBirth)
  expect(told.every((name) => bearing.includes(name))).toBe(true)
  expect(names.filter((name) => speciesSeasons[name]?.hasDiapause)).toEqual([
    'Furcifer pardalis',
    'Stigmochelys pardalis',
  ])
})

test('SEA-07 where warmth settles the sex, its bands don’t overlap, and the even point lies within them', () => {
  for (const [name, facts] of Object.entries(sexDetermination)) {
    if (facts.by === 'genes') continue
    const { femaleBiasedC, mixedC, maleBiasedC, secondFemaleC, pivotalC } = facts
    const bands = [femaleBiasedC, mixedC, maleBiasedC, secondFemaleC]
      .flatMap((band) => (band ? [band] : []))
      .sort(([one], [other]) => one - other)
    for (const [at, [least, most]] of bands.entries()) {
      const before = bands[at - 1]?.[1] ?? 0
      expect([name, before < least, least < most]).toEqual([name, true, true])
    }
    const all = bands.flat()
    if (pivotalC !== undefined && all.length > 0)
      expect([name, pivotalC > Math.min(...all) && pivotalC < Math.max(...all)]).toEqual([name, true])
  }
})
