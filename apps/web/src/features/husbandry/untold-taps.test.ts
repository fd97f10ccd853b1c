import { expect, test } from 'vitest'
import type { PressKey } from './row-key.ts'
import { createTapLog, type PressedRow } from './tap-log.ts'
import type { LogEntry } from './today.queries.ts'

const day = '2026-11-25'

/** A press whose record has the number that is its name. */
const tapOf = (planId: PressKey, clientId: string) => ({
  row: { planId, animalId: 1 } as PressedRow,
  entry: { clientId, recordDate: day } as LogEntry,
})

test('HUS-34 PLC-10 what no plan asks for is let go of once the records of its day are read without it, and no earlier', async () => {
  const log = createTapLog({
    write: async (entries) => entries.map(({ clientId }) => Number(clientId)),
    takeBack: () => expect.unreachable(),
    refused: () => expect.unreachable(),
    signedOut: () => expect.unreachable(),
    settled: () => undefined,
    later: setTimeout,
  })
  const states = () =>
    Object.fromEntries([...log.current().values()].map(({ row, state }) => [row.planId, state]))
  log.add([tapOf('first', '11'), tapOf('second', '12'), tapOf(2, '13')])
  const early = log.readingRecords(day)
  await log.flush()
  // They began to be read before the presses were written down.
  early(() => false)
  log.readingRecords('2026-11-24')(() => false)
  expect(states()).toEqual({ first: 'kept', second: 'kept', 2: 'kept' })
  const read = log.readingRecords(day)
  log.add([tapOf('third', '14')])
  read((id) => id === 12)
  expect(states()).toEqual({ second: 'kept', 2: 'kept', third: 'sending' })
  await log.flush()
})
