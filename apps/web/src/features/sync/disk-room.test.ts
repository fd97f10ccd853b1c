import { expect, test } from 'vitest'
import { writeWithRoom } from './disk-room.ts'

const full = () => new DOMException('No room', 'QuotaExceededError')

/** A disk on which something fits once so many things have left it, and what it was asked for. */
function diskWith(needed: number, things: readonly string[]) {
  const asked: string[] = []
  const write = async (): Promise<string> => {
    asked.push('write')
    if (asked.filter((one) => things.includes(one)).length < needed) throw full()
    return 'written'
  }
  const givingWay = things.map((thing) => async () => {
    asked.push(thing)
    return thing !== 'nothing'
  })
  return { asked, written: (failed: unknown = full()) => writeWithRoom(failed, write, givingWay) }
}

test('OFF-21 on a full disk one thing after the other gives way, and no more than is needed', async () => {
  const { asked, written } = diskWith(1, ['thumbnails', 'old records'])
  expect(await written()).toBe('written')
  expect(asked).toEqual(['thumbnails', 'write'])
  const two = diskWith(2, ['thumbnails', 'old records'])
  expect(await two.written()).toBe('written')
  expect(two.asked).toEqual(['thumbnails', 'write', 'old records', 'write'])
})

test('OFF-21 where nothing is left to give way a write fails with what the disk said', async () => {
  const { asked, written } = diskWith(3, ['nothing', 'old records'])
  await expect(written()).rejects.toThrow('No room')
  expect(asked).toEqual(['nothing', 'old records', 'write'])
})

test('OFF-21 nothing gives way to a write that fails for another reason', async () => {
  const { asked, written } = diskWith(1, ['thumbnails'])
  await expect(written(new Error('The disk is broken'))).rejects.toThrow('The disk is broken')
  expect(asked).toEqual([])
})

test('OFF-21 what can not leave does not keep what stands behind it', async () => {
  const stuck = () => Promise.reject(new Error('It is held'))
  const leaves = () => Promise.resolve(true)
  expect(await writeWithRoom(full(), () => Promise.resolve('written'), [stuck, leaves])).toBe('written')
})
