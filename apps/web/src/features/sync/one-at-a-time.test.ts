import { expect, test, vi } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

test('OFF-13 what is asked for while it runs runs once more after it, however often it was asked for', async () => {
  const first = Promise.withResolvers<void>()
  const act = vi.fn(() => Promise.resolve()).mockReturnValueOnce(first.promise)
  const run = oneAtATime(act)
  const whole = run()
  await run()
  await run()
  expect(act).toHaveBeenCalledOnce()
  first.resolve()
  await whole
  expect(act).toHaveBeenCalledTimes(2)
})

test('OFF-13 what has ended runs again when it is asked for, also after it has failed', async () => {
  const act = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('lost'))
  const run = oneAtATime(act)
  await expect(run()).rejects.toThrow('lost')
  await run()
  expect(act).toHaveBeenCalledTimes(2)
})
