import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { animalQuery } from './collection.queries.ts'
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
