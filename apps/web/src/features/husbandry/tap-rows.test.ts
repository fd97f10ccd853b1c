import { expect, test } from 'vitest'
import { createTapLog, type PressedRow } from './tap-log.ts'
import { replacing, rowApart } from './tap-rows.ts'
import type { LogEntry } from './today.queries.ts'
import { type ShownRow, shownRow } from './today-work.ts'

/** A log over a server that keeps what it is sent; `kept` are the names of what it has. */
function playLog() {
  const kept = new Set<string>()
  const log = createTapLog({
    write: async (entries) => {
      for (const { clientId } of entries) kept.add(clientId)
      return entries.map((_, at) => at + 1)
    },
    takeBack: async (names) => {
      for (const name of names) kept.delete(name)
    },
    refused: () => expect.unreachable(),
    signedOut: () => expect.unreachable(),
    settled: () => undefined,
    later: setTimeout,
  })
  return { log, kept }
}

const planned = { planId: 7, animalId: 1, kind: 'cleaning', state: 'due', last: null } as PressedRow
const unplanned = { ...planned, planId: '1 weight', kind: 'weight' }

const entry = (clientId: string) => ({ clientId, recordDate: '2026-11-26', data: {} }) as LogEntry

test('HUS-18 HUS-34 PLC-11 a second weight takes the place of the first, and Undo leaves neither', async () => {
  const { log, kept } = playLog()
  const rowNow = (): ShownRow => shownRow(unplanned, log.current().get('1 weight 1'))
  for (const name of ['first', 'second']) {
    log.add([replacing(log, rowNow(), () => entry(name))])
    await log.flush()
    expect([...kept]).toEqual([name])
  }
  log.undo([rowNow()])
  await log.flush()
  expect([...kept]).toEqual([])
})

test('HUS-18 HUS-34 PLC-19 two cleanings of a day are both kept, and Undo takes back the one that it is offered for', async () => {
  const { log, kept } = playLog()
  const rowNow = (): ShownRow => shownRow(planned, log.current().get('7 1'))
  const rows = ['first', 'second', 'third'].map((name) => {
    const row = rowApart(rowNow(), entry(name))
    log.add([{ row, entry: entry(name) }])
    return row
  })
  await log.flush()
  expect([...kept]).toEqual(['first', 'second', 'third'])
  expect(rowNow()).toMatchObject({ planId: 7, state: 'done' })
  log.undo(rows.slice(1, 2))
  await log.flush()
  expect([...kept]).toEqual(['first', 'third'])
  expect(rowNow().state).toBe('done')
})
