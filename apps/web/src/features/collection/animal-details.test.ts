import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { expect, test } from 'vitest'
import { detailsOf } from './animal-details.ts'
import { emptyAnimalForm } from './animal-form-values.ts'

const animal = (known: Partial<Animal>): Animal => ({
  ...emptyAnimalForm,
  id: 1,
  userId: 1,
  version: 1,
  createdAt: '2026-01-01T00:00:00Z',
  isArchived: false,
  placeId: null,
  clutchId: null,
  photos: [],
  profilePhotoIndex: 0,
  fatherPhotos: [],
  motherPhotos: [],
  species: 'Python regius',
  weight: null,
  price: null,
  ...known,
})

const lines = (known: Partial<Animal>) =>
  Object.fromEntries(detailsOf(animal(known), '2026-06-14').map(({ term, text }) => [term, text]))

test('COL-66 SHELL-54 COL-101 the birth day stands with the age', () => {
  expect(lines({ dateOfBirth: '2023-06-14' }).Hatched).toBe('06/14/2023 · 3 years')
})

test('SHELL-55 COL-Q12 what is not known of birth and weight reads Unknown', () => {
  expect(lines({})).toMatchObject({ Hatched: 'Unknown', Weight: 'Unknown' })
})

test('COL-66 fields that were left out have no line', () => {
  expect(Object.keys(lines({}))).toEqual(['Species', 'Sex', 'Hatched', 'Weight'])
})

test('SHR-04 SHR-05 what the head of a shared animal says is known, so that its details need not say it again', () => {
  const details = detailsOf(animal({ morph: 'Clown', price: '650', producedBy: 'Reyes' }), '2026-06-14')
  const terms = (told: boolean) =>
    details.filter(({ inHead = false }) => inHead === told).map(({ term }) => term)
  expect(terms(true)).toEqual(['Species', 'Morph', 'Sex', 'Price'])
  expect(terms(false)).toEqual(['Hatched', 'Weight', 'Produced by'])
})

test('COL-66 COL-98 the price shows while an animal is listed, held or sold, with the status that keeps it from sale', () => {
  expect(lines({ priceStatus: 'For Sale', price: '650' }).Price).toBe('$650')
  const held = lines({ priceStatus: 'On Hold', price: '650' })
  expect(held).toMatchObject({ 'Price status': 'On Hold' })
  expect(held.Price).toBe('$650')
  const sold = lines({ priceStatus: 'Sold', price: '650' })
  expect(sold).toMatchObject({ 'Price status': 'Sold', Price: '$650' })
  expect(lines({ priceStatus: 'Sold', soldOn: '2026-04-12' })).toMatchObject({ 'Sold on': '04/12/2026' })
  expect(lines({ priceStatus: 'On Hold', soldOn: '2026-04-12' })).not.toHaveProperty('Sold on')
  expect(lines({ priceStatus: 'Sold', price: null })).not.toHaveProperty('Price')
  expect(lines({ priceStatus: 'Not For Sale', price: '650' })).not.toHaveProperty('Price')
  expect(lines({ priceStatus: 'For Sale', price: '' })).not.toHaveProperty('Price')
})
