import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addSums,
  hourOf,
  type KeptReading,
  mergeReadings,
  sumsOf,
  withoutImport,
} from './reading-hours.rules.ts'

const value = fc.oneof(
  fc.constant(null),
  fc.integer({ min: -100, max: 600 }).map((tenths) => tenths / 10),
)
const readings = fc
  .uniqueArray(fc.integer({ min: 0, max: 3599 }), { minLength: 1, maxLength: 40 })
  .chain((seconds) =>
    fc.tuple(
      ...seconds
        .sort((one, other) => one - other)
        .map((second) => fc.tuple(fc.constant(second), value, value) as fc.Arbitrary<KeptReading>),
    ),
  ) as fc.Arbitrary<KeptReading[]>

test('CLU-22 a second has one reading: the first that was sent stays, also within one call', () => {
  const kept: KeptReading[] = [[60, 31, 90]]
  const coming: KeptReading[] = [
    [120, 32, null],
    [60, 20, 20],
    [0, null, 88],
    [120, 33, null],
  ]
  expect(mergeReadings(kept, coming)).toEqual({
    added: [
      [120, 32, null],
      [0, null, 88],
    ],
    readings: [
      [0, null, 88],
      [60, 31, 90],
      [120, 32, null],
    ],
    isChanged: true,
  })
  expect(mergeReadings(kept, [[60, 20, 20]])).toEqual({ added: [], readings: kept, isChanged: false })
})

test('CLU-24 once an import is taken back, what came for its seconds later stands, as if it had never been there', () => {
  const shelf: KeptReading[] = [[0, 30, null]]
  const file: KeptReading[] = [
    [0, 25, null, 7],
    [60, 25, null, 7],
    [120, 25, null, 7],
  ]
  const again = file.map(([second, ...values]): KeptReading => [second, values[0], values[1], 8])
  const sent: KeptReading[] = [
    [60, 31, null],
    [180, 31, null],
  ]
  const merge = (...batches: KeptReading[][]) =>
    batches.reduce<readonly KeptReading[]>((kept, coming) => mergeReadings(kept, coming).readings, [])
  const plain = (kept: readonly KeptReading[] | null) => kept?.map((reading) => reading.slice(0, 3)) ?? null
  for (const [batches, without, left] of [
    [[shelf, file, sent], 7, [shelf, sent]],
    [[shelf, file, again], 7, [shelf, again]],
    [[shelf, file, again], 8, [shelf, file]],
    [[shelf, file, again, sent], 7, [shelf, sent, again]],
    [[shelf, file, again, sent], 8, [shelf, file, sent]],
    [[shelf, file, sent, again], 7, [shelf, sent, again]],
  ] as const)
    expect(plain(withoutImport(merge(...batches), without))).toEqual(plain(merge(...left)))
  expect(withoutImport(merge(shelf, file), 8)).toBeNull()
  expect(mergeReadings(merge(file, again), again).isChanged).toBe(false)
})

test('CLU-25 the sums of parts are the sums of the whole, and extremes never vanish', () => {
  fc.assert(
    fc.property(readings, readings, (one, other) => {
      const [first, second] = [sumsOf(400_000, one), sumsOf(400_001, other)]
      const both = addSums(first, second)
      const degrees = [...one, ...other].flatMap(([, temperature]) =>
        temperature === null ? [] : [temperature],
      )
      expect(both.n).toBe(one.length + other.length)
      expect(both.firstAt).toBe(400_000 * 3600 + (one[0]?.[0] ?? 0))
      expect(both.temperature.n).toBe(degrees.length)
      expect(both.temperature.sum).toBeCloseTo(
        degrees.reduce((sum, degree) => sum + degree, 0),
        6,
      )
      expect(both.temperature.min).toBe(degrees.length === 0 ? null : Math.min(...degrees))
      expect(both.temperature.max).toBe(degrees.length === 0 ? null : Math.max(...degrees))
      expect(addSums(second, first)).toEqual(both)
    }),
  )
})

test('CLU-22 hours are counted from 1970', () => {
  expect([hourOf(0), hourOf(3599), hourOf(3600)]).toEqual([0, 0, 1])
})
