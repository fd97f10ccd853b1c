import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { animalListQuery, animalQuery } from './collection.queries.ts'
import { type RecordBody, recordsQuery, refreshSaved, weightsQuery } from './records.queries.ts'

const keys = [recordsQuery(7), weightsQuery(7), recordsQuery(70), animalQuery(7)].map(
  ({ queryKey }) => queryKey,
)

/** Which are read again: the list of the first animal, its weights, the list of the other, the first animal itself. */
async function readAgain(body: Partial<RecordBody>): Promise<boolean[]> {
  const cache = new QueryClient()
  for (const key of keys) cache.setQueryData<unknown>(key, [])
  const saved = { recordType: 'note', recordDate: '2026-06-15', ...body }
  await refreshSaved(cache, 7, { body: saved, changed: null })
  return keys.map((key) => cache.getQueryState(key)?.isInvalidated ?? false)
}

test('B20 a feeding that is written down has the records of its animal read again, and not the weights', async () => {
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
      body: { recordType: 'feeding', recordDate: '2026-06-15', ...fields },
      changed: null,
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
