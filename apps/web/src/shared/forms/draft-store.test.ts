import { expect, test } from 'vitest'
import { createDraftStore } from './draft-store.ts'

/** A browser's storage with room for so many characters. */
function createStorage(room = Number.POSITIVE_INFINITY): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, text)
    },
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}

function openStore(storage = createStorage()) {
  let now = new Date('2026-06-15T10:42:00.000Z')
  const store = createDraftStore(
    () => storage,
    () => now,
  )
  const moveOn = (days: number): void => {
    now = new Date(now.getTime() + days * 24 * 60 * 60 * 1000)
  }
  return { storage, store, moveOn }
}

const ember = { name: 'Ember' }

test('U8 what was typed is found again by its form, by a new tab too, until it is dropped', () => {
  const { store, storage } = openStore()
  store.openFor(7)
  expect(store.keep('animal', ember, true)).toBe(true)
  const other = openStore(storage).store
  other.openFor(7)
  expect(other.find('animal')).toEqual({ at: '2026-06-15T10:42:00.000Z', values: ember, hadPhotos: true })
  expect(other.find('animal:1')).toBeNull()
  other.drop('animal')
  expect(store.find('animal')).toBeNull()
})

test('R60 U8 another keeper finds nothing, and their coming takes it away', () => {
  const { store, storage } = openStore()
  storage.setItem('clutchbook.theme', 'dark')
  store.openFor(7)
  store.keep('animal', ember, false)
  store.openFor(77)
  expect(store.find('animal')).toBeNull()
  store.openFor(7)
  expect(store.find('animal')).toBeNull()
  expect(storage.length, 'what is no draft stays').toBe(1)
})

test('R60 U8 signing out leaves nothing, and what is typed before somebody comes is nobody’s', () => {
  const { store, storage } = openStore()
  expect(store.keep('animal', ember, false)).toBe(false)
  store.openFor(7)
  store.keep('animal', ember, false)
  store.close()
  expect(storage.length).toBe(0)
  expect(store.keep('animal', ember, false)).toBe(false)
  expect(store.find('animal')).toBeNull()
})

test('U8 a browser that is full or keeps nothing says so, and nothing breaks', () => {
  const { store } = openStore(createStorage(100))
  store.openFor(7)
  expect(store.keep('animal', { notes: 'x'.repeat(200) }, false)).toBe(false)
  const shut = createDraftStore(
    () => {
      throw new DOMException('denied', 'SecurityError')
    },
    () => new Date(),
  )
  shut.openFor(7)
  expect([shut.keep('animal', ember, false), shut.find('animal')]).toEqual([false, null])
  shut.drop('animal')
  shut.close()
})

test.each(['', 'null', '7', '{', '{"at":"2026-06-15T10:42:00.000Z"}', '{"at":1,"values":{}}'])(
  'U8 %j is no draft',
  (text) => {
    const { store, storage } = openStore()
    store.openFor(7)
    storage.setItem('clutchbook.draft.7.animal', text)
    expect(store.find('animal')).toBeNull()
  },
)

test('U8 a draft is offered for 30 days', () => {
  const { store, moveOn } = openStore()
  store.openFor(7)
  store.keep('animal', ember, false)
  moveOn(29)
  expect(store.find('animal')?.values).toEqual(ember)
  moveOn(1)
  expect(store.find('animal')).toBeNull()
})
