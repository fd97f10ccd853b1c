import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToastStore, shownFor } from './toast-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('SHELL-31 a new toast takes the place of the one that shows', () => {
  const store = createToastStore()
  store.show({ title: 'Animal added' })
  store.show({ title: 'Animal updated' })
  expect(store.current()).toMatchObject({ title: 'Animal updated', open: true })
})

test('SHELL-32 a toast shows for five seconds unless it stays', () => {
  expect(shownFor).toBe(5000)
})

test('SHELL-36 a dismissed toast is forgotten after 1,000,000 ms', () => {
  const store = createToastStore()
  store.dismiss(store.show({ title: 'Animal deleted' }))
  expect(store.current()).toMatchObject({ open: false })
  vi.advanceTimersByTime(999_999)
  expect(store.current()).not.toBeNull()
  vi.advanceTimersByTime(1)
  expect(store.current()).toBeNull()
})

test('SHELL-31 a late dismissal of a replaced toast leaves the new one open', () => {
  const store = createToastStore()
  const first = store.show({ title: 'Animal added' })
  store.show({ title: 'Animal updated' })
  store.dismiss(first)
  expect(store.current()).toMatchObject({ title: 'Animal updated', open: true })
})

test('SHELL-36 a new toast outlives the memory of the one dismissed before it', () => {
  const store = createToastStore()
  store.dismiss(store.show({ title: 'Animal added' }))
  vi.advanceTimersByTime(999_999)
  store.show({ title: 'Animal updated' })
  vi.advanceTimersByTime(10)
  expect(store.current()).toMatchObject({ title: 'Animal updated', open: true })
})

test('SHELL-31 listeners hear of each change until they leave', () => {
  const store = createToastStore()
  const heard: (string | undefined)[] = []
  const leave = store.subscribe(() => heard.push(store.current()?.title))
  store.show({ title: 'Animal added' })
  leave()
  store.show({ title: 'Animal updated' })
  expect(heard).toEqual(['Animal added'])
})
