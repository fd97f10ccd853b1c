import { expect, test } from 'vitest'
import { eggStatuses } from '../eggs/eggs.rules.ts'
import {
  clutchEntryKinds,
  clutchLogMessages,
  entryDayProblem,
  findings,
  setsStatus,
  statusByFinding,
  stillStands,
} from './clutch-log.rules.ts'

test('CLU-13 an egg that is found infertile or dead ends so, and no other finding ends it', () => {
  expect(findings.map(statusByFinding)).toEqual([null, null, 'Infertile', 'Failed'])
  expect(statusByFinding(null)).toBeNull()
})

test('CLU-13 candling alone sets a status, of eggs that incubate alone, and gives it back while it stands', () => {
  for (const kind of clutchEntryKinds)
    for (const finding of [...findings, null])
      for (const status of eggStatuses) {
        const ends = finding === 'infertile' || finding === 'dead'
        expect(setsStatus(kind, finding, status)).toBe(kind === 'candled' && status === 'Incubating' && ends)
      }
  expect(stillStands('dead', 'Failed')).toBe(true)
  expect(stillStands('dead', 'Infertile')).toBe(false)
  expect(stillStands('good', 'Incubating')).toBe(false)
})

test.each([
  ['2026-06-01', null],
  ['2026-06-15', null],
  ['2026-05-31', clutchLogMessages.beforeLaying],
  ['2026-06-16', clutchLogMessages.inFuture],
])('CLU-12 an entry of %s for a clutch of 2026-06-01 is on 2026-06-15 refused with %s', (day, problem) => {
  expect(entryDayProblem(day, { layDate: '2026-06-01', today: '2026-06-15' })).toBe(problem)
})
