import { expect, test } from 'vitest'
import { kindOfAddress, thumbOf } from './media-address.ts'

test('MED-35 a stored photo is asked for in its small form, whatever else is left alone', () => {
  expect(thumbOf('/api/media/12')).toBe('/api/media/12?size=thumb')
  expect(thumbOf('/api/media/12?size=thumb')).toBe('/api/media/12?size=thumb')
  expect(thumbOf('blob:http://localhost/1')).toBe('blob:http://localhost/1')
})

test('MED-01 an address that does not say what it leads to has to be tried', () => {
  expect(kindOfAddress('/api/media/12')).toBeNull()
  expect(kindOfAddress('/api/media/12#video')).toBe('video')
  expect(kindOfAddress('data:video/mp4;base64,AA')).toBe('video')
  expect(kindOfAddress('data:image/png;base64,AA')).toBe('image')
})
