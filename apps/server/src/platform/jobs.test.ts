import { expect, test, vi } from 'vitest'
import { startJobs } from './jobs.ts'

test('a job runs at once and again after its time; one that fails is reported and comes round again', async () => {
  vi.useFakeTimers()
  const rounds: string[] = []
  const reported: unknown[] = []
  const { stop } = startJobs(
    [
      { name: 'sweep', everySeconds: 60, run: async () => void rounds.push('sweep') },
      { name: 'broken', everySeconds: 60, run: () => Promise.reject(new Error('no disk')) },
    ],
    (error, job) => reported.push(`${job}: ${error}`),
  )
  await vi.advanceTimersByTimeAsync(60_000)
  expect(rounds).toEqual(['sweep', 'sweep'])
  expect(reported).toEqual(['broken: Error: no disk', 'broken: Error: no disk'])
  await stop()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(rounds).toHaveLength(2)
  vi.useRealTimers()
})

test('stopping waits for the round under way', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { stop } = startJobs([{ name: 'slow', everySeconds: 60, run: () => promise }], () => {})
  let stopped = false
  const stopping = stop().then(() => {
    stopped = true
  })
  await Promise.resolve()
  expect(stopped).toBe(false)
  resolve()
  await stopping
  expect(stopped).toBe(true)
})

test('the first round is over when each job has run once, those that failed too', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { firstRound, stop } = startJobs(
    [
      { name: 'slow', everySeconds: 60, run: () => promise },
      { name: 'broken', everySeconds: 60, run: () => Promise.reject(new Error('no disk')) },
    ],
    () => {},
  )
  let isOver = false
  const waiting = firstRound.then(() => {
    isOver = true
  })
  await new Promise(setImmediate)
  expect(isOver).toBe(false)
  resolve()
  await waiting
  await stop()
})

test('in the first round a job starts when the one before has ended, and none once they are stopped', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const started: string[] = []
  const note = (name: string, work: Promise<void>) => ({
    name,
    everySeconds: 60,
    run: () => {
      started.push(name)
      return work
    },
  })
  const { firstRound, stop } = startJobs(
    [note('first', Promise.resolve()), note('slow', promise), note('last', Promise.resolve())],
    () => {},
  )
  await new Promise(setImmediate)
  expect(started).toEqual(['first', 'slow'])
  const stopping = stop()
  resolve()
  await Promise.all([stopping, firstRound])
  expect(started).toEqual(['first', 'slow'])
})
