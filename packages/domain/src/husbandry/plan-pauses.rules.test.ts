import { expect, test } from 'vitest'
import type { Plan } from './plan.ts'
import { conditionKinds, pauseKinds } from './plan.ts'
import type { Situation } from './plan-next.rules.ts'
import type { DoneRecord } from './plan-turn.rules.ts'
import { done, nextIn, on, planned } from './testing/planned.ts'

const holds = (...kinds: (typeof conditionKinds)[number][]) => ({
  conditions: kinds.map((kind) => ({ kind, from: '2026-06-01', until: null })),
})
const next = (fields: Partial<Plan>, situation: Partial<Situation>, day = '2026-06-02') =>
  nextIn(planned(fields), on(day, situation))

test('HUS-26 a feeding waits while the animal is blue or in brumation, and other plans for what they say', () => {
  expect(next({}, holds('blue'))).toBe('paused 2026-06-01 2026-06-04 blue')
  expect(next({}, holds('brumation', 'blue'))).toBe('paused 2026-06-01 2026-06-04 blue brumation')
  expect(next({}, holds('gravid', 'fasting', 'quarantine'))).toBe('due 2026-06-01 2026-06-04')
  expect(next({ kind: 'weight' }, holds(...conditionKinds))).toBe('due 2026-06-01 2026-06-04')
  expect(next({ pauses: [] }, holds(...conditionKinds))).toBe('due 2026-06-01 2026-06-04')
  for (const kind of conditionKinds)
    expect(next({ kind: 'weight', pauses: [kind] }, holds(...conditionKinds))).toBe(
      `paused 2026-06-01 2026-06-04 ${kind}`,
    )
})

test('HUS-26 a condition pauses from its first day to its last', () => {
  const blue = { conditions: [{ kind: 'blue', from: '2026-06-02', until: '2026-06-05' }] } as const
  expect(next({}, blue, '2026-06-01')).toBe('due 2026-06-01 2026-06-04')
  for (const day of ['2026-06-02', '2026-06-05']) expect(next({}, blue, day)).toMatch(/^paused .* blue$/)
  expect(next({}, blue, '2026-06-06')).toBe('overdue 2026-06-01 2026-06-04')
})

test('HUS-26 gravid counts by record or by a project of hers', () => {
  const plan = { pauses: ['gravid'] } as const
  for (const situation of [holds('gravid'), { isGravid: true }, { ...holds('gravid'), isGravid: true }])
    expect(next(plan, situation)).toBe('paused 2026-06-01 2026-06-04 gravid')
  expect(next({}, { isGravid: true })).toBe('due 2026-06-01 2026-06-04')
})

test('HUS-26 medication pauses while another plan of it runs', () => {
  const course = { id: 2, startsOn: '2026-06-02', endsOn: '2026-06-05', isOn: true }
  const plan = { pauses: ['medication'] } as const
  const of = (fields: Partial<typeof course>, day?: string) =>
    next(plan, { courses: [{ ...course, ...fields }] }, day)
  expect(of({})).toBe('paused 2026-06-01 2026-06-04 medication')
  expect(of({}, '2026-06-05')).toMatch(/^paused/)
  for (const other of [of({}, '2026-06-01'), of({}, '2026-06-06'), of({ isOn: false }), of({ id: 1 })])
    expect(other).not.toMatch(/^paused/)
})

test('HUS-24 HUS-26 a plan that has ended is not paused, and one that is paused says when it would be due', () => {
  const all = { ...holds(...conditionKinds), isGravid: true }
  expect(next({ isOn: false, pauses: pauseKinds }, all)).toBe('ended off')
  expect(next({ times: ['08:00'] }, all)).toBe('paused 2026-06-01 2026-06-04 08:00 blue brumation')
  expect(next({}, { ...all, records: [done()] })).toBe('paused 2026-06-08 2026-06-11 blue brumation')
})

test('HUS-27 after a regurgitation a feeding rests, from the day on which it came up, and is due when the rest is over', () => {
  const rest = (day: string, record: Partial<DoneRecord>, more: DoneRecord[] = [], restDays = 14) =>
    nextIn(planned(), on(day, { restDays, records: [done(record), ...more] }))
  const own = { outcome: 'regurgitated' }
  expect(rest('2026-06-01', own)).toBe('paused 2026-06-15 2026-06-18 regurgitation')
  expect(rest('2026-06-14', own)).toBe('paused 2026-06-15 2026-06-18 regurgitation')
  expect(rest('2026-06-15', own)).toBe('due 2026-06-15 2026-06-18')
  expect(rest('2026-06-15', { ...own, regurgitatedOn: '2026-06-03' })).toBe(
    'paused 2026-06-17 2026-06-20 regurgitation',
  )
  expect(rest('2026-06-10', { outcome: 'eaten', regurgitatedOn: '2026-06-03' })).toMatch(/regurgitation$/)
  expect(rest('2026-06-05', own, [], 3)).toBe('upcoming 2026-06-08 2026-06-11')
  const skipped = done({ id: 2, day: '2026-06-05', outcome: 'skipped', againOn: '2026-06-07' })
  expect(rest('2026-06-07', own, [skipped])).toBe('paused 2026-06-15 2026-06-18 regurgitation')
  const weighed = planned({ kind: 'weight' })
  expect(nextIn(weighed, on('2026-06-02', { records: [done(own)] }))).toBe('due 2026-06-01 2026-06-04')
})
