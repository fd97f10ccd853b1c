import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { refreshLinks } from './offspring.queries.ts'

test('BRD-29 with a link of a project the pages of all of the family and their trees are read again', async () => {
  const cache = new QueryClient()
  const shown = [
    '/api/breeding-projects/7',
    '/api/breeding-projects/7/offspring?limit=12',
    '/api/breeding-projects?limit=30',
    '/api/reptiles/3',
    '/api/reptiles/3/offspring?limit=30',
    '/api/reptiles/9/lineage?generations=6',
    '/api/statistics/breeding',
  ]
  for (const path of [...shown, '/api/user']) cache.setQueryData([path], [])
  await refreshLinks(cache)
  const stale = cache
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.isInvalidated)
  expect(stale.map(({ queryKey }) => queryKey[0])).toEqual(shown)
})
