import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { bumpDataVersion, getKeeperState } from './keeper-state.ts'

onBothDatabases('a transaction', (dialect) => {
  test('R03 keeps all of its work, or none', async () => {
    const { db, transact, keeperId } = await openTestDatabase(dialect)
    const before = await getKeeperState(db, keeperId)
    const broken = transact(async (tx) => {
      await bumpDataVersion(tx, keeperId, { animals: 3 })
      throw new Error('the power went')
    })
    await expect(broken).rejects.toThrow('the power went')
    expect(await getKeeperState(db, keeperId)).toEqual(before)
  })

  test('work for after the commit runs in order, and only when there was a commit', async () => {
    const { db, transact, keeperId } = await openTestDatabase(dialect)
    const done: string[] = []
    await transact(async (tx, afterCommit) => {
      afterCommit(async () => done.push(`mail, version ${(await getKeeperState(db, keeperId)).dataVersion}`))
      afterCommit(() => done.push('event'))
      await bumpDataVersion(tx, keeperId)
    })
    await transact(async (_tx, afterCommit) => {
      afterCommit(() => done.push('never'))
      throw new Error('refused')
    }).catch(() => {})
    expect(done).toEqual(['mail, version 2', 'event'])
  })

  test('work for after the commit that fails is reported and undoes nothing', async () => {
    const { db, transact, keeperId, reported } = await openTestDatabase(dialect)
    const answer = await transact(async (tx, afterCommit) => {
      afterCommit(() => Promise.reject(new Error('no mail server')))
      await bumpDataVersion(tx, keeperId, { animals: 1 })
      return 'kept'
    })
    expect(answer).toBe('kept')
    expect(reported).toEqual([new Error('no mail server')])
    expect((await getKeeperState(db, keeperId)).animals).toBe(1)
  })

  test('changes to one keeper’s data at the same time pass one after the other', async () => {
    const { db, transact, keeperId } = await openTestDatabase(dialect)
    await Promise.all(
      Array.from({ length: 30 }, () => transact((tx) => bumpDataVersion(tx, keeperId, { animals: 1 }))),
    )
    expect(await getKeeperState(db, keeperId)).toMatchObject({ animals: 30, dataVersion: 31 })
  })
})
