import { expect, test } from 'vitest'
import { kinPercent, pairFinder, placesIn, stillIn } from './planned-pairs.ts'
import type { Matrix, MatrixAnimal } from './planner.queries.ts'

const animal = (id: number, fields: Partial<MatrixAnimal> = {}): MatrixAnimal => ({
  ...{ id, name: `Ember ${id}`, morph: null, meanKinship: 0.1, inbreeding: 0, known: 0 },
  ...{ isReady: true, reasons: [] },
  ...fields,
})

const odds = { probability: '1/2', ofHatchlings: null, lost: '0', warnings: [] }
const matrix: Matrix = {
  ...{ species: 'Python regius', males: [animal(1), animal(2)], females: [animal(3), animal(4)] },
  inbreeding: [
    [0, 0.25],
    [0.125, 0.3],
  ],
  paired: [
    { maleId: 2, femaleId: 3, breedingProjectId: 7 },
    { maleId: 2, femaleId: 3, breedingProjectId: 9 },
  ],
  geneDiversity: 0.9,
  odds: { target: 'Clown', reach: 1, isAll: true, pairs: [{ maleId: 1, femaleId: 4, ...odds }] },
}

test('PLN-01 PLN-04 a pair is found by its places, with its band, its odds and its latest project', () => {
  const find = pairFinder(matrix)
  expect(find(0, 1)).toMatchObject({ key: '1 4', inbreeding: 0.25, band: 'high', breedingProjectId: null })
  expect(find(0, 1)?.odds).toMatchObject({ probability: '1/2' })
  expect(find(1, 0)).toMatchObject({ band: 'medium', odds: null, breedingProjectId: 9 })
  expect(find(1, 1)?.band).toBe('extreme')
  expect(find(2, 0)).toBeNull()
})

test('PLN-01 PLN-03 animals stand by name, the least related first, or those first that are ready', () => {
  const animals = [
    animal(1, { meanKinship: 0.3, reasons: ['gravid', 'paired'] }),
    animal(2, { meanKinship: 0.1, reasons: ['gravid'] }),
    animal(3, { meanKinship: 0.2 }),
  ]
  expect(placesIn(animals, 'name')).toEqual([0, 1, 2])
  expect(placesIn(animals, 'kinship')).toEqual([1, 2, 0])
  expect(placesIn(animals, 'ready')).toEqual([2, 1, 0])
})

test('PLN-05 picked pairs are told as they are now, without those of which an animal has gone', () => {
  const find = pairFinder(matrix)
  const picked = [find(0, 0), find(1, 1)].flatMap((pair) => pair ?? [])
  expect(picked.map(({ breedingProjectId }) => breedingProjectId)).toEqual([null, null])
  const later: Matrix = {
    ...{ ...matrix, females: [animal(4), animal(3)], males: [animal(1)] },
    ...{ inbreeding: [[0.25, 0]], paired: [{ maleId: 1, femaleId: 3, breedingProjectId: 8 }] },
  }
  expect(stillIn(later, pairFinder(later), picked)).toMatchObject([
    { key: '1 3', inbreeding: 0, breedingProjectId: 8 },
  ])
})

test('PLN-04 inbreeding is told so exactly that it is never beyond the band whose word stands beside it', () => {
  expect([0, 1e-17, 1e-6, 0.03125, 0.0625, 0.125, 0.25].map(kinPercent)).toEqual([
    ...['0%', '0%', 'under 0.01%', '3.13%', '6.25%', '12.5%', '25%'],
  ])
})
