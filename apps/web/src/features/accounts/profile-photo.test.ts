import { expect, test } from 'vitest'
import { acceptedPictures, photoProblem } from './profile-photo.ts'

const megabyte = 1024 * 1024
const file = (name: string, type: string, size = 1000) => ({ name, type, size })

test('MED-20 the file dialog offers JPG, PNG and GIF', () => {
  expect(acceptedPictures).toBe('image/jpeg,image/png,image/gif')
})

test.each(['image/jpeg', 'image/png', 'image/gif', 'image/webp'])(
  'MED-22 %s is a picture, and the server decides whether it fits',
  (type) => {
    expect(photoProblem(file('mara', type))).toBeNull()
  },
)

test.each(['video/mp4', 'application/pdf', 'text/html', ''])('MED-22 the type "%s" is no picture', (type) => {
  expect(photoProblem(file('mara.bin', type))).toBe(
    '"mara.bin" is not a picture. Please use a JPG, PNG or GIF.',
  )
})

test('MED-31 a picture of 5 MB is taken, one byte more is not', () => {
  expect(photoProblem(file('mara.png', 'image/png', 5 * megabyte))).toBeNull()
  expect(photoProblem(file('mara.png', 'image/png', 5 * megabyte + 1))).toBe(
    '"mara.png" is larger than 5 MB. Please choose a smaller file.',
  )
})
