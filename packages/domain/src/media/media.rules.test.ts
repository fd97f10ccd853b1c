import { expect, test } from 'vitest'
import { fileTooLarge, tooManyItems, tooManyPixels } from './media.errors.ts'
import { galleryLimits, movedProfileIndex } from './media.rules.ts'

test('MED-36 the profile photo keeps its place through moves, and is the first once it is gone', () => {
  expect(movedProfileIndex(['a', 'b', 'c'], 2, ['c', 'a', 'b'])).toBe(0)
  expect(movedProfileIndex(['a', 'b', 'c'], 0, ['c', 'b', 'a'])).toBe(2)
  expect(movedProfileIndex(['a', 'b', 'c'], 1, ['a', 'c'])).toBe(0)
  expect(movedProfileIndex([], 0, ['a'])).toBe(0)
})

test('MED-32 the messages name the limits', () => {
  expect(fileTooLarge('boa.jpg', galleryLimits.imageBytes).message).toContain('larger than 10 MB')
  expect(fileTooLarge('boa.mp4', galleryLimits.videoBytes).message).toContain('larger than 100 MB')
  expect(tooManyItems(galleryLimits.itemsPerGallery).message).toContain('at most 30 photos')
  expect(tooManyPixels('boa.png').message).toContain('50 megapixels')
})
