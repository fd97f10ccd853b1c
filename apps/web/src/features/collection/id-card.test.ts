import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { expect, test } from 'vitest'
import { idCardOf, saleOf } from './id-card.ts'

const ember = {
  name: 'Ember',
  species: 'Python regius',
  morph: 'Pastel Clown',
  sex: 'Female',
  dateOfBirth: '2023-06-14',
  weight: 1840,
  weightUnit: 'grams',
  producedBy: 'Reyes Reptiles',
  customId: 'BP-23-014',
  fatherName: 'Cinder',
  motherName: null,
  photos: ['/api/media/1#video', '/api/media/2', '/api/media/3'],
  profilePhotoIndex: 2,
  priceStatus: 'For Sale',
  price: '650',
  priceCurrency: 'USD',
} as unknown as Animal

const none = { father: null, mother: null }
const plain = { link: null, genes: null }

test('COL-102 COL-Q11 the card says who the animal is, where it comes from and who its parents are', () => {
  expect(idCardOf(ember, { father: null, mother: 'Dahlia' }, plain)).toEqual({
    name: 'Ember',
    species: 'Python regius',
    customId: 'BP-23-014',
    photo: '/api/media/3',
    lines: [
      { term: 'Morph', text: 'Pastel Clown' },
      { term: 'Sex', text: 'Female' },
      { term: 'Hatched', text: '06/14/2023' },
      { term: 'Weight', text: '1,840 g' },
      { term: 'Produced by', text: 'Reyes Reptiles' },
      { term: 'Father', text: 'Cinder' },
      { term: 'Mother', text: 'Dahlia' },
    ],
    sale: '$650',
    link: null,
  })
})

test('COL-102 what is not known takes no line, and a video is no picture for paper', () => {
  const bare = { ...ember, morph: null, dateOfBirth: null, weight: null, producedBy: null, fatherName: null }
  expect(idCardOf({ ...bare, profilePhotoIndex: 0 }, none, plain)).toMatchObject({
    photo: '/api/media/2',
    lines: [{ term: 'Sex', text: 'Female' }],
  })
  expect(idCardOf({ ...ember, photos: ['/api/media/1#video'] }, none, plain).photo).toBeNull()
})

test('GEN-68 genes that are kept stand in place of the morph text', () => {
  const genes = [
    { term: 'Genes', text: 'Pastel het Clown' },
    { term: 'Lab tested', text: 'het Clown' },
  ]
  expect(idCardOf(ember, none, { ...plain, genes }).lines.slice(0, 3)).toEqual([
    ...genes,
    { term: 'Sex', text: 'Female' },
  ])
})

test('COL-102 the card of a shared animal leads to where everyone can see it', () => {
  const link = 'https://book.example.org/shared/reptile/7'
  expect(idCardOf(ember, none, { ...plain, link }).link).toBe(link)
})

test.each([
  [{ priceStatus: 'For Sale', price: '650' }, '$650'],
  [{ priceStatus: 'For Sale', price: null }, null],
  [{ priceStatus: 'On Hold', price: '650' }, 'On Hold'],
  [{ priceStatus: 'Sold', price: '650' }, 'Sold'],
  [{ priceStatus: 'Not For Sale', price: '650' }, null],
] as const)('COL-105 COL-Q11 for %o the card says %s', (listing, sale) => {
  expect(saleOf({ ...listing, priceCurrency: 'USD' })).toBe(sale)
})
