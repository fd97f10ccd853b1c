import type { AnimalCard } from '@clutchbook/domain/collection/collection.schema'
import { expect, test } from 'vitest'
import { keyOf } from '../../shared/api/reads.ts'
import {
  animalListQuery,
  animalQuery,
  isLeftByMoving,
  isListOfAnimals,
  isOfAnimal,
  speciesQuery,
  withoutAnimals,
} from './collection.queries.ts'
import { recordsQuery } from './records.queries.ts'

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

const listKeys = (['all', 'main', 'holdbacks', 'archived'] as const).map(
  (list) => animalListQuery(list, {}).queryKey,
)
const [all = [], ...narrower] = listKeys

test('COL-125 a deleted animal leaves lists of animals, and a record with the same number stays', () => {
  expect(listKeys.every(isListOfAnimals)).toBe(true)
  const others = [animalQuery(7).queryKey, recordsQuery(7).queryKey, speciesQuery('main').queryKey, []]
  expect(others.some(isListOfAnimals)).toBe(false)
})

test('COL-36 an animal that moves leaves the lists it could stand in, and stays among all animals', () => {
  expect(narrower.every(isLeftByMoving)).toBe(true)
  expect([all, animalQuery(7).queryKey].some(isLeftByMoving)).toBe(false)
})

test('COL-125 with a deleted animal everything that was read of it is forgotten', () => {
  const plansOf = (animalId: number) => keyOf('GET /api/plans', { query: { animalId } })
  const own = [animalQuery(7).queryKey, recordsQuery(7).queryKey, plansOf(7)]
  expect(own.every((key) => isOfAnimal(key, 7))).toBe(true)
  const egg = keyOf('GET /api/eggs/{id}', { params: { id: 7 } })
  const others = [animalQuery(70).queryKey, ...listKeys, plansOf(70), egg, []]
  expect(others.some((key) => isOfAnimal(key, 7))).toBe(false)
})
