import { expect, test } from 'vitest'
import { usualSettings } from './settings.fields.ts'
import { alarmsOf, feedings, sheds, since, watched, weights } from './testing/watched.ts'
import { byUrgency, watchOf } from './watch.rules.ts'

const day = '2026-06-15'

test('HUS-36 three meals refused in a row are told from the third on, until one is taken', () => {
  const days = ['2026-06-01', '2026-06-08', '2026-06-12', '2026-06-14']
  expect(alarmsOf({ feedings: feedings(days.slice(0, 2)) }, day)).toEqual([])
  expect(alarmsOf({ feedings: feedings(days).toReversed() }, day)).toEqual(['refusals 2026-06-12'])
  const taken = { id: 9, day: '2026-06-14', time: null, isTaken: true }
  expect(alarmsOf({ feedings: [...feedings(days), taken] }, day)).toEqual([])
  expect(
    alarmsOf({ feedings: [...feedings(days.slice(0, 3)), { ...taken, day: '2026-06-05' }] }, day),
  ).toEqual([])
  // Of one day the later one counts as later.
  const refused = { id: 1, day: '2026-06-14', time: '20:00', isTaken: false }
  const both = [...feedings(['2026-06-14'], true), { ...refused, id: 8 }, { ...refused, id: 9 }]
  expect(alarmsOf({ feedings: both }, day, { refusals: 2 })).toEqual(['refusals 2026-06-14'])
  expect(alarmsOf({ feedings: feedings(days) }, day, { refusals: null })).toEqual([])
  expect(alarmsOf({ feedings: feedings(days) }, '2026-06-10')).toEqual([])
  const [told] = watchOf(watched({ feedings: feedings(days) }), usualSettings, day)
  expect(told?.values).toEqual({ count: 4, threshold: 3, days: 14, lastOn: '2026-06-01' })
})

test('HUS-36 more than sixty days without a meal are told; a rest that is over is not counted', () => {
  expect(alarmsOf({ lastMealOn: '2026-04-16' }, day)).toEqual([])
  expect(alarmsOf({ lastMealOn: '2026-04-15' }, day)).toEqual(['unfed 2026-06-15'])
  expect(alarmsOf({ lastMealOn: null }, day)).toEqual([])
  expect(alarmsOf({ lastMealOn: '2026-07-01' }, day)).toEqual([])
  expect(alarmsOf({ lastMealOn: '2025-10-01' }, day, { unfedDays: null })).toEqual([])
  const winter = since('brumation', '2025-11-01', { until: '2026-05-01' })
  const lately = { lastMealOn: '2025-10-01', conditions: [winter] }
  expect(alarmsOf(lately, day)).toEqual([])
  expect(alarmsOf(lately, '2026-07-01')).toEqual(['unfed 2026-07-01'])
})

test('HUS-36 an animal in brumation, fasting or gravid may refuse and go without', () => {
  const hungry = {
    lastMealOn: '2025-10-01',
    feedings: feedings(['2026-06-01', '2026-06-08', '2026-06-12']),
  }
  expect(alarmsOf(hungry, day)).toEqual(['refusals 2026-06-12', 'unfed 2025-12-01'])
  for (const kind of ['brumation', 'fasting', 'gravid'] as const)
    expect(alarmsOf({ ...hungry, conditions: [since(kind, '2026-05-01')] }, day)).toEqual([])
  expect(alarmsOf({ ...hungry, isGravid: true }, day)).toEqual([])
  expect(alarmsOf({ ...hungry, conditions: [since('quarantine', '2026-05-01')] }, day)).toHaveLength(2)
})

test('HUS-36 two regurgitations within sixty days are told, today included', () => {
  expect(alarmsOf({ regurgitatedOn: ['2026-06-01'] }, day)).toEqual([])
  expect(alarmsOf({ regurgitatedOn: ['2026-06-01', '2026-04-17'] }, day)).toEqual([
    'regurgitations 2026-06-01',
  ])
  expect(alarmsOf({ regurgitatedOn: ['2026-06-01', '2026-04-16'] }, day)).toEqual([])
  expect(alarmsOf({ regurgitatedOn: ['2026-06-01', '2026-06-16'] }, day)).toEqual([])
})

test('HUS-36 more than fourteen days in blue are told while they last', () => {
  expect(alarmsOf({ conditions: [since('blue', '2026-06-01')] }, day)).toEqual([])
  expect(alarmsOf({ conditions: [since('blue', '2026-05-31')] }, day)).toEqual(['blue 2026-06-15'])
  expect(alarmsOf({ conditions: [since('blue', '2026-05-01', { until: '2026-06-14' })] }, day)).toEqual([])
})

test('HUS-36 twice the own median gap without a shed is told, from four sheds on', () => {
  // Gaps of 30, 40 and 60 days.
  const own = sheds('2025-10-01', '2025-10-31', '2025-12-10', '2026-02-08')
  expect(alarmsOf({ sheds: own }, '2026-04-29')).toEqual([])
  expect(alarmsOf({ sheds: own }, '2026-04-30')).toEqual(['no-shed 2026-04-30'])
  expect(alarmsOf({ sheds: own.slice(1) }, day)).toEqual([])
  expect(alarmsOf({ sheds: own }, '2026-04-30', { shedFactor: 2.5 })).toEqual([])
  // Pieces of one day are one shed.
  expect(alarmsOf({ sheds: [...own.slice(1), ...sheds('2026-02-08')] }, day)).toEqual([])
})

test('HUS-36 old skin is told until a shed is complete', () => {
  const [first, second, third] = sheds('2026-03-01', '2026-04-01', '2026-05-01')
  if (!first || !second || !third) throw new Error('three sheds were made')
  const eyes = { ...second, retained: ['eye-caps', 'tail'] }
  expect(alarmsOf({ sheds: [first, eyes] }, day)).toEqual(['stuck 2026-04-01'])
  expect(alarmsOf({ sheds: [first, { ...second, result: 'stuck' }] }, day)).toEqual(['stuck 2026-04-01'])
  expect(alarmsOf({ sheds: [first, eyes, { ...third, result: 'pieces' }] }, day)).toEqual([
    'stuck 2026-04-01',
  ])
  expect(alarmsOf({ sheds: [third, eyes, first] }, day)).toEqual([])
  expect(alarmsOf({ sheds: [eyes, { ...third, result: null }] }, day)).toEqual([])
  const [told] = watchOf(watched({ sheds: [eyes] }), usualSettings, day)
  expect(told?.values).toMatchObject({ retained: 'eye-caps, tail', days: 75 })
})

test('HUS-36 a quarantine is told past its planned end, or past the days that the keeper has set', () => {
  const planned = since('quarantine', '2026-06-01', { plannedEnd: '2026-06-14' })
  expect(alarmsOf({ conditions: [planned] }, '2026-06-14')).toEqual([])
  expect(alarmsOf({ conditions: [planned] }, day)).toEqual(['quarantine 2026-06-15'])
  const open = since('quarantine', '2026-03-17')
  expect(alarmsOf({ conditions: [open] }, day)).toEqual([])
  expect(alarmsOf({ conditions: [open] }, '2026-06-16')).toEqual(['quarantine 2026-06-16'])
  expect(alarmsOf({ conditions: [open] }, day, { quarantineDays: 60 })).toEqual(['quarantine 2026-05-17'])
})

test('HUS-37 the last weight is compared with the heaviest of thirty and of ninety days before it', () => {
  const told = (grams: Record<string, number>, on = day) => alarmsOf({ weights: weights(grams) }, on)
  expect(told({ '2026-05-20': 1000, '2026-06-10': 901 })).toEqual([])
  expect(told({ '2026-05-20': 1000, '2026-06-10': 900 })).toEqual(['weight-loss 2026-06-10'])
  // Forty days before, ten per cent are within bounds and fifteen are not.
  expect(told({ '2026-05-01': 1000, '2026-06-10': 851 })).toEqual([])
  expect(told({ '2026-05-01': 1000, '2026-06-10': 850 })).toEqual(['weight-loss 2026-06-10'])
  expect(told({ '2026-03-11': 1000, '2026-06-10': 500 })).toEqual([])
  // It stands until the animal is weighed anew, for so long as that weight tells of it.
  expect(told({ '2026-05-20': 1000, '2026-06-10': 900 }, '2026-09-08')).toEqual(['weight-loss 2026-06-10'])
  expect(told({ '2026-05-20': 1000, '2026-06-10': 900 }, '2026-09-09')).toEqual([])
  expect(told({ '2026-05-20': 1000, '2026-06-10': 900, '2026-06-12': 905 })).toEqual([])
  const [loss] = watchOf(
    watched({ weights: weights({ '2026-05-20': 1200, '2026-06-10': 950 }) }),
    usualSettings,
    day,
  )
  expect(loss?.values).toEqual({
    ...{ percent: 20.8, threshold: 10, days: 21 },
    ...{ lastOn: '2026-05-20', fromGrams: 1200, toGrams: 950 },
  })
})

test('HUS-37 unlike bases are not compared', () => {
  const full = weights({ '2026-06-01': 1000 }, 'after-meal')
  const empty = weights({ '2026-06-10': 850 }, 'empty')
  expect(alarmsOf({ weights: [...full, ...empty] }, day)).toEqual([])
  expect(alarmsOf({ weights: [...full, ...weights({ '2026-06-10': 850 })] }, day)).toEqual([])
  const before = weights({ '2026-05-30': 950 }, 'empty')
  expect(alarmsOf({ weights: [...before, ...full, ...empty] }, day)).toEqual(['weight-loss 2026-06-10'])
})

test('HUS-37 gravid, fasting and in brumation an animal may lose as much as the keeper has set for that', () => {
  const loss = (percent: number) => weights({ '2026-05-20': 1000, '2026-06-10': 1000 - percent * 10 })
  for (const kind of ['gravid', 'fasting'] as const) {
    const conditions = [since(kind, '2026-05-01')]
    expect(alarmsOf({ conditions, weights: loss(19.9) }, day)).toEqual([])
    expect(alarmsOf({ conditions, weights: loss(20) }, day)).toEqual(['weight-loss 2026-06-10'])
  }
  expect(alarmsOf({ isGravid: true, weights: loss(19) }, day)).toEqual([])
  const conditions = [since('brumation', '2025-12-01')]
  const winter = (grams: number) => weights({ '2025-11-20': 1000, '2026-02-01': 960, '2026-06-01': grams })
  expect(alarmsOf({ conditions, weights: winter(905) }, day)).toEqual([])
  expect(alarmsOf({ conditions, weights: winter(900) }, day)).toEqual(['weight-loss 2026-06-01'])
  expect(alarmsOf({ conditions, weights: winter(900) }, day, { brumationLossPercent: null })).toEqual([])
  // What it weighed long before says nothing of brumation.
  const summer = weights({ '2025-08-01': 1400, '2025-12-01': 1000, '2026-06-01': 960 })
  expect(alarmsOf({ conditions, weights: summer }, day)).toEqual([])
})

test('HUS-35 the worst comes first, and of one kind the longest', () => {
  const [stuck] = sheds('2026-06-01')
  const all = {
    lastMealOn: '2026-01-01',
    regurgitatedOn: ['2026-06-01', '2026-06-08'],
    sheds: stuck ? [{ ...stuck, result: 'stuck' }] : [],
    weights: weights({ '2026-06-01': 1000, '2026-06-10': 700 }),
    conditions: [since('blue', '2026-05-01'), since('quarantine', '2026-01-01')],
  }
  expect(alarmsOf(all, day).map((one) => one.split(' ')[0])).toEqual([
    ...['regurgitations', 'weight-loss', 'unfed', 'stuck', 'blue', 'quarantine'],
  ])
  const [early, late] = [{ since: '2026-01-01' }, { since: '2026-02-01' }]
  const listed = [
    { alarm: 'blue', ...late } as const,
    { alarm: 'blue', ...early } as const,
    { alarm: 'unfed', ...late } as const,
  ]
  expect(listed.sort(byUrgency).map(({ alarm, since: on }) => `${alarm} ${on}`)).toEqual([
    ...['unfed 2026-02-01', 'blue 2026-01-01', 'blue 2026-02-01'],
  ])
})
