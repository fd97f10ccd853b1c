import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { refreshAnimals } from '../collection/public/refresh-animals.ts'
import { incubatorQuery, refreshEggs, showsEggs } from './eggs.queries.ts'

/** What pages of every area ask for, by what it shows. */
const shown = {
  eggs: ['/api/eggs?status=Incubating&sort=due&limit=20', '/api/eggs?loose=true&limit=100'],
  eggsOfProject: ['/api/eggs/by-breeding-project/7'],
  figures: ['/api/dashboard', '/api/plan-limits/eggs', '/api/statistics/breeding'],
  projects: ['/api/breeding-projects?limit=30', '/api/breeding-projects/7'],
}
const hatchlings = [
  '/api/animals/main?limit=60',
  '/api/animals/holdbacks?limit=10',
  '/api/reptiles/3',
  '/api/reptiles/3/offspring?limit=30',
  '/api/reptiles/3/lineage?generations=6',
  '/api/breeding-projects/7/offspring?limit=12',
  '/api/plan-limits/animals',
  '/api/statistics/animals',
]
const others = ['/api/user', '/api/events?from=2026-05-01', '/api/notifications']

async function grownOld(refresh: (cache: QueryClient) => Promise<unknown>): Promise<unknown[]> {
  const cache = new QueryClient()
  const paths = [...Object.values(shown).flat(), ...hatchlings, ...others]
  for (const path of paths) cache.setQueryData([path], [])
  await refresh(cache)
  const stale = cache
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.isInvalidated)
  return stale.map(({ queryKey }) => queryKey[0])
}

test('EGG-21 the incubator opens with a screenful of what hatches next, which is what its cost is measured by', () => {
  expect(incubatorQuery.queryKey).toEqual(['/api/eggs?status=Incubating&sort=due&limit=20'])
})

test('EGG-42 after an egg is laid, changed or deleted every answer that shows or counts eggs is read again, and no other', async () => {
  const stale = await grownOld(refreshEggs)
  expect(stale).toEqual([...Object.values(shown).flat(), '/api/breeding-projects/7/offspring?limit=12'])
  expect(showsEggs(undefined)).toBe(false)
})

test('EGG-45 after eggs hatched the lists, pages, trees and counts that hatchlings show in are read again too', async () => {
  const stale = await grownOld((cache) => Promise.all([refreshEggs(cache), refreshAnimals(cache)]))
  expect(stale).toEqual([...Object.values(shown).flat(), ...hatchlings])
})
