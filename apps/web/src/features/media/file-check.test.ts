import { unsupportedFileMessage } from '@clutchbook/domain/media/media.errors'
import { expect, test } from 'vitest'
import { admitted, kindOfFile, needsConversion, refusalOf } from './file-check.ts'

const megabyte = 1024 * 1024
const file = (name: string, type: string, size = 1000) => ({ name, type, size })

test.each([
  ['a.jpg', 'image/jpeg'],
  ['a.png', 'image/png'],
  ['a.gif', 'image/gif'],
  ['a.mp4', 'video/mp4'],
  ['a.mov', 'video/quicktime'],
  ['a.webm', 'video/webm'],
])('MED-05 %s joins a gallery', (name, type) => {
  expect(refusalOf(file(name, type))).toBeNull()
})

test.each([
  ['notes.pdf', 'application/pdf'],
  ['drawing.svg', 'image/svg+xml'],
  ['page.html', 'text/html'],
  ['photo.webp', 'image/webp'],
  ['unknown', ''],
])('MED-06 %s is refused by name', (name, type) => {
  expect(refusalOf(file(name, type))?.message).toBe(unsupportedFileMessage(name))
})

test('MED-Q03 a picture over 10 MB and a video over 100 MB are refused with the limit', () => {
  expect(refusalOf(file('a.jpg', 'image/jpeg', 10 * megabyte))).toBeNull()
  expect(refusalOf(file('a.jpg', 'image/jpeg', 10 * megabyte + 1))?.message).toContain('10 MB')
  expect(refusalOf(file('a.mov', 'video/quicktime', 100 * megabyte + 1))?.message).toContain('100 MB')
})

test('MED-Q03 a gallery takes thirty items and says so to the rest', () => {
  const files = Array.from({ length: 5 }, (_, n) => file(`${n}.jpg`, 'image/jpeg'))
  const { taken, refused } = admitted([...files, file('b.txt', 'text/plain')], 27)
  expect(taken.map(({ name }) => name)).toEqual(['0.jpg', '1.jpg', '2.jpg'])
  expect(refused.map(({ code }) => code)).toEqual(['unsupported-file', 'too-large'])
})

test('MED-05 a film without a type is known by its name', () => {
  expect(refusalOf(file('IMG_1.MOV', ''))).toBeNull()
  expect(kindOfFile(file('IMG_1.MOV', ''))).toBe('video')
})

test('MED-Q04 pictures in the phone format are converted before they are sent', () => {
  expect(needsConversion(file('IMG_1.HEIC', ''))).toBe(true)
  expect(needsConversion(file('IMG_1.jpg', 'image/jpeg'))).toBe(false)
})

test('MED-32 limits of the operator’s own hold in place of the usual ones', () => {
  const limits = { itemsPerGallery: 2, imageBytes: megabyte, videoBytes: 2 * megabyte }
  expect(refusalOf(file('a.jpg', 'image/jpeg', megabyte + 1), limits)?.message).toContain('1 MB')
  const { taken, refused } = admitted([file('a.png', 'image/png'), file('b.png', 'image/png')], 1, limits)
  expect([taken.length, refused.map(({ message }) => message)]).toEqual([
    1,
    ['A gallery holds at most 2 photos and videos.'],
  ])
})
