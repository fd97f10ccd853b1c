import { expect, test } from 'vitest'
import { lineWords, nextWords, pairWords } from './pairing-words.ts'
import { pairing, windowOf } from './testing/pairings.ts'

const today = '2026-11-26'
const next = (fields: Parameters<typeof windowOf>[0]) =>
  nextWords(pairing({ windows: [windowOf(fields)] }), today)

test('SEA-14 what is next is said with its day, and whether that is near, now or past', () => {
  expect(next({})).toEqual({
    ...{ head: 'Lays 12/08', when: 'in 12 days, 11/30 – 12/15', state: 'ahead', clutchId: null },
  })
  expect(next({ confidence: 'low', step: 'hatch', clutchId: 4, state: 'open' })).toEqual({
    ...{ head: 'Hatches about 12/08', when: 'any day until 12/15', state: 'open', clutchId: 4 },
  })
  expect(next({ state: 'overdue', to: '2026-11-25' }).when).toBe('1 day overdue')
})

test('SEA-14 where nothing is due it is said what happened last', () => {
  const bars = [{ kind: 'together' as const, from: '2026-11-22', to: null }]
  const marks = [
    { kind: 'lock' as const, day: '2026-11-03' },
    { kind: 'sign' as const, day: '2026-12-24' },
  ]
  expect(nextWords(pairing({ marks }), today)).toMatchObject({
    head: 'Nothing due',
    when: 'Lock 23 days ago',
  })
  expect(nextWords(pairing({ marks, bars }), today).when).toBe('Together since 11/22')
  expect(nextWords(pairing({ stage: 'ended' }), today)).toMatchObject({ head: 'Season over', when: '' })
})

test('SEA-14 SEA-22 a time line is also said in words, by days', () => {
  const words = lineWords(
    pairing({
      bars: [
        { kind: 'together', from: '2026-10-05', to: '2026-10-09' },
        { kind: 'gravid', from: '2026-11-05', to: null },
        { kind: 'incubating', from: '2026-09-05', to: '2026-11-04', eggs: { count: 5, of: 7 } },
        { kind: 'incubating', from: '2026-11-06', to: null, eggs: { count: 1, of: 1 } },
        { kind: 'together', from: '2026-12-05', to: null },
      ],
      marks: [{ kind: 'lock', day: '2026-10-06' }],
      windows: [windowOf({ confidence: 'low' })],
    }),
    today,
  )
  expect(words).toBe(
    'Incubating 09/05/2026 to 11/04/2026, 5 of 7 eggs hatched. ' +
      'Together 10/05/2026 to 10/09/2026. Lock 10/06/2026. Gravid since 11/05/2026. ' +
      'Incubating since 11/06/2026, 1 of 1 egg left. ' +
      'Lays 11/30/2026 to 12/15/2026 (rule of thumb). Together from 12/05/2026',
  )
  expect(lineWords(pairing(), today)).toBe('Nothing written down yet')
})

test('of who is not known any more it is said', () => {
  expect(pairWords(pairing())).toBe('Cinder × Dahlia')
  expect(pairWords(pairing({ maleName: null, femaleName: null }))).toBe('Unknown male × Unknown female')
})
