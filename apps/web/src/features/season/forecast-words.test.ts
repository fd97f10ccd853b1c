import { expect, test } from 'vitest'
import { wantWords, windowWords } from './forecast-words.ts'
import type { DueWindow } from './season.queries.ts'

const today = '2026-11-26'

const lay: DueWindow = {
  ...{
    step: 'lay',
    animalId: 2,
    animalName: 'Marble',
    clutchId: null,
    clutchCode: null,
    breedingProjectId: 7,
  },
  ...{ from: '2026-11-30', to: '2026-12-15', likely: '2026-12-08', state: 'ahead' },
  basedOn: { kind: 'shed', day: '2026-11-05' },
  ...{ range: [25, 40], confidence: 'high', ownRecords: 0, meanErrorDays: null, sources: [] },
}

test('SEA-22 SEA-11 the next window is said in words, with what it rests on and how far off such windows were', () => {
  expect(windowWords(lay, today)).toEqual({
    when: 'Lays 11/30 to 12/15, likely 12/08',
    why: 'from her shed 21 days ago · no record yet of how far off',
  })
  expect(windowWords({ ...lay, confidence: 'low', ownRecords: 2, meanErrorDays: 2.5 }, today).why).toBe(
    'from her shed 21 days ago · narrowed by 2 seasons of hers · rule of thumb · such windows were 2.5 days off on average',
  )
  expect(windowWords({ ...lay, to: '2026-11-20', state: 'overdue' }, today).when).toBe(
    'Lays: overdue, expected by 11/20',
  )
})

test('SEA-22 SEA-09 where nothing is known it is said what would tell it', () => {
  expect(wantWords({ windows: [], wants: ['lock', 'ovulation'] })).toBe(
    'When she is due would be told by a lock or an ovulation.',
  )
  expect(wantWords({ windows: [], wants: [] })).toBeNull()
  expect(wantWords({ windows: [lay], wants: ['lock'] })).toBeNull()
})
