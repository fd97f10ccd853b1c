import { expect, test, vi } from 'vitest'
import { createSemaphore } from './semaphore.ts'

/** Work that ends when it is told to. */
function createWork() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { run: () => promise, end: resolve }
}

test('R38 no more than the allowed pieces of work run at once, and those that wait go on in order', async () => {
  const semaphore = createSemaphore({ permits: 2, maxWaiting: 10 })
  const works = Array.from({ length: 5 }, createWork)
  const begun: number[] = []
  const all = works.map((work, n) =>
    semaphore.run(() => {
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
  const semaphore = createSemaphore({ permits: 1, maxWaiting: 1 })
  const work = createWork()
  const first = semaphore.run(work.run)
  const second = semaphore.run(() => Promise.reject(new Error('broken')))
  await expect(semaphore.run(async () => 'third')).rejects.toMatchObject({ code: 'unavailable' })
  work.end()
  await first
  await expect(second).rejects.toThrow('broken')
  expect(await semaphore.run(async () => 'fourth')).toBe('fourth')
})

test('R51 a permit that is given back twice lets only one other in', async () => {
  const semaphore = createSemaphore({ permits: 1 })
  const release = await semaphore.acquire()
  const begun: string[] = []
  const work = createWork()
  const both = ['first', 'second'].map((name) =>
    semaphore.run(() => {
      begun.push(name)
      return work.run()
    }),
  )
  release()
  release()
  await vi.waitFor(() => expect(begun).toEqual(['first']))
  work.end()
  await Promise.all(both)
  expect(begun).toEqual(['first', 'second'])
})
