import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { recordsQuery, refreshRecords, weightsQuery } from './records.queries.ts'

const keys = [recordsQuery(7), weightsQuery(7), recordsQuery(70)].map(({ queryKey }) => queryKey)

/** Which of the records of two animals are read again: the list of the first, its weights, the list of the other. */
async function readAgain(isOfWeight: boolean): Promise<boolean[]> {
  const cache = new QueryClient()
  for (const key of keys) cache.setQueryData(key, [])
  await refreshRecords(cache, 7, isOfWeight)
  return keys.map((key) => cache.getQueryState(key)?.isInvalidated ?? false)
}

test('B20 a feeding that is written down has the records of its animal read again, and not the weights', async () => {
  expect(await readAgain(false)).toEqual([true, false, false])
})

test('COL-137 a weight that is written down has the curve read again as well', async () => {
  expect(await readAgain(true)).toEqual([true, true, false])
})
