import { expect, test } from 'vitest'
import {
  failedItems,
  type GalleryDraft,
  type GalleryItem,
  profileOf,
  storedGallery,
  withItemAt,
  withItems,
  withNews,
  withoutItem,
  withProfile,
} from './gallery-draft.ts'

const item = (key: string, more: Partial<GalleryItem> = {}): GalleryItem => ({
  key,
  kind: 'image',
  name: `${key}.jpg`,
  preview: `/api/media/${key}`,
  address: `/api/media/${key}`,
  progress: 1,
  problem: null,
  ...more,
})

const gallery = (profileIndex: number, ...items: GalleryItem[]): GalleryDraft => ({ items, profileIndex })
const keys = ({ items }: GalleryDraft) => items.map(({ key }) => key).join('')

test('MED-36 moving photos keeps the profile photo on the same photo', () => {
  const draft = gallery(1, item('a'), item('b'), item('c'))
  const moved = withItemAt(draft, 'c', 0)
  expect(keys(moved)).toBe('cab')
  expect(profileOf(moved)?.key).toBe('b')
  expect(keys(withItemAt(draft, 'a', 99))).toBe('bca')
  expect(keys(withItemAt(draft, 'a', -1))).toBe('abc')
})

test('MED-36 removing another photo keeps the profile photo, removing it returns to the first', () => {
  const draft = gallery(2, item('a'), item('b'), item('c'))
  expect(profileOf(withoutItem(draft, 'a'))?.key).toBe('c')
  expect(withoutItem(draft, 'c').profileIndex).toBe(0)
})

test('MED-37 a starred photo becomes the profile photo, a video cannot', () => {
  const draft = gallery(0, item('a'), item('b'), item('v', { kind: 'video' }))
  expect(profileOf(withProfile(draft, 'b'))?.key).toBe('b')
  expect(withProfile(draft, 'v')).toBe(draft)
})

test('MED-Q07 where a video stands first the first image is the profile photo', () => {
  const draft = gallery(0, item('v', { kind: 'video' }), item('a'))
  expect(profileOf(draft)?.key).toBe('a')
  expect(storedGallery(draft).profileIndex).toBe(1)
})

test('MED-37 only what is stored is saved, and the profile photo is counted among it', () => {
  const sending = item('s', { address: null, progress: 0.4 })
  const draft = withProfile(withItems(gallery(0, sending), [item('a'), item('b')]), 'b')
  expect(storedGallery(draft)).toEqual({ addresses: ['/api/media/a', '/api/media/b'], profileIndex: 1 })
  const stored = withNews(draft, 's', { address: '/api/media/s', progress: 1 })
  expect(storedGallery(stored)).toEqual({
    addresses: ['/api/media/s', '/api/media/a', '/api/media/b'],
    profileIndex: 2,
  })
})

test('MED-06 a refused file is named as failed and never saved', () => {
  const draft = withNews(gallery(0, item('s', { address: null })), 's', { problem: 'No' })
  expect(failedItems(draft).map(({ name }) => name)).toEqual(['s.jpg'])
  expect(storedGallery(draft)).toEqual({ addresses: [], profileIndex: 0 })
})
