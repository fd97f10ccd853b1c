import { expect, test } from 'vitest'
import { fillIn, numbersIn } from './waiting-numbers.ts'
import {
  addressOfWaiting,
  hasRoomFor,
  mostPhotoBytes,
  photosIn,
  photoWaitingAt,
} from './waiting-photos.rules.ts'

const photo = { number: -2_000_000_003, bytes: 41_000 }
const body = { name: 'Ember', photos: ['/api/media/4', addressOfWaiting(photo)], weight: -3 }

test('OFF-21 a photo that waits has an address of its own, which tells its number and size', () => {
  expect(photoWaitingAt(addressOfWaiting(photo))).toEqual(photo)
  expect(photoWaitingAt('/api/media/4')).toBeNull()
  expect([...photosIn(body).values()]).toEqual([photo])
})

test('OFF-21 where the server has a photo its address takes the place of the one here, and no entry waits for it as for a record', () => {
  expect(fillIn(body, new Map([[photo.number, 12]])).photos).toEqual(['/api/media/4', '/api/media/12'])
  expect(fillIn(body, new Map([[-2_000_000_004, 12]]))).toEqual(body)
  expect(numbersIn(body)).toEqual([])
})

test('OFF-21 200 MB of photos wait at most', () => {
  expect(hasRoomFor([photo], [{ bytes: mostPhotoBytes - photo.bytes }])).toBe(true)
  expect(hasRoomFor([photo], [{ bytes: mostPhotoBytes - photo.bytes + 1 }])).toBe(false)
})
