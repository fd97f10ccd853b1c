import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from '../kernel/civil-day.ts'
import type { DatedFact, LaidClutch } from './cycles.rules.ts'
import { speciesFigures } from './figures.rules.ts'
import { forecastOf, type SeasonHistory, wantsOf, windowSteps } from './forecast.rules.ts'
import { type FactKind, factKinds } from './season-facts.rules.ts'

/** Facts by their days: `{ shed: '2027-03-10' }`, several of one kind in a list. */
const facts = (...said: [kind: FactKind, day: string][]): DatedFact[] =>
  said.map(([kind, day], at) => ({ id: at + 1, kind, day }))
const laid = (...days: string[]): LaidClutch[] =>
  days.map((day, at) => ({ id: at + 1, day, season: Number(day.slice(0, 4)) }))

const toldOf = (history: SeasonHistory) => {
  const windows = forecastOf(history)
  return { windows, wants: wantsOf(history.figures, windows) }
}
const told = (species: string, of: DatedFact[], clutches: LaidClutch[] = [], own = {}) =>
  toldOf({ figures: speciesFigures(species, own), facts: of, clutches })

/** A window in short: its step, its basis, and its days after that. */
const short = (...args: Parameters<typeof told>) =>
  told(...args).windows.map(({ step, basedOn, from, to, likely }) => {
    const days = [from, to, likely].map((day) => daysBetween(basedOn.day, day))
    return `${step} of ${basedOn.kind}: ${days[0]} to ${days[1]}, likely ${days[2]}`
  })

test('SEA-08 SEA-09 a ball python that shed lays after 25 to 40 days', () => {
  const found = told('Python regius', facts(['ovulation', '2027-02-20'], ['shed', '2027-03-10']))
  expect(found.windows).toEqual([
    {
      ...{ step: 'lay', basedOn: { kind: 'shed', day: '2027-03-10' }, range: [25, 40] },
      ...{ from: '2027-04-04', to: '2027-04-19', likely: '2027-04-12' },
      ...{ confidence: 'high', ownRecords: 0, lapsesAfter: '2027-12-17' },
    },
  ])
})

test('SEA-09 from her ovulation two steps add up, and the shed on the way has a window of its own', () => {
  expect(short('Python regius', facts(['lock', '2027-01-05'], ['ovulation', '2027-02-20']))).toEqual([
    'shed of ovulation: 14 to 28, likely 21',
    // The middles are 21 and 32.5 days; the halves are 7 and 7.5, in quadrature 10.26.
    'lay of ovulation: 43 to 64, likely 54',
  ])
})

test('SEA-08 earlier seasons of hers narrow the window, each step by its own', () => {
  const of = facts(
    ...['2024', '2025', '2026'].flatMap((year): [FactKind, string][] => [['shed', `${year}-03-01`]]),
    ['shed', '2027-03-10'],
  )
  const clutches = laid('2024-03-31', '2025-04-01', '2026-04-02')
  expect(short('Python regius', of, clutches)).toEqual(['lay of shed: 26 to 37, likely 31'])
  expect(told('Python regius', of, clutches).windows).toMatchObject([{ range: [25, 40], ownRecords: 3 }])
})

test('SEA-09 the last lock tells a laying only where no nearer fact does', () => {
  const locks: [FactKind, string][] = [
    ['lock', '2027-02-01'],
    ['lock', '2027-02-20'],
  ]
  expect(short('Pantherophis guttatus', facts(...locks))).toEqual(['lay of lock: 30 to 60, likely 45'])
  expect(short('Pantherophis guttatus', facts(...locks, ['shed', '2027-03-25']))).toEqual([
    'lay of shed: 7 to 14, likely 11',
  ])
})

test('SEA-09 where figures don’t know the step from the nearest fact, the next one counts', () => {
  const own = { matingToLay: [20, 30] } as const
  const of = facts(['lock', '2027-02-01'], ['ovulation', '2027-02-20'])
  expect(short('Boaedon capensis', of, [], own)).toEqual(['lay of lock: 20 to 30, likely 25'])
})

test('SEA-09 live-bearers are due after their shed, their ovulation or mating', () => {
  expect(short('Boa imperator', facts(['shed', '2027-03-10']))).toEqual([
    'birth of shed: 100 to 125, likely 113',
  ])
  expect(short('Boa imperator', facts(['ovulation', '2027-02-20']))).toEqual([
    'shed of ovulation: 14 to 21, likely 18',
    'birth of ovulation: 115 to 140, likely 128',
  ])
  // A rule of thumb: an eighth of 80 days wider on each side.
  expect(short('Eryx colubrinus', facts(['lock', '2027-02-20']))).toEqual([
    'birth of lock: 110 to 210, likely 160',
  ])
})

test('SEA-09 after a clutch the next one is due where the species lays several, and her own intervals count', () => {
  expect(short('Eublepharis macularius', [], laid('2027-03-01'))).toEqual([
    'next-clutch of laid: 15 to 30, likely 23',
  ])
  const clutches = laid('2027-03-01', '2027-03-21', '2027-04-10', '2027-04-30')
  // (22.5 + 3 x 20) / 4 days, 4.84 to each side.
  expect(short('Eublepharis macularius', [], clutches)).toEqual(['next-clutch of laid: 15 to 26, likely 21'])
  expect(short('Python regius', [], laid('2027-04-12'))).toEqual([])
})

test('SEA-09 a clutch of the season before is no interval, and a rest ends what is expected', () => {
  const clutches = laid('2026-03-01', '2027-03-01')
  expect(told('Eublepharis macularius', [], clutches).windows).toMatchObject([{ ownRecords: 0 }])
  expect(short('Eublepharis macularius', facts(['rest', '2027-03-10']), clutches)).toEqual([])
})

test('SEA-11 a window lapses with its cycle, that of a next clutch after one more interval', () => {
  const lapses = (...args: Parameters<typeof told>) =>
    told(...args).windows.map(({ lapsesAfter }) => lapsesAfter)
  expect(lapses('Python regius', facts(['cooling', '2026-11-01'], ['shed', '2027-03-10']))).toEqual([
    addDays('2026-11-01', 300),
  ])
  expect(lapses('Eublepharis macularius', [], laid('2027-03-01'))).toEqual([addDays('2027-03-31', 30)])
})

test('SEA-09 where nothing is known there is no window, and it is said what would give one', () => {
  expect(told('Python regius', facts(['lock', '2027-01-05']))).toEqual({
    windows: [],
    wants: ['shed', 'ovulation'],
  })
  expect(told('Pantherophis guttatus', [])).toEqual({ windows: [], wants: ['shed', 'lock'] })
  expect(told('Boaedon capensis', facts(['lock', '2027-01-05']))).toEqual({ windows: [], wants: ['figures'] })
  expect(told('Lacerta bilineata', [])).toEqual({ windows: [], wants: ['figures'] })
})

test('SEA-11 a window is as sure as the figure that is least sure; own figures are the keeper’s', () => {
  const sure = (...args: Parameters<typeof told>) =>
    told(...args).windows.map(({ step, confidence }) => `${step} ${confidence}`)
  const of = facts(['ovulation', '2027-02-20'])
  expect(sure('Python regius', of)).toEqual(['shed high', 'lay high'])
  expect(sure('Python regius', of, [], { ovulationToShed: [18, 22] })).toEqual(['shed own', 'lay high'])
  expect(sure('Python brongersmai', facts(['shed', '2027-02-20']))).toEqual(['lay low'])
})

const day = fc.integer({ min: 0, max: 1500 }).map((n) => addDays('2023-10-01', n))
const histories: fc.Arbitrary<SeasonHistory> = fc.record({
  figures: fc
    .constantFrom('Python regius', 'Pantherophis guttatus', 'Boa imperator', 'Eublepharis macularius')
    .map((species) => speciesFigures(species)),
  facts: fc
    .array(fc.tuple(fc.constantFrom(...factKinds), day), { maxLength: 30 })
    .map((said) => facts(...said)),
  clutches: fc.array(day, { maxLength: 8 }).map((days) => laid(...days)),
})

test('SEA-11 every window is in order, begins after what it rests on, and rests on something written down', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const { windows, wants } = toldOf(history)
      for (const { from, to, likely, basedOn, step, ownRecords, lapsesAfter } of windows) {
        expect([from <= likely, likely <= to, basedOn.day <= likely]).toEqual([true, true, true])
        expect(windowSteps).toContain(step)
        const days = basedOn.kind === 'laid' ? history.clutches : history.facts.filter(isOf(basedOn.kind))
        expect(days.map((one) => one.day)).toContain(basedOn.day)
        expect(ownRecords).toBeLessThanOrEqual(history.clutches.length + history.facts.length)
        expect(lapsesAfter).not.toBeNull()
      }
      expect(windows.length <= 2).toBe(true)
      expect(windows.some(({ step }) => step !== 'shed')).toBe(wants.length === 0)
    }),
  )
})

const isOf = (kind: string) => (fact: DatedFact) => fact.kind === kind

test('SEA-09 the forecast doesn’t depend on the order in which things were written down', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const turned = {
        ...history,
        facts: [...history.facts].reverse(),
        clutches: [...history.clutches].reverse(),
      }
      expect(forecastOf(turned)).toEqual(forecastOf(history))
    }),
  )
})
