import { expect, test } from 'vitest'
import { weightCurve } from '../../collection/animal-records.rules.ts'
import { byMoment } from '../../husbandry/plan-turn.rules.ts'
import { compareMoves } from '../../places/moves.rules.ts'

const [stored, waiting, later] = [7, -2_000_000_000, -1_999_999_999]

test('OFF-13 what waits was made after all that is stored, also where records of one day are compared', () => {
  const day = '2026-05-01'
  const done = [later, stored, waiting].map((id) => ({ id, day, time: null }))
  expect(done.toSorted(byMoment).map(({ id }) => id)).toEqual([stored, waiting, later])
  const moves = done.map(({ id }) => ({ id, recordDate: day, recordTime: null }))
  expect(moves.toSorted(compareMoves).map(({ id }) => id)).toEqual([stored, waiting, later])
  const weight = (id: number, measurement: string) => ({
    ...{ id, recordDate: day, recordType: 'weight' },
    ...{ measurement, unit: 'grams' },
  })
  const curve = weightCurve([weight(waiting, '815'), weight(stored, '800')], 'grams')
  expect(curve.map(({ amount }) => amount)).toEqual([800, 815])
})
