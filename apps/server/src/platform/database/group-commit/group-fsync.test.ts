import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeScratch } from '../../../testing/scratch.ts'
import { OutcomeUnknownError } from '../../faults.ts'
import { createGroupFsync, shareSync } from './group-fsync.ts'

/** A disk whose syncs end when they are told to. */
function handDisk() {
  const running: PromiseWithResolvers<void>[] = []
  const confirm = shareSync(() => {
    const sync = Promise.withResolvers<void>()
    running.push(sync)
    return sync.promise
  })
  return { running, confirm }
}

test('R02 F13 whoever comes while a sync is under way waits for the next one, and all of them share it', async () => {
  const { running, confirm } = handDisk()
  const told: string[] = []
  const ask = (name: string) => confirm().then(() => told.push(name))
  const all = [ask('first'), ask('second'), ask('third')]
  expect(running).toHaveLength(1)
  running[0]?.resolve()
  await all[0]
  expect(told).toEqual(['first'])
  await expect.poll(() => running.length).toBe(2)
  running[1]?.resolve()
  await Promise.all(all)
  expect(told).toEqual(['first', 'second', 'third'])
  expect(running).toHaveLength(2)
})

test('who comes when one sync has just ended joins those who wait for the next', async () => {
  const { running, confirm } = handDisk()
  const first = confirm()
  const late = first.then(() => confirm())
  const second = confirm()
  running[0]?.resolve()
  await expect.poll(() => running.length).toBe(2)
  running[1]?.resolve()
  await Promise.all([late, second])
  expect(running).toHaveLength(2)
})

test('who comes after all syncs have ended has one of their own', async () => {
  const { running, confirm } = handDisk()
  for (const time of [0, 1]) {
    const confirmed = confirm()
    running[time]?.resolve()
    await confirmed
  }
  expect(running).toHaveLength(2)
})

test('a sync that fails fails for those who waited for it, and the next one is made all the same', async () => {
  const { running, confirm } = handDisk()
  const [first, second] = [confirm(), confirm()]
  running[0]?.reject(new Error('EIO'))
  await expect(first).rejects.toThrow('EIO')
  await expect.poll(() => running.length).toBe(2)
  running[1]?.resolve()
  await second
})

test('R02 a log that could not be synced is settled before it is trusted again', async () => {
  const folder = await makeScratch('test')
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const log = join(folder, 'log')
  const settled: string[] = []
  let checkpoint = () => {
    throw new Error('busy')
  }
  const groupFsync = createGroupFsync(log, () => checkpoint())
  await expect(groupFsync.confirm()).rejects.toThrow(OutcomeUnknownError)
  writeFileSync(log, 'there now')
  await expect(groupFsync.confirm()).rejects.toThrow(OutcomeUnknownError)
  checkpoint = () => settled.push('settled') as never
  await groupFsync.confirm()
  await groupFsync.confirm()
  expect(settled).toEqual(['settled'])
  await groupFsync.close()
})
