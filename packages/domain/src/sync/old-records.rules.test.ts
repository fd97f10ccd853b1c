import { expect, test } from 'vitest'
import type { RecordOfEither } from '../collection/animal-records.schema.ts'
import { addDays } from '../kernel/civil-day.ts'
import { oldRecords } from './old-records.rules.ts'

const today = '2026-06-15'

let lastId = 0

/** Records of a kind, one each day back from a day, the latest first. */
const daily = (
  count: number,
  daysBack: number,
  fields: Partial<RecordOfEither> & { readonly recordType: string },
): RecordOfEither[] =>
  Array.from({ length: count }, (_, at) => {
    lastId += 1
    const recordDate = addDays(today, -daysBack - at)
    return { id: lastId, animalId: 1, placeId: null, data: null, ...fields, recordDate } as RecordOfEither
  })

const meal = { recordType: 'feeding', data: { outcome: 'eaten' } }
const refusal = { recordType: 'feeding', data: { outcome: 'refused' } }

const idsOf = (records: readonly RecordOfEither[]): number[] => records.map(({ id }) => id)

test('OFF-21 of meals and refusals the six latest stay, and whatever is of the last 30 days', () => {
  const [late, meals] = [daily(31, 0, meal), daily(10, 31, meal)]
  expect([...oldRecords([...meals, ...late], today)]).toEqual(idsOf(meals))
  const [old, refused] = [daily(8, 100, meal), daily(8, 120, refusal)]
  expect([...oldRecords([...old, ...refused], today)]).toEqual(idsOf([...old.slice(6), ...refused.slice(6)]))
})

test('OFF-21 refusals since the last meal stay, for they are counted, and so does what came up', () => {
  expect(oldRecords([...daily(40, 40, refusal), ...daily(1, 90, meal)], today).size).toBe(0)
  const cameUp = { recordType: 'feeding', data: { outcome: 'regurgitated' } }
  expect(oldRecords([...daily(1, 0, meal), ...daily(40, 40, cameUp)], today).size).toBe(0)
})

test('OFF-21 of cleanings and measures 30 stay, each place and animal for itself', () => {
  const of = (placeId: number, recordType: string) =>
    daily(35, 40, { recordType, animalId: null as never, placeId: placeId as never })
  const [one, other] = [of(1, 'cleaning'), of(2, 'climate')]
  expect([...oldRecords([...one, ...other], today)]).toEqual(idsOf([...one.slice(30), ...other.slice(30)]))
})

test('OFF-21 weights, sheds, conditions and words of the keeper’s own never give way', () => {
  const kinds = ['weight', 'shed', 'brumation', 'vet', 'note', 'medication']
  expect(
    oldRecords(
      kinds.flatMap((recordType) => daily(50, 60, { recordType })),
      today,
    ).size,
  ).toBe(0)
})
