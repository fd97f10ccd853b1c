import { expect, test } from 'vitest'
import { ApiError } from '../../shared/api/api-error.ts'
import { createTapLog } from './tap-log.ts'
import type { LogEntry, TodayRow } from './today.queries.ts'

const unreached = () => new ApiError(0, 'unreachable')

const tapOf = (planId: number) => ({
  row: { planId } as TodayRow,
  entry: {
    animalId: planId,
    clientId: `client-${planId}`,
    recordType: 'feeding',
    recordDate: '2026-11-25',
  } as LogEntry,
})

/** A log over a server that is played by hand: each call waits until it is answered. */
function playLog() {
  const calls: {
    names: string[]
    answer: (ids?: (number | null)[]) => void
    fail: (error: unknown) => void
  }[] = []
  const backs: string[][] = []
  const refusals: number[][] = []
  const waiting: (() => void)[] = []
  let settled = 0
  const log = createTapLog({
    write: (entries) =>
      new Promise((resolve, reject) => {
        const names = entries.map(({ clientId }) => clientId)
        calls.push({ names, answer: (ids) => resolve(ids ?? names.map((_, at) => at + 1)), fail: reject })
      }),
    takeBack: async (names) => backs.push([...names]),
    refused: (taps) => refusals.push(taps.map(({ row }) => row.planId)),
    settled: () => {
      settled += 1
    },
    later: (run) => waiting.push(run),
  })
  const states = () => Object.fromEntries([...log.current()].map(([planId, { state }]) => [planId, state]))
  return { log, calls, backs, refusals, waiting, states, settledTimes: () => settled }
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

test('HUS-34 what is pressed shows at once, and what is pressed meanwhile goes together with the next call', async () => {
  const { log, calls, states, settledTimes } = playLog()
  log.add([tapOf(1)])
  log.add([tapOf(2)])
  log.add([tapOf(3)])
  expect(states()).toEqual({ 1: 'sending', 2: 'waiting', 3: 'waiting' })
  calls[0]?.answer()
  await turn()
  expect(calls.map(({ names }) => names)).toEqual([['client-1'], ['client-2', 'client-3']])
  calls[1]?.answer()
  await turn()
  expect(states()).toEqual({ 1: 'kept', 2: 'kept', 3: 'kept' })
  expect(settledTimes()).toBe(1)
})

test('HUS-16 HUS-34 after a lost answer the same name goes again, by itself or when the line is back', async () => {
  const { log, calls, waiting, states } = playLog()
  log.add([tapOf(1)])
  calls[0]?.fail(unreached())
  await turn()
  expect(states()).toEqual({ 1: 'waiting' })
  expect(waiting).toHaveLength(1)
  log.wake()
  expect(calls.map(({ names }) => names)).toEqual([['client-1'], ['client-1']])
  calls[1]?.answer([7])
  await turn()
  expect(log.current().get(1)).toMatchObject({ state: 'kept', recordId: 7 })
})

test('HUS-18 HUS-34 Undo of a burst takes back what was sent, and what never went does not go', async () => {
  const { log, calls, backs, states } = playLog()
  log.add([tapOf(1)])
  log.add([tapOf(2), tapOf(3)])
  log.undo([1, 3])
  expect(states()).toEqual({ 1: 'undone', 2: 'waiting' })
  calls[0]?.answer()
  await turn()
  expect(backs).toEqual([['client-1']])
  expect(calls[1]?.names).toEqual(['client-2'])
  calls[1]?.answer()
  await turn()
  log.undo([2, 2])
  await turn()
  expect(backs[1]).toEqual(['client-2'])
})

test('HUS-17 HUS-34 one that is refused is let go of, and the others go without it', async () => {
  const { log, calls, refusals, states } = playLog()
  log.add([tapOf(1), tapOf(2)])
  calls[0]?.fail(new ApiError(404, 'gone', 'not-found', { 'entries.1.animalId': 'gone' }))
  await turn()
  expect(refusals).toEqual([[2]])
  expect(calls[1]?.names).toEqual(['client-1'])
  calls[1]?.answer()
  await turn()
  expect(states()).toEqual({ 1: 'kept' })
})

test('HUS-15 more than a call takes goes in several', async () => {
  const { log, calls } = playLog()
  log.add(Array.from({ length: 450 }, (_, at) => tapOf(at + 1)))
  for (const at of [0, 1, 2]) {
    calls[at]?.answer()
    await turn()
  }
  expect(calls.map(({ names }) => names.length)).toEqual([200, 200, 50])
})
