import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { animalListQuery, animalQuery } from './collection.queries.ts'
import {
  type AnimalRecord,
  latestQuery,
  type RecordBody,
  recordsQuery,
  refreshSaved,
  weightsQuery,
} from './records.queries.ts'

const keys = [recordsQuery(7), weightsQuery(7), recordsQuery(70), animalQuery(7)].map(
  ({ queryKey }) => queryKey,
)

/** A record as the server answers it. */
const recordOf = (fields: Partial<AnimalRecord> = {}): AnimalRecord => ({
  ...{ id: 9, animalId: 7, version: 1, createdAt: '2026-06-15T08:00:00.000Z' },
  ...{ recordType: 'note', recordDate: '2026-06-15', measurement: null, unit: null, details: null },
  ...{ recordTime: null, endDate: null, data: null, clientId: null, placeId: null },
  ...fields,
})

/** Which are read again: the list of the first animal, its weights, the list of the other, the first animal itself. */
async function readAgain(body: Partial<RecordBody> & { recordType: string }): Promise<boolean[]> {
  const cache = new QueryClient()
  for (const key of keys) cache.setQueryData<unknown>(key, [])
  const saved = { recordDate: '2026-06-15', ...body }
  await refreshSaved(cache, 7, {
    body: saved,
    changed: null,
    record: recordOf({ recordType: body.recordType }),
  })
  return keys.map((key) => cache.getQueryState(key)?.isInvalidated ?? false)
}

/** A cache with one page of records of an animal, what was last written down of it, and what both hold after another. */
async function keepRecords(kept: readonly AnimalRecord[], added: Partial<AnimalRecord>) {
  const cache = new QueryClient()
  const [list, latest] = [recordsQuery(7).queryKey, latestQuery(7).queryKey]
  cache.setQueryData(list, { pages: [{ items: [...kept], next: null }], pageParams: [null] })
  cache.setQueryData(latest, { meal: null, refusals: 1, weights: [], shed: null })
  const record = recordOf({ id: 10, ...added })
  const body = { recordType: record.recordType, recordDate: record.recordDate }
  await refreshSaved(cache, 7, { body, changed: null, record })
  return {
    ids: cache.getQueryData(list)?.pages.flatMap(({ items }) => items.map(({ id }) => id)),
    latest: cache.getQueryData(latest),
    isReadAgain: [list, latest].map((key) => cache.getQueryState(key)?.isInvalidated),
  }
}

test('B20 a record that nothing is newer than is written into what is cached, and nothing is read again', async () => {
  const fed = await keepRecords([recordOf()], { recordType: 'feeding' })
  expect(fed).toMatchObject({ ids: [10, 9], isReadAgain: [false, false] })
  expect(fed.latest).toMatchObject({ meal: { id: 10 }, refusals: 0, shed: null })
  const refused = await keepRecords([], { recordType: 'feeding', details: 'Refused' })
  expect(refused).toMatchObject({ ids: [10], latest: { meal: null, refusals: 2 } })
  const shed = await keepRecords([recordOf()], { recordType: 'Shed' })
  expect(shed.latest).toMatchObject({ meal: null, refusals: 1, shed: { id: 10 } })
})

test('COL-137 a record of an earlier day has the records read again, for its place among them', async () => {
  const late = await keepRecords([recordOf()], { recordType: 'feeding', recordDate: '2026-06-14' })
  expect(late).toMatchObject({ ids: [9], latest: { meal: null }, isReadAgain: [true, true] })
})

test('B20 a feeding that is written down leaves the weights of its animal as they are', async () => {
  expect(await readAgain({ recordType: 'feeding' })).toEqual([true, false, false, false])
})

test('COL-137 a weight that is written down has the curve read again as well', async () => {
  expect(await readAgain({ recordType: 'weight' })).toEqual([true, true, false, false])
})

test('COL-137 a weight that becomes the weight of its animal has the animal read again', async () => {
  const [records, weights, , animal] = await readAgain({ recordType: 'weight', updateAnimalWeight: true })
  expect([records, weights, animal]).toEqual([true, true, true])
})

test('B20 COL-148 a meal that is written down stands on the card at once, and only lists that go by meals are read again', async () => {
  const cache = new QueryClient()
  const [plain, unfed, hungry] = [
    animalListQuery('main', { sort: 'heaviest' }).queryKey,
    animalListQuery('main', { sort: 'unfed' }).queryKey,
    animalListQuery('main', { fedBefore: '2026-06-10' }).queryKey,
  ]
  const cards = [7, 8].map((id) => ({ id, lastFedOn: id === 7 ? null : '2026-06-01' }))
  for (const key of [plain, unfed, hungry])
    cache.setQueryData<unknown>(key, { pages: [{ items: cards, next: null }], pageParams: [null] })
  const save = (id: number, fields: object) =>
    refreshSaved(cache, id, {
      body: { recordType: 'feeding', recordDate: '2026-06-15' },
      changed: null,
      record: recordOf({ recordType: 'feeding', ...fields }),
    })
  const shown = () => cache.getQueryData(plain)?.pages[0]?.items.map(({ lastFedOn }) => lastFedOn)
  await save(7, { details: 'Refused' })
  expect(shown()).toEqual([null, '2026-06-01'])
  await save(8, { recordDate: '2026-05-01' })
  expect(shown()).toEqual([null, '2026-06-01'])
  await save(7, {})
  expect(shown()).toEqual(['2026-06-15', '2026-06-01'])
  const isOld = [plain, unfed, hungry].map((key) => cache.getQueryState(key)?.isInvalidated)
  expect(isOld).toEqual([false, true, true])
})
