import { expect, test, vi } from 'vitest'
import { createTurns } from './turns.ts'

/** Work that ends when it is told to. */
function createWork() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { run: () => promise, end: resolve }
}

test('R38 no more than the allowed pieces of work run at once, and those that wait go on in order', async () => {
  const take = createTurns({ atOnce: 2, mostWaiting: 10 })
  const works = Array.from({ length: 5 }, createWork)
  const begun: number[] = []
  const all = works.map((work, n) =>
    take(() => {
      begun.push(n)
      return work.run()
    }),
  )
  await vi.waitFor(() => expect(begun).toEqual([0, 1]))
  works[1]?.end()
  await all[1]
  await vi.waitFor(() => expect(begun).toEqual([0, 1, 2]))
  for (const work of works) work.end()
  await Promise.all(all)
  expect(begun).toEqual([0, 1, 2, 3, 4])
})

test('R38 what finds too many waiting is refused at once, and work that fails frees its place', async () => {
  const take = createTurns({ atOnce: 1, mostWaiting: 1 })
  const work = createWork()
  const first = take(work.run)
  const second = take(() => Promise.reject(new Error('broken')))
  await expect(take(async () => 'third')).rejects.toMatchObject({ code: 'unavailable' })
  work.end()
  await first
  await expect(second).rejects.toThrow('broken')
  expect(await take(async () => 'fourth')).toBe('fourth')
})
