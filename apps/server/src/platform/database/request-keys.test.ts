import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { answerOnce, removeOldRequestKeys } from './request-keys.ts'

onBothDatabases('a request key', (dialect) => {
  const asked = { name: 'Ember' }

  test('SHELL-59 does the work once and answers the same again', async () => {
    const { transact } = await openTestDatabase(dialect)
    const clock = createTestClock()
    let made = 0
    const create = () =>
      transact((tx) =>
        answerOnce(tx, clock, { scope: 'keeper:1', key: 'k', asked }, async () => ({ id: ++made })),
      )
    expect(await Promise.all([create(), create(), create()])).toEqual([{ id: 1 }, { id: 1 }, { id: 1 }])
    expect(made).toBe(1)
  })

  test('is forgotten with the work when that fails, so that a retry can succeed', async () => {
    const { transact } = await openTestDatabase(dialect)
    const clock = createTestClock()
    const request = { scope: 'keeper:1', key: 'k', asked }
    const failing = transact((tx) => answerOnce(tx, clock, request, () => Promise.reject(new Error('full'))))
    await expect(failing).rejects.toThrow('full')
    expect(await transact((tx) => answerOnce(tx, clock, request, async () => 'made'))).toBe('made')
  })

  test('is remembered for a day and then forgotten', async () => {
    const { db, transact } = await openTestDatabase(dialect)
    const clock = createTestClock()
    const request = { scope: 'keeper:1', key: 'k', asked }
    await transact((tx) => answerOnce(tx, clock, request, async () => 'first'))
    clock.moveOn({ hours: 23 })
    await removeOldRequestKeys(db, clock)
    expect(await transact((tx) => answerOnce(tx, clock, request, async () => 'second'))).toBe('first')
    clock.moveOn({ hours: 2 })
    await removeOldRequestKeys(db, clock)
    expect(await transact((tx) => answerOnce(tx, clock, request, async () => 'second'))).toBe('second')
  })

  test('OFF-08 of what had waited on a device is remembered for 60 days', async () => {
    const { db, transact } = await openTestDatabase(dialect)
    const clock = createTestClock()
    const request = { scope: 'keeper:1', key: 'k', asked, isKeptLong: true }
    await transact((tx) => answerOnce(tx, clock, request, async () => 'first'))
    clock.moveOn({ days: 59 })
    await removeOldRequestKeys(db, clock)
    expect(await transact((tx) => answerOnce(tx, clock, request, async () => 'second'))).toBe('first')
    clock.moveOn({ days: 2 })
    await removeOldRequestKeys(db, clock)
    expect(await transact((tx) => answerOnce(tx, clock, request, async () => 'second'))).toBe('second')
  })
})
