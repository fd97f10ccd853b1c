import { expect, test } from 'vitest'
import { knownSpecies } from '../species/species.rules.ts'
import { speciesFigures } from './figures.rules.ts'
import { stepNames } from './figures.ts'

test('SEA-07 what is known of a species counts, as sure as its row says and with its sources', () => {
  const { used, known, own, confidence, sources } = speciesFigures('ball python')
  expect(used).toMatchObject({
    ...{ kind: 'eggs', ovulationToShed: [14, 28], shedToLay: [25, 40], layToHatch: [53, 65] },
    daysByTemp: [
      { tempC: 30.5, daysMin: 60, daysMax: 65 },
      { tempC: 31.5, daysMin: 55, daysMax: 60 },
    ],
    ...{ clutchSize: [1, 12], typicalClutch: 6, leastFemaleGrams: 1500, leastMaleGrams: 600 },
  })
  expect([known, own]).toEqual([used, {}])
  expect(confidence).toMatchObject({ shedToLay: 'high', leastFemaleGrams: 'low', clutchesPerYear: 'low' })
  expect(sources).toContain('enviroliteracy.org, ball pythons')
})

test('SEA-07 a gestation is counted from her shed, or from mating', () => {
  expect(speciesFigures('Boa imperator').used).toMatchObject({
    ...{ kind: 'litter', shedToBirth: [100, 125], ovulationToBirth: [115, 140] },
  })
  expect(speciesFigures('Boa imperator').used).not.toHaveProperty('matingToBirth')
  expect(speciesFigures('Eryx colubrinus').used).toMatchObject({ matingToBirth: [120, 200] })
  expect(speciesFigures('Tiliqua scincoides').used).toMatchObject({ matingToBirth: [90, 150] })
})

test('SEA-07 own numbers go before known ones and count whole; the rest stays', () => {
  const own = { shedToLay: [28, 34], daysByTemp: [{ tempC: 31, daysMin: 56, daysMax: 60 }] } as const
  const { used, confidence, known } = speciesFigures('Python regius', own)
  expect(used).toMatchObject({ ...own, ovulationToShed: [14, 28] })
  expect(confidence).toMatchObject({ shedToLay: 'own', daysByTemp: 'own', ovulationToShed: 'high' })
  expect(known?.shedToLay).toEqual([25, 40])
})

test('SEA-07 a species that is not known has the keeper’s own numbers alone', () => {
  const figures = speciesFigures('Lacerta bilineata', { kind: 'eggs', layToHatch: [80, 100] })
  expect(figures).toMatchObject({ known: null, sources: [], sexDetermination: null })
  expect(figures.used).toEqual({ kind: 'eggs', layToHatch: [80, 100] })
  expect(figures.confidence).toEqual({ kind: 'own', layToHatch: 'own' })
})

test('SEA-07 every known species is laid or born, and each of its steps is a range in order', () => {
  for (const { scientific } of knownSpecies) {
    const { used } = speciesFigures(scientific)
    expect([scientific, used.kind === 'eggs']).toEqual([scientific, used.layToHatch !== undefined])
    for (const step of stepNames) {
      const [least, most] = used[step] ?? [0, 0]
      expect([scientific, step, least <= most]).toEqual([scientific, step, true])
    }
  }
})
