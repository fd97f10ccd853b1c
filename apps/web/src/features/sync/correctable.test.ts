import { dataKinds } from '@clutchbook/domain/husbandry/record-data.rules'
import { readRecordData } from '@clutchbook/domain/husbandry/record-data.schema'
import { expect, test } from 'vitest'
import { type Correctable, correctable, valueAt, withValueAt } from './correctable.ts'
import { isCorrectable } from './entry-words.ts'
import { noFeeder, problemOf, sentOf, typedOf } from './typed-fields.ts'

const refusal = null
const namesOf = (parts: readonly Correctable[]) => parts.map(({ name }) => name)
const log = (...entries: object[]) => ({ address: 'POST /api/log', body: { entries }, refusal }) as const

/** A body as the form sends it, with something else typed into one part. */
function corrected(entry: Parameters<typeof correctable>[0], name: string, typed: string | boolean): unknown {
  const part = correctable(entry).find((one) => one.name === name)
  return part && withValueAt(entry.body, part.path, sentOf(part, typed))
}

test('OFF-20 what is corrected are the fields that were written and the links, but no pictures', () => {
  const body = { name: 'Red', weight: 5, photos: [], fatherId: 3, unknown: 1 }
  expect(namesOf(correctable({ address: 'PATCH /api/animals/{id}', body, refusal }))).toEqual([
    ...['name', 'weight', 'fatherId'],
  ])
  const record = { measurement: '812', clientId: 'ab44' }
  const address = 'POST /api/animals/{id}/records'
  expect(namesOf(correctable({ address, body: record, refusal }))).toEqual(['measurement'])
  const project = { name: 'Pair', maleId: 3, femaleId: -2_000_000_001 }
  const found = correctable({ address: 'PUT /api/breeding-projects/{id}', body: project, refusal })
  expect(namesOf(found)).toEqual(['name', 'maleId', 'femaleId'])
  expect(found.map((part) => typedOf(part, valueAt(project, part.path)))).toEqual([
    'Pair',
    '3',
    '-2000000001',
  ])
  expect(found.map((part) => problemOf(part, ''))).toEqual(
    found.map(({ field }) => 'absent' in field && field.absent),
  )
})

test('OFF-20 a meal is corrected in its food, its amount and the feeder that it was taken of', () => {
  const meal = { recordType: 'feeding', recordDate: '2026-06-14', animalId: 5, clientId: 'meal-0001' }
  const entry = log({ ...meal, data: { prey: 'rat', count: 2, outcome: 'eaten', feederId: 7 } })
  expect(namesOf(correctable(entry))).toEqual([
    ...['entries.0.recordDate', 'entries.0.data.outcome', 'entries.0.data.eaten'],
    ...['entries.0.data.regurgitatedOn', 'entries.0.data.againOn', 'entries.0.data.count'],
    ...['entries.0.data.size', 'entries.0.data.prey', 'entries.0.data.state', 'entries.0.data.grams'],
    ...['entries.0.data.supplement', 'entries.0.data.wasted', 'entries.0.data.feederId'],
  ])
  const dataOf = (body: unknown) => (body as { entries: { data: object }[] }).entries[0]?.data
  expect(corrected(entry, 'entries.0.data.count', '3')).toMatchObject({
    entries: [{ ...meal, data: { prey: 'rat', count: 3, outcome: 'eaten', feederId: 7 } }],
  })
  expect(dataOf(corrected(entry, 'entries.0.data.feederId', noFeeder))).toMatchObject({ feederId: null })
  expect(dataOf(corrected(entry, 'entries.0.data.feederId', ''))).not.toHaveProperty('feederId')
  expect(dataOf(corrected(entry, 'entries.0.data.feederId', '8'))).toMatchObject({ feederId: 8 })
})

test('OFF-20 every field of a kind that a form may send is one that the server takes', () => {
  for (const recordType of dataKinds) {
    const entry = log({ recordType, recordDate: '2026-06-14', data: {} })
    for (const part of correctable(entry).filter(({ path }) => path.includes('data'))) {
      const { field, path } = part
      const said =
        field.kind === 'choice'
          ? field.of[0]
          : { number: '5', day: '2026-06-14', link: '7' }[field.kind as string]
      const value = sentOf(part, field.kind === 'flag' ? true : (said ?? '5'))
      const name = String(path.at(-1))
      const errors = readRecordData(recordType, { [name]: value }).errors ?? {}
      expect(errors[`data.${name}`] ?? '', `${recordType} ${name}`).not.toMatch(
        /no such field|choose one of|number from/,
      )
    }
  }
})

test('OFF-20 of a log of many only what was refused is asked, under the name of its animal', () => {
  const note = (animalId: number) => ({ recordType: 'note', details: 'Calm', animalId })
  const entry = log(note(5), note(6), note(7))
  expect(correctable(entry)).toHaveLength(6)
  const refused = { status: 400, code: 'not-valid', message: 'No', current: null }
  const errors = { 'entries.1.details': 'Too long' }
  const asked = correctable({ ...entry, refusal: { ...refused, errors } })
  expect(asked.map(({ name, whose }) => [name, whose?.animalId])).toEqual([
    ['entries.1.recordType', 6],
    ['entries.1.details', 6],
  ])
  expect(corrected({ ...entry, refusal: { ...refused, errors } }, 'entries.1.details', 'Shy')).toEqual({
    entries: [note(5), { ...note(6), details: 'Shy' }, note(7)],
  })
})

test('OFF-20 stock is corrected in its pieces: what was thrown away is typed as such', () => {
  const stock = (body: object) => ({ address: 'POST /api/feeders/{id}/stock', body, refusal }) as const
  const wasted = stock({ why: 'wasted', change: -3, clientId: 'stock-001' })
  expect(correctable(wasted).map((part) => typedOf(part, -3))).toEqual(['3'])
  expect(corrected(wasted, 'change', '2')).toEqual({ why: 'wasted', change: -2, clientId: 'stock-001' })
  expect(corrected(stock({ why: 'counted', count: 9 }), 'count', '12')).toEqual({ why: 'counted', count: 12 })
  expect(namesOf(correctable(stock({ why: 'bought', change: 9 })))).toEqual(['change', 'cost'])
})

test('OFF-20 eggs that hatch together are corrected one by one, and a clutch in its number of eggs', () => {
  const body = {
    eggs: [{ id: 3, name: 'Ash', sex: 'Male' }],
    hatchDate: '2026-06-14',
    species: 'Python regius',
  }
  expect(namesOf(correctable({ address: 'POST /api/eggs/hatch', body, refusal }))).toEqual([
    ...['hatchDate', 'species', 'eggs.0.name', 'eggs.0.sex'],
  ])
  const clutch = { count: 6, firstNumber: '1', layDate: '2026-06-14', breedingProjectId: 2 }
  expect(
    namesOf(correctable({ address: 'POST /api/eggs/clutch', body: clutch, refusal })).toSorted(),
  ).toEqual([...['breedingProjectId', 'count', 'firstNumber', 'layDate']])
})

test('OFF-20 what is done by a press alone is not corrected, all else is', () => {
  const refused = { state: 'asks', refusal: null } as const
  expect(isCorrectable({ ...refused, address: 'POST /api/log' })).toBe(true)
  expect(isCorrectable({ ...refused, address: 'PUT /api/events/{id}/reminder' })).toBe(true)
  expect(isCorrectable({ ...refused, address: 'POST /api/animals/{id}/archive' })).toBe(false)
  expect(isCorrectable({ ...refused, address: 'DELETE /api/animals/{id}/records/{recordId}' })).toBe(false)
  expect(isCorrectable({ ...refused, state: 'waiting', address: 'POST /api/log' })).toBe(false)
})
