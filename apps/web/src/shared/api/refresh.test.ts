import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { ChangeAddress } from './client.ts'
import { keyOf } from './reads.ts'
import { doesShow, isOutdated, loadKindsOfCalls, refreshAfter, refreshListsAfter } from './refresh.ts'

const of = { params: { id: 7 } }

/** What pages of every area ask for. */
const cached = {
  user: keyOf('GET /api/user', {}),
  figures: keyOf('GET /api/dashboard', {}),
  animalLimit: keyOf('GET /api/plan-limits/{kind}', { params: { kind: 'animals' } }),
  projectLimit: keyOf('GET /api/plan-limits/{kind}', { params: { kind: 'breeding-projects' } }),
  list: keyOf('GET /api/animals', {}),
  main: keyOf('GET /api/animals/main', { query: { limit: 60, sex: 'Female' } }),
  holdbacks: keyOf('GET /api/animals/holdbacks', { query: { limit: 10 } }),
  archived: keyOf('GET /api/animals/archived', {}),
  animal: keyOf('GET /api/animals/{id}', of),
  records: keyOf('GET /api/animals/{id}/records', of),
  tree: keyOf('GET /api/animals/{id}/lineage', { ...of, query: { generations: 6 } }),
  offspring: keyOf('GET /api/animals/{id}/offspring', of),
  animalFigures: keyOf('GET /api/statistics/animals', {}),
  projects: keyOf('GET /api/breeding-projects', { query: { limit: 30, q: 'ember' } }),
  project: keyOf('GET /api/breeding-projects/{id}', of),
  animalProjects: keyOf('GET /api/animals/{id}/breeding-projects', of),
  links: keyOf('GET /api/breeding-projects/{id}/offspring', of),
  incubator: keyOf('GET /api/eggs', { query: { status: 'Incubating', sort: 'due', limit: 20 } }),
  eggs: keyOf('GET /api/eggs/by-breeding-project/{id}', of),
  breedingFigures: keyOf('GET /api/statistics/breeding', {}),
  events: keyOf('GET /api/events', { query: { from: '2026-05-01', to: '2026-05-31' } }),
  notifications: keyOf('GET /api/notifications', {}),
  trash: keyOf('GET /api/trash', {}),
} as const

type Name = keyof typeof cached

function fill(): QueryClient {
  const cache = new QueryClient()
  for (const key of Object.values(cached)) cache.setQueryData(key, [])
  return cache
}

/** Which of them a call makes old, by name. */
async function oldAfter(call: ChangeAddress): Promise<Name[]> {
  const cache = fill()
  await refreshAfter(cache, call)
  const names = Object.keys(cached) as Name[]
  return names.filter((name) => cache.getQueryState(cached[name])?.isInvalidated)
}

const lists: Name[] = ['list', 'main', 'holdbacks', 'archived']

test('COL-82 after a save every list of animals, the figures and the limits are read again, and what does not show animals is not', async () => {
  const old = await oldAfter('POST /api/animals')
  // A place that is sent with it is a move, which is a record.
  const shown = [...lists, 'figures', 'animalLimit', 'animal', 'animalFigures', 'records']
  expect(old).toEqual(expect.arrayContaining(shown))
  for (const name of ['user', 'notifications', 'events', 'trash'] as const) expect(old).not.toContain(name)
})

test('COL-67 ACC-48 a saved project is shown anew wherever projects are shown or counted', async () => {
  const shown: Name[] = [
    ...(['figures', 'projectLimit', 'projects', 'project', 'animalProjects'] as const),
    ...(['incubator', 'eggs', 'breedingFigures'] as const),
  ]
  const old = await oldAfter('PUT /api/breeding-projects/{id}')
  expect(old).toEqual(expect.arrayContaining(shown))
  for (const name of ['user', 'main', 'animal', 'events'] as const) expect(old).not.toContain(name)
})

test('BRD-45 with a deleted project its events are read again too, for they name it no more', async () => {
  expect(await oldAfter('DELETE /api/breeding-projects/{id}')).toContain('events')
})

test('BRD-29 with a link of a project the pages of all of the family and their trees are read again', async () => {
  const shown: Name[] = ['animal', 'tree', 'offspring', 'projects', 'project', 'links']
  expect(await oldAfter('POST /api/breeding-projects/{id}/offspring')).toEqual(expect.arrayContaining(shown))
})

test('EGG-42 after an egg is laid, changed or deleted every answer that shows or counts eggs is read again', async () => {
  const shown: Name[] = ['figures', 'projects', 'project', 'incubator', 'eggs', 'breedingFigures']
  for (const call of ['POST /api/eggs', 'PATCH /api/eggs/{id}', 'DELETE /api/eggs/{id}'] as const) {
    const old = await oldAfter(call)
    expect(old, call).toEqual(expect.arrayContaining(shown))
    // A hatched egg that moves into another clutch takes its animal along.
    const others = call.startsWith('PATCH') ? [] : (['main', 'animal'] as const)
    for (const name of ['user', 'events', 'notifications', ...others] as const)
      expect(old, call).not.toContain(name)
  }
})

test('EGG-45 after eggs hatched the lists, pages, trees and counts that hatchlings show in are read again too', async () => {
  const shown: Name[] = [
    ...lists,
    'animal',
    'tree',
    'offspring',
    'links',
    'animalLimit',
    'animalFigures',
    'eggs',
  ]
  for (const call of ['POST /api/eggs/hatch', 'POST /api/eggs/{id}/hatchling'] as const)
    expect(await oldAfter(call), call).toEqual(expect.arrayContaining(shown))
})

test('COL-125 EGG-45 eggs and projects tell what hatched from them, and so grow old with a deleted hatchling', async () => {
  const shown: Name[] = ['eggs', 'incubator', 'project', 'events', 'trash']
  expect(await oldAfter('DELETE /api/animals/{id}')).toEqual(expect.arrayContaining(shown))
})

test('what a caller knows to be as it was is not read again', async () => {
  const cache = fill()
  await refreshAfter(cache, 'PATCH /api/animals/{id}', ([path]) => path === '/api/animals/7')
  expect(cache.getQueryState(cached.animal)?.isInvalidated).toBe(false)
  expect(cache.getQueryState(cached.main)?.isInvalidated).toBe(true)
})

test('COL-82 after a call that adds records, what is out of sight is forgotten', async () => {
  const cache = fill()
  await refreshListsAfter(cache, 'POST /api/animals')
  expect(cache.getQueryData(cached.main)).toBeUndefined()
  expect(cache.getQueryData(cached.user)).toEqual([])
})

test('what is cached under another key than a read has is never outdated', async () => {
  await loadKindsOfCalls()
  expect(isOutdated(['/api/verify-email', 'x'], 'POST /api/animals')).toBe(false)
  expect(isOutdated([], 'POST /api/animals')).toBe(false)
  expect(doesShow(cached.user, 'animals')).toBe(false)
})

test('where it could not be loaded what calls change, every answer of a read is read again', async () => {
  vi.resetModules()
  vi.doMock('./kinds-of-calls.ts', () => {
    throw new Error('The site was built anew')
  })
  const lost = await import('./refresh.ts')
  const cache = fill()
  cache.setQueryData(['/api/verify-email', 'x'], [])
  await lost.refreshAfter(cache, 'PATCH /api/animals/{id}')
  for (const [name, key] of Object.entries(cached))
    expect(cache.getQueryState(key)?.isInvalidated, name).toBe(true)
  expect(cache.getQueryState(['/api/verify-email', 'x'])?.isInvalidated).toBe(false)
  expect(lost.doesShow(cached.user, 'animals')).toBe(true)
  vi.doUnmock('./kinds-of-calls.ts')
})
