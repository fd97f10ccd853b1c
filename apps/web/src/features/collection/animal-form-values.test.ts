import { animalFields } from '@clutchbook/domain/collection/collection.fields'
import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { blankRowOf } from '@clutchbook/domain/kernel/record-fields'
import { expect, test } from 'vitest'
import { animalFormRules } from './animal-form-rules.ts'
import { bodyOf, emptyAnimalForm, formValuesOf } from './animal-form-values.ts'

const noPhotos = { photos: [], profilePhotoIndex: 0, fatherPhotos: [], motherPhotos: [] }

const ember: Animal = {
  ...blankRowOf(animalFields),
  id: 7,
  userId: 1,
  version: 3,
  createdAt: '2026-01-01T00:00:00Z',
  placeId: null,
  clutchId: null,
  name: 'Ember',
  species: 'Python regius',
  morph: 'Clown',
  sex: 'Female',
  dateOfBirth: '2023-06-14',
  weight: 1840.5,
  weightUnit: 'ounces',
  producedBy: 'Reyes Reptiles',
  notes: 'one\ntwo',
  customId: 'BP-1',
  isHoldback: true,
  priceStatus: 'Sold',
  price: '650',
  priceCurrency: 'EUR',
  soldOn: '2026-04-12',
  fatherId: 4,
  fatherName: 'Cinder',
  motherName: 'Dahlia',
  motherMorph: 'Pastel',
  motherProducedBy: 'Someone',
  photos: ['/api/media/1'],
  fatherPhotos: [],
  motherPhotos: ['/api/media/2'],
}

test('COL-74 an edited animal is shown as stored and sent back unchanged', () => {
  // Its place follows from its moves and its clutch from its links, and no form of it asks for those.
  const { id, userId, version, createdAt, isArchived, placeId, clutchId, ...writable } = ember
  const { photos, profilePhotoIndex, fatherPhotos, motherPhotos } = ember
  const sent = bodyOf(formValuesOf(ember), { photos, profilePhotoIndex, fatherPhotos, motherPhotos })
  const blankToNull = Object.fromEntries(
    Object.entries(sent).map(([field, value]) => [field, value === '' ? null : value]),
  )
  expect({ ...blankToNull, weight: Number(sent.weight) }).toEqual(writable)
})

test('COL-97 the form never says whether an animal is archived, that is the rule of the server', () => {
  expect(bodyOf({ ...emptyAnimalForm, priceStatus: 'Sold' }, noPhotos)).not.toHaveProperty('isArchived')
})

test('COL-77 COL-91 COL-93 COL-94 a new animal starts with the documented defaults', () => {
  expect(emptyAnimalForm).toMatchObject({
    sex: 'Unsexed',
    weightUnit: 'grams',
    priceStatus: 'For Sale',
    priceCurrency: 'USD',
    isHoldback: false,
  })
})

test('COL-75 COL-76 a name and a species are enough', () => {
  const rules = animalFormRules(() => '2026-05-01')
  expect([rules.name(''), rules.species(' ')]).toEqual(['Name is required', 'Species is required'])
  expect([rules.name('Ember'), rules.species('Python regius'), rules.weight('')]).toEqual([null, null, null])
})

test('COL-Q12 a birth day in the future is refused, today is not', () => {
  const { dateOfBirth } = animalFormRules(() => '2026-05-01')
  expect(dateOfBirth('2026-05-02')).toBe('Date of birth cannot be in the future')
  expect([dateOfBirth('2026-05-01'), dateOfBirth(null)]).toEqual([null, null])
})

test('COL-91 a weight is a number of 0 or more', () => {
  const { weight } = animalFormRules(() => '2026-05-01')
  expect(['12.5', '0', ''].map(weight)).toEqual([null, null, null])
  expect(weight('heavy')).toBe('Please enter a number')
  expect(weight('-3')).toBe('Please enter a number of 0 or more')
})

test('COL-78 a hidden price is kept, unless the server would refuse it', () => {
  const sent = (price: string) =>
    bodyOf({ ...emptyAnimalForm, priceStatus: 'Not For Sale', price }, noPhotos).price
  expect([sent('650'), sent('-5')]).toEqual(['650', ''])
  expect(bodyOf({ ...emptyAnimalForm, priceStatus: 'Sold', price: '-5' }, noPhotos).price).toBe('-5')
})

test('COL-78 COL-94 the day of a sale is asked for and sent of a sold animal, and is not in the future', () => {
  const { soldOn } = animalFormRules(() => '2026-05-01')
  const sold = { ...emptyAnimalForm, priceStatus: 'Sold', soldOn: '2026-05-02' } as const
  const held = { ...sold, priceStatus: 'On Hold' } as const
  expect(soldOn('2026-05-02', sold)).toBe('The day of the sale cannot be in the future')
  expect([soldOn('2026-05-01', sold), soldOn(null, sold), soldOn('2026-05-02', held)]).toEqual([
    null,
    null,
    null,
  ])
  expect([bodyOf(sold, noPhotos).soldOn, bodyOf(held, noPhotos).soldOn]).toEqual(['2026-05-02', null])
})

test('COL-78 a price that is out of sight does not refuse the form', () => {
  const { price } = animalFormRules(() => '2026-05-01')
  expect(price('-5', { ...emptyAnimalForm, priceStatus: 'For Sale' })).toBe('Price cannot be negative')
  expect(price('-5', { ...emptyAnimalForm, priceStatus: 'Sold' })).toBe('Price cannot be negative')
  expect(price('-5', { ...emptyAnimalForm, priceStatus: 'On Hold' })).toBe('Price cannot be negative')
  expect(price('-5', { ...emptyAnimalForm, priceStatus: 'Not For Sale' })).toBeNull()
})
