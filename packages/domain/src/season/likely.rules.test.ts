import { expect, test } from 'vitest'
import type { DatedFact } from './cycles.rules.ts'
import { likelyFacts, openFacts } from './likely.rules.ts'
import type { FactKind } from './season-facts.rules.ts'

const today = '2026-11-26'

const line = (...kinds: readonly FactKind[]): DatedFact[] =>
  kinds.map((kind, at) => ({ id: at + 1, kind, day: `2026-10-${String(at + 10).padStart(2, '0')}` }))

test('SEA-22 what is offered follows from what came before', () => {
  const offered = [
    line(),
    line('target', 'cooling'),
    line('cooling', 'follicles'),
    line('cooling', 'introduced'),
    line('introduced', 'lock', 'lock'),
    line('introduced', 'lock', 'ovulation'),
    line('lock', 'ovulation', 'shed'),
  ].map((facts) => likelyFacts(facts, false))
  expect(offered).toEqual([
    ['introduced', 'cooling', 'target'],
    ['introduced', 'follicles', 'sign'],
    ['introduced', 'ovulation', 'follicles'],
    ['lock', 'ovulation', 'follicles'],
    ['lock', 'ovulation', 'follicles'],
    ['shed', 'sign'],
    ['sign', 'rest'],
  ])
})

test('SEA-22 of a female whose project is under way a lock is offered before anything was written down', () => {
  expect(likelyFacts([], true)).toEqual(['introduced', 'lock', 'ovulation'])
})

test('SEA-22 a season goes on until its clutch, a rest, or 300 days', () => {
  const facts = line('introduced', 'ovulation')
  expect(openFacts(facts, [], today)).toEqual(facts)
  expect(openFacts(facts, [{ id: 1, day: '2026-11-20', season: 2027 }], today)).toEqual([])
  expect(openFacts([...facts, { id: 9, kind: 'rest', day: '2026-11-01' }], [], today)).toEqual([])
  expect(openFacts(facts, [], '2027-08-06')).toEqual(facts)
  expect(openFacts(facts, [], '2027-08-07')).toEqual([])
})
