import { clutchMessages } from '@clutchbook/domain/clutches/clutches.rules'
import { expect, test } from 'vitest'
import { litterBodyOf, litterProblems } from './litter-form.ts'

const typed = { layDate: '2026-05-02', liveCount: '14', stillbornCount: '', slugCount: ' 3 ', notes: '' }

test('CLU-03 a litter is sent with what was counted of it, and a blank count is none', () => {
  expect(litterProblems(typed, '2026-05-03')).toEqual({})
  expect(litterBodyOf(typed, 7)).toMatchObject({
    ...{ kind: 'litter', breedingProjectId: 7, layDate: '2026-05-02' },
    ...{ live: 14, stillborn: 0, slugs: 3 },
  })
})

test('CLU-03 counts that are none, nothing counted at all and a day to come are told at their fields', () => {
  expect(litterProblems({ ...typed, slugCount: 'some' }, '2026-05-03')).toEqual({
    slugCount: clutchMessages.count,
  })
  expect(litterProblems({ ...typed, liveCount: '', slugCount: '' }, '2026-05-03')).toEqual({
    liveCount: clutchMessages.nothing,
  })
  expect(litterProblems({ ...typed, stillbornCount: '100' }, '2026-05-03')).toEqual({
    liveCount: clutchMessages.tooMany,
  })
  expect(litterProblems(typed, '2026-05-01')).toEqual({ layDate: clutchMessages.layInFuture })
})
