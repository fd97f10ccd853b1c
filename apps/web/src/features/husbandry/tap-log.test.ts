import { expect, test } from 'vitest'
import { ApiError } from '../../shared/api/api-error.ts'
import { type PressKey, rowKey } from './row-key.ts'
import { createTapLog } from './tap-log.ts'
import type { LogEntry, TodayRow } from './today.queries.ts'

const unreached = () => new ApiError(0, 'unreachable')

const rowOf = (planId: number) => ({ planId, animalId: planId }) as TodayRow

const tapOf = (planId: number) => ({
  row: rowOf(planId),
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
  const refusals: [what: string, plans: PressKey[]][] = []
  const waiting: (() => void)[] = []
  let settled = 0
  let ends = 0
  let backError: unknown = null
  const log = createTapLog({
    write: (entries) =>
      new Promise((resolve, reject) => {
        const names = entries.map(({ clientId }) => clientId)
        calls.push({ names, answer: (ids) => resolve(ids ?? names.map((_, at) => at + 1)), fail: reject })
      }),
    takeBack: async (names) => {
      backs.push([...names])
      if (backError) throw backError
    },
    refused: (what, taps) => refusals.push([what, taps.map(({ row }) => row.planId)]),
    signedOut: () => {
      ends += 1
    },
    settled: () => {
      settled += 1
    },
    later: (run) => waiting.push(run),
  })
  const states = () =>
    Object.fromEntries([...log.current().values()].map(({ row, state }) => [row.planId, state]))
  const failBacks = (error: unknown) => {
    backError = error
  }
  return {
    log,
    calls,
    backs,
    refusals,
    waiting,
    states,
    failBacks,
    settledTimes: () => settled,
    endedTimes: () => ends,
  }
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
  expect(log.current().get(rowKey(rowOf(1)))).toMatchObject({ state: 'kept', recordId: 7 })
})

test('HUS-18 HUS-34 Undo of a burst takes back what was sent, and what never went does not go', async () => {
  const { log, calls, backs, states } = playLog()
  log.add([tapOf(1)])
  log.add([tapOf(2), tapOf(3)])
  log.undo([1, 3].map(rowOf))
  expect(states()).toEqual({ 1: 'undone', 2: 'waiting' })
  calls[0]?.answer()
  await turn()
  expect(backs).toEqual([['client-1']])
  expect(calls[1]?.names).toEqual(['client-2'])
  calls[1]?.answer()
  await turn()
  log.undo([2, 2].map(rowOf))
  await turn()
  expect(backs[1]).toEqual(['client-2'])
})

test('HUS-17 HUS-34 one that is refused is let go of, and the others go without it', async () => {
  const { log, calls, refusals, states } = playLog()
  log.add([tapOf(1), tapOf(2)])
  calls[0]?.fail(new ApiError(404, 'gone', 'not-found', { 'entries.1.animalId': 'gone' }))
  await turn()
  expect(refusals).toEqual([['press', [2]]])
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

/** A log in which presses on some plans were written down. */
async function keptLog(...planIds: number[]) {
  const played = playLog()
  played.log.add(planIds.map(tapOf))
  played.calls[0]?.answer()
  await turn()
  return played
}

test('HUS-18 HUS-34 what can’t be taken back is told, and stands as the server has it', async () => {
  const { log, backs, refusals, states, failBacks, settledTimes } = await keptLog(1, 2)
  failBacks(new ApiError(500, 'Out of order'))
  log.undo([1].map(rowOf))
  expect(states()).toEqual({ 1: 'undone', 2: 'kept' })
  await turn()
  expect(refusals).toEqual([['taking back', [1]]])
  expect(states()).toEqual({ 1: 'kept', 2: 'kept' })
  expect(settledTimes()).toBe(2)
  failBacks(null)
  log.undo([1].map(rowOf))
  await turn()
  expect(backs).toEqual([['client-1'], ['client-1']])
})

test('HUS-18 HUS-34 a taking back that gets no answer goes again, and counts as not sent until then', async () => {
  const { log, backs, refusals, waiting, failBacks } = await keptLog(1)
  failBacks(unreached())
  log.undo([1].map(rowOf))
  await turn()
  expect([refusals, waiting.length, log.unsent()]).toEqual([[], 1, 1])
  failBacks(null)
  log.wake()
  await turn()
  expect([backs.length, log.unsent()]).toEqual([2, 0])
})

test('HUS-34 once Today was read since, presses are known and what was taken back is let go of', async () => {
  const { log, states } = await keptLog(1, 2)
  log.undo([2].map(rowOf))
  const early = log.reading()
  await turn()
  early()
  // It began to be read before the second was taken back.
  expect(states()).toEqual({ 1: 'known', 2: 'undone' })
  const heard = log.reading()
  log.undo([1].map(rowOf))
  heard()
  await turn()
  expect(states()).toEqual({ 1: 'undone' })
  log.reading()()
  expect(states()).toEqual({})
})

test('HUS-34 what waits is shown as not sent through every try, and a line that is back has nothing to do without it', async () => {
  const { log, calls, settledTimes } = playLog()
  log.wake()
  expect(settledTimes()).toBe(0)
  log.add([tapOf(1)])
  expect(log.unsent()).toBe(0)
  calls[0]?.fail(unreached())
  await turn()
  log.wake()
  expect(log.unsent()).toBe(1)
  expect(log.current().get(rowKey(rowOf(1)))).toMatchObject({ state: 'sending', wasSent: true })
  calls[1]?.answer()
  await turn()
  expect(log.unsent()).toBe(0)
})

test('HUS-34 before a keeper goes what waits is sent, or counted, and for the next one none of it is left', async () => {
  const { log, calls, waiting, refusals } = playLog()
  log.add([tapOf(1)])
  log.add([tapOf(2)])
  const all = log.flush()
  calls[0]?.answer()
  await turn()
  calls[1]?.fail(unreached())
  expect(await all).toBe(1)
  const slow = log.flush()
  // The latest of what is done later is not to wait any longer.
  waiting.at(-1)?.()
  expect(await slow).toBe(1)
  expect(log.forget()).toBe(1)
  let told = 0
  log.subscribe(() => {
    told += 1
  })
  log.forget()
  expect(told, 'told that nothing was forgotten').toBe(0)
  calls[2]?.fail(new ApiError(404, 'gone'))
  await turn()
  expect([log.current().size, log.unsent(), refusals]).toEqual([0, 0, []])
  expect(await log.flush()).toBe(0)
  expect(calls).toHaveLength(3)
})

test('HUS-34 ACC-22 what a session ends under is held without another try, and goes under its name once its keeper is back', async () => {
  const { log, calls, waiting, refusals, states, endedTimes, settledTimes } = playLog()
  log.add([tapOf(1)])
  calls[0]?.fail(new ApiError(401, 'Please sign in'))
  await turn()
  expect([refusals, waiting, endedTimes(), settledTimes()]).toEqual([[], [], 1, 0])
  expect([states(), log.unsent()]).toEqual([{ 1: 'waiting' }, 1])
  log.wake()
  log.add([tapOf(2)])
  expect([await log.flush(), calls.length]).toEqual([2, 1])
  log.hold()
  log.release()
  expect(calls[1]?.names).toEqual(['client-1', 'client-2'])
  calls[1]?.answer()
  await turn()
  expect([states(), log.unsent(), settledTimes()]).toEqual([{ 1: 'kept', 2: 'kept' }, 0, 1])
})

test('HUS-18 HUS-34 ACC-22 a taking back that a session ends under is held as well', async () => {
  const { log, backs, refusals, failBacks } = await keptLog(1)
  failBacks(new ApiError(401, 'Please sign in'))
  log.undo([rowOf(1)])
  await turn()
  expect([refusals, log.hold()]).toEqual([[], 1])
  failBacks(null)
  log.release()
  await turn()
  expect([backs.length, log.unsent()]).toEqual([2, 0])
})

test('HUS-34 ACC-22 a refusal that was no end of a session goes again after a pause', async () => {
  const { log, calls, waiting } = playLog()
  log.add([tapOf(1)])
  calls[0]?.fail(new ApiError(401, 'Please sign in'))
  await turn()
  log.release()
  expect([calls.length, waiting.length]).toEqual([1, 1])
  waiting[0]?.()
  expect(calls).toHaveLength(2)
})

test('HUS-34 PLC-10 what no plan asks for stays as it was pressed when Today is read, for that tells nothing of it', async () => {
  const { log, calls, states } = playLog()
  const planned = tapOf(1)
  log.add([
    planned,
    {
      ...planned,
      row: { ...planned.row, planId: '1 shed' },
      entry: { ...planned.entry, clientId: 'client-shed' },
    },
  ])
  calls[0]?.answer()
  await turn()
  log.reading()()
  expect(states()).toEqual({ 1: 'known', '1 shed': 'kept' })
  log.undo([{ planId: '1 shed', animalId: 1 }])
  await turn()
  log.reading()()
  expect(states()).toEqual({ 1: 'known' })
})
