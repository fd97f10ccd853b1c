import { expect, test } from 'vitest'
import { publicPaths, publicPlaceOf } from './sharing.rules.ts'

test.each([
  [publicPaths.animal(7), 'animal'],
  ['/reptile-detail/7', 'animal'],
  ['/public/reptiles/7', 'animal'],
  ['/public/reptile/7', 'animal'],
  [publicPaths.profile(7), 'profile'],
  ['/public/profile/7', 'profile'],
  [publicPaths.collection(7), 'collection'],
  ['/collection/7/', 'collection'],
] as const)('SHR-01 SHR-02 SHR-03 SHR-17 SHR-21 %s leads to a public page of the kind %s', (path, page) => {
  expect(publicPlaceOf(path)).toEqual({ page, id: 7 })
})

test.each(['nobody', '0', '-1', '1e3', '07', '9999999999999999', '%37'])(
  'SHR-09 an address that names %s names no record',
  (named) => {
    expect(publicPlaceOf(`/shared/reptile/${named}`)).toEqual({ page: 'animal', id: null })
  },
)

test.each(['/', '/profile/7', '/shared/reptile', '/shared/reptile/7/8', '/collection', '/collections/7'])(
  '%s is no public page',
  (path) => {
    expect(publicPlaceOf(path)).toBeNull()
  },
)
