import { expect, test } from 'vitest'
import { kindOfAddress, thumbOf } from './media-address.ts'

test.each([
  ['/api/media/12', 'image'],
  ['data:image/jpeg;base64,AA', 'image'],
  ['/api/media/12#video', 'video'],
  ['data:video/mp4;base64,AA', 'video'],
])('MED-13 %s leads to a %s', (address, kind) => {
  expect(kindOfAddress(address)).toBe(kind)
})

test.each([
  ['/api/media/12', '/api/media/12?size=thumb'],
  ['/api/media/12#video', '/api/media/12#video'],
  ['/api/shared/reptile/7/media/12', '/api/shared/reptile/7/media/12?size=thumb'],
  ['/api/shared/reptile/7/media/12#video', '/api/shared/reptile/7/media/12#video'],
  ['/api/media/12?size=thumb', '/api/media/12?size=thumb'],
  ['data:image/jpeg;base64,AA', 'data:image/jpeg;base64,AA'],
])('MED-35 %s is asked for small as %s', (address, small) => {
  expect(thumbOf(address)).toBe(small)
})
