import type { AnimalCard } from '@clutchbook/domain/collection/collection.schema'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import {
  isLeftByMoving,
  isListOfAnimals,
  isOfAnimal,
  refreshAnimals,
  showsAnimals,
  showsHatchlings,
  withoutAnimals,
} from './collection.queries.ts'

test('COL-82 after a save the lists of both path families are read again, and what does not show animals is not', async () => {
  const lists = ['', '/main', '/holdbacks', '/archived'].flatMap((list) => [
    `/api/animals${list}`,
    `/api/reptiles${list}`,
  ])
  const others = ['/api/dashboard', '/api/plan-limits/animals', '/api/animals/main?limit=60&sex=Female']
  const cache = new QueryClient()
  for (const path of [...lists, ...others, '/api/user']) cache.setQueryData([path], [])
  await refreshAnimals(cache)
  const stale = cache
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.isInvalidated)
    .map(({ queryKey }) => queryKey[0])
  expect(stale).toEqual([...lists, ...others])
})

test('COL-82 only paths that show animals grow old', () => {
  expect(['/api/reptiles/7', '/api/dashboard'].every(showsAnimals)).toBe(true)
  expect(['/api/user', '/api/notifications', undefined].some(showsAnimals)).toBe(false)
})

const card = (id: number) => ({ id }) as AnimalCard

test('COL-125 a deleted animal leaves the lists that were loaded before', () => {
  const cached = {
    pages: [
      { items: [card(3), card(2)], next: '2' },
      { items: [card(1)], next: null },
    ],
    pageParams: [null, '2'],
  }
  const ids = withoutAnimals(cached, [2])?.pages.map(({ items }) => items.map(({ id }) => id))
  expect(ids).toEqual([[3], [1]])
})

test('COL-125 answers of another shape are left as they are', () => {
  const figures = { totalAnimals: 4 } as never
  expect(withoutAnimals(figures, [2])).toBe(figures)
  expect(withoutAnimals(undefined, [2])).toBeUndefined()
})

test('COL-125 a deleted animal leaves lists of animals, and a record with the same number stays', () => {
  const lists = ['/api/animals?limit=60', '/api/animals/main', '/api/reptiles/archived?limit=60']
  expect(lists.every(isListOfAnimals)).toBe(true)
  const others = ['/api/animals/7', '/api/animals/7/records?limit=10', '/api/animals/species?list=main']
  expect(others.some(isListOfAnimals)).toBe(false)
})

test('COL-36 an animal that moves leaves the lists it could stand in, and stays among all animals', () => {
  expect(['/api/animals/main?limit=60', '/api/animals/holdbacks'].every(isLeftByMoving)).toBe(true)
  expect(['/api/animals?limit=60', '/api/animals/7', '/api/reptiles'].some(isLeftByMoving)).toBe(false)
})

test('COL-125 EGG-45 eggs and projects tell what hatched from them, and so grow old with a deleted hatchling', () => {
  const shown = ['/api/eggs/by-breeding-project/7', '/api/eggs?status=Incubating', '/api/breeding-projects/7']
  expect(shown.every(showsHatchlings)).toBe(true)
  expect(['/api/events?from=2026-05-01', '/api/user', undefined].some(showsHatchlings)).toBe(false)
})

test('COL-125 with a deleted animal everything that was read of it is forgotten', () => {
  const own = ['/api/reptiles/7', '/api/animals/7/records?limit=10', '/api/animals/7/records']
  expect(own.every((path) => isOfAnimal(path, 7))).toBe(true)
  const others = ['/api/animals/70', '/api/animals/main', '/api/animals?limit=7', '/api/eggs/7']
  expect(others.some((path) => isOfAnimal(path, 7))).toBe(false)
})
