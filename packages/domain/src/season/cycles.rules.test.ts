import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from '../kernel/civil-day.ts'
import {
  cycleConflict,
  cycleDays,
  cyclesOf,
  type DatedFact,
  isOpen,
  mayBeSeasonShed,
} from './cycles.rules.ts'
import { type FactKind, factKinds } from './season-facts.rules.ts'

let given = 0
const fact = (kind: FactKind, day: string): DatedFact => {
  given += 1
  return { id: given, kind, day }
}
const clutch = (id: number, day: string) => ({ id, day, season: 2027 })

/** Cycles as the kinds of their facts and the numbers of their clutches. */
const told = (...args: Parameters<typeof cyclesOf>) =>
  cyclesOf(...args).map(({ facts, laid }) => [...facts.map(({ kind }) => kind), laid?.id ?? '-'].join(' '))

test('SEA-03 a cycle ends with her clutch, and what follows is the next', () => {
  const facts = [
    fact('lock', '2027-01-05'),
    fact('ovulation', '2027-02-20'),
    fact('shed', '2027-03-10'),
    fact('lock', '2027-05-01'),
  ]
  expect(told(facts, [clutch(9, '2027-04-12')])).toEqual(['lock ovulation shed 9', 'lock -'])
})

test('SEA-03 a cycle ends with a rest, and 300 days after its first fact', () => {
  const first = '2026-10-01'
  const facts = [
    fact('introduced', first),
    fact('lock', addDays(first, 300)),
    fact('lock', addDays(first, 301)),
    fact('rest', addDays(first, 310)),
    fact('sign', addDays(first, 311)),
  ]
  expect(told(facts, [])).toEqual(['introduced lock -', 'lock rest -', 'sign -'])
})

test('SEA-03 on one day she sheds, lays and rests in that order, however they were written down', () => {
  const day = '2027-04-12'
  expect(told([fact('rest', day), fact('shed', day)], [clutch(9, day)])).toEqual(['shed 9', 'rest -'])
})

test('SEA-08 a clutch that no fact led to is a cycle of its own', () => {
  expect(told([], [clutch(2, '2027-05-01'), clutch(1, '2027-04-01')])).toEqual(['1', '2'])
})

test('SEA-03 a cycle is open until its clutch, its rest or its last day', () => {
  const [cycle] = cyclesOf([fact('lock', '2026-10-01')], [])
  if (!cycle) throw new Error('no cycle')
  expect(isOpen(cycle, '2027-07-28')).toBe(true)
  expect(isOpen(cycle, '2027-07-29')).toBe(false)
  expect(isOpen({ ...cycle, laid: clutch(1, '2026-12-01') }, '2027-01-01')).toBe(false)
  const rested = cyclesOf([fact('lock', '2026-10-01'), fact('rest', '2026-10-02')], [])
  expect(rested.map((one) => isOpen(one, '2026-10-03'))).toEqual([false])
})

test('SEA-03 a cycle has one ovulation and one shed; the next cycle has its own', () => {
  const ovulation = fact('ovulation', '2027-02-20')
  const facts = [ovulation, fact('shed', '2027-03-10')]
  expect(cycleConflict(fact('ovulation', '2027-03-01'), facts, [])).toEqual({
    kind: 'second',
    first: ovulation,
  })
  expect(cycleConflict(fact('shed', '2027-03-20'), facts, [])).toMatchObject({ kind: 'second' })
  expect(cycleConflict(fact('lock', '2027-03-20'), facts, [])).toBeNull()
  expect(cycleConflict(fact('ovulation', '2027-05-01'), facts, [clutch(1, '2027-04-12')])).toBeNull()
  expect(cycleConflict(fact('ovulation', '2028-01-10'), facts, [])).toBeNull()
})

test('SEA-03 her shed doesn’t come before she ovulated, whichever is written down first', () => {
  const ovulation = fact('ovulation', '2027-02-20')
  const shed = fact('shed', '2027-02-19')
  expect(cycleConflict(shed, [ovulation], [])).toEqual({ kind: 'order' })
  expect(cycleConflict(ovulation, [shed], [])).toEqual({ kind: 'order' })
  expect(cycleConflict({ ...shed, day: '2027-02-20' }, [ovulation], [])).toBeNull()
})

test('SEA-06 a shed after her ovulation may be that of her season, unless it has one', () => {
  const facts = [fact('ovulation', '2027-02-20')]
  expect(mayBeSeasonShed('2027-03-12', facts, [])).toBe(true)
  expect(mayBeSeasonShed('2027-02-19', facts, [])).toBe(false)
  expect(mayBeSeasonShed('2027-03-12', [...facts, fact('shed', '2027-03-10')], [])).toBe(false)
  expect(mayBeSeasonShed('2027-05-12', facts, [clutch(1, '2027-04-10')])).toBe(false)
  expect(mayBeSeasonShed('2027-03-12', [fact('lock', '2027-02-20')], [])).toBe(false)
})

const day = fc.integer({ min: 0, max: 1200 }).map((n) => addDays('2025-01-01', n))
const facts = fc
  .array(fc.tuple(fc.constantFrom(...factKinds), day), { maxLength: 25 })
  .map((several) => several.map(([kind, on], n): DatedFact => ({ id: n + 1, kind, day: on })))
const clutches = fc
  .array(day, { maxLength: 6 })
  .map((days) => days.map((on, n) => ({ id: n + 1, day: on, season: Number(on.slice(0, 4)) })))

test('SEA-03 every fact and clutch lies in one cycle, cycles follow each other, and none is longer than 300 days', () => {
  fc.assert(
    fc.property(facts, clutches, (all, laid) => {
      const cycles = cyclesOf(all, laid)
      const inCycles = cycles.flatMap((cycle) => cycle.facts.map(({ id }) => id))
      expect([...inCycles].sort((a, b) => a - b)).toEqual(all.map(({ id }) => id))
      expect(cycles.flatMap((cycle) => cycle.laid?.id ?? []).length).toBe(laid.length)
      let before = ''
      for (const cycle of cycles) {
        const days = [...cycle.facts.map((one) => one.day), ...(cycle.laid ? [cycle.laid.day] : [])]
        expect([...days].sort()).toEqual(days)
        const [first = '', last = ''] = [days[0], days.at(-1)]
        expect(first >= before).toBe(true)
        expect(daysBetween(first, last)).toBeLessThanOrEqual(cycleDays)
        before = last
      }
      expect(cyclesOf([...all].reverse(), [...laid].reverse())).toEqual(cycles)
    }),
  )
})

test('SEA-03 facts that were each let in leave no cycle with two ovulations, two sheds or a shed before its ovulation', () => {
  fc.assert(
    fc.property(facts, (all) => {
      const kept: DatedFact[] = []
      for (const one of all) {
        if (cycleConflict(one, kept, []) !== null) continue
        kept.push(one)
        const cycle = cyclesOf(kept, []).find((some) => some.facts.some(({ id }) => id === one.id))
        const of = (kind: FactKind) => cycle?.facts.filter((other) => other.kind === kind) ?? []
        if (one.kind !== 'ovulation' && one.kind !== 'shed') continue
        expect(of(one.kind).length).toBe(1)
        const [ovulated, shed] = [of('ovulation')[0], of('shed')[0]]
        if (ovulated && shed) expect(shed.day >= ovulated.day).toBe(true)
      }
    }),
  )
})
