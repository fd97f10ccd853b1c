import { expect, test } from 'vitest'
import { onBothDatabases } from '../testing/both-databases.ts'
import { createTestClock } from '../testing/test-clock.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { type Bucket, type CountedTry, createThrottle } from './throttle.ts'

const rateLimit = { free: 2, firstDelay: 10, longestDelay: 60, forgetAfter: 3600 }
const bucket: Bucket = { of: ['test', 'mara'], rateLimit }
const other: Bucket = { of: ['test', 'otto'], rateLimit }

async function openThrottle(dialect: 'sqlite' | 'postgres') {
  const clock = createTestClock()
  const { db, transact } = await openTestDatabase(dialect)
  const throttle = createThrottle({ db, transact, clock })
  /** Seconds to wait, or 0 where the try is let through. */
  const attempt = (buckets = [bucket]): Promise<number> =>
    throttle.count(buckets).then(
      () => 0,
      (error: { retryAfterSeconds: number }) => error.retryAfterSeconds,
    )
  const takeBack = (one: CountedTry, forgotten?: readonly Bucket[]) =>
    transact((tx) => one.takeBack(tx, forgotten))
  return { clock, throttle, attempt, takeBack }
}

onBothDatabases('slowing tries down', (dialect) => {
  test('ACC-94 the wait doubles with each try after the free ones, up to the longest', async () => {
    const { clock, attempt } = await openThrottle(dialect)
    expect([await attempt(), await attempt()]).toEqual([0, 0])
    const waits: number[] = []
    for (let n = 0; n < 5; n += 1) {
      const wait = await attempt()
      waits.push(wait)
      clock.moveOn({ minutes: wait / 60 })
      expect(await attempt()).toBe(0)
    }
    expect(waits).toEqual([10, 20, 40, 60, 60])
  })

  test('ACC-94 a refused try does not lengthen the wait, and counts nowhere else', async () => {
    const { clock, attempt } = await openThrottle(dialect)
    await attempt()
    await attempt()
    for (let n = 0; n < 20; n += 1) expect(await attempt([bucket, other])).toBe(10)
    expect([await attempt([other]), await attempt([other])]).toEqual([0, 0])
    clock.moveOn({ minutes: 1 })
    expect(await attempt()).toBe(0)
  })

  test('a try that turns out well is not counted and leaves no wait behind', async () => {
    const { clock, throttle, attempt, takeBack } = await openThrottle(dialect)
    await attempt()
    await attempt()
    for (let n = 0; n < 5; n += 1) {
      clock.moveOn({ minutes: 1 })
      const good = await throttle.count([bucket])
      await takeBack(good)
    }
    // Had they been counted, the wait would be the longest.
    expect(await attempt()).toBe(0)
    expect(await attempt()).toBe(20)
  })

  test('a good try does not lift the wait that a bad one has set meanwhile', async () => {
    const { throttle, attempt, takeBack } = await openThrottle(dialect)
    const good = await throttle.count([bucket])
    await attempt()
    await takeBack(good)
    expect(await attempt()).toBe(10)
  })

  test('what is named in taking back is forgotten altogether, and all is after a quiet time', async () => {
    const { clock, throttle, attempt, takeBack } = await openThrottle(dialect)
    await attempt()
    const good = await throttle.count([bucket])
    await takeBack(good, [bucket])
    expect([await attempt(), await attempt()]).toEqual([0, 0])
    expect(await attempt()).toBe(10)
    clock.moveOn({ hours: 2 })
    expect([await attempt(), await attempt(), await attempt()]).toEqual([0, 0, 10])
  })

  test('R28 of many tries at once only the free ones pass, in whatever order the buckets are named', async () => {
    const { attempt } = await openThrottle(dialect)
    const tries = Array.from({ length: 60 }, (_, n) => attempt(n % 2 ? [bucket, other] : [other, bucket]))
    const passed = (await Promise.all(tries)).filter((wait) => wait === 0)
    expect(passed).toHaveLength(2)
  })
})
