import { expect, test } from 'vitest'
import { countStages, countToLay, findPairings, groupsOf, pairingKey } from './board-groups.ts'
import { pairing, windowOf } from './testing/pairings.ts'

const due = (likely: string) => [windowOf({ likely })]

test('SEA-14 stages group: the one with the next window first, those without one in their order', () => {
  const rows = [
    pairing({ stage: 'incubating', windows: due('2026-11-30'), breedingProjectId: 1 }),
    pairing({ stage: 'gravid', windows: due('2026-12-08'), breedingProjectId: 2 }),
    pairing({ stage: 'incubating', windows: due('2027-01-10'), breedingProjectId: 3 }),
    pairing({ stage: 'ended', breedingProjectId: 4 }),
    pairing({ stage: 'planned', breedingProjectId: 5 }),
    pairing({ stage: 'gravid', breedingProjectId: 6 }),
  ]
  expect(
    groupsOf(rows).map(({ stage, rows: of }) => [
      stage,
      of.map(({ breedingProjectId }) => breedingProjectId),
    ]),
  ).toEqual([
    ['incubating', [1, 3]],
    ['gravid', [2, 6]],
    ['planned', [5]],
    ['ended', [4]],
  ])
  expect(countStages(rows)).toEqual([
    { stage: 'planned', count: 1 },
    { stage: 'gravid', count: 2 },
    { stage: 'incubating', count: 2 },
    { stage: 'ended', count: 1 },
  ])
  expect(countToLay(rows)).toBe(3)
})

test('SEA-14 a word finds animals, projects and clutches in any case, and a stage filters', () => {
  const rows = [
    pairing({ stage: 'gravid' }),
    pairing({
      maleName: 'Ash',
      femaleName: null,
      projectName: null,
      windows: [windowOf({ clutchCode: '27-02' })],
    }),
  ]
  const found = (search: Parameters<typeof findPairings>[1]) =>
    findPairings(rows, search).map(({ maleName }) => maleName)
  expect(found({})).toEqual(['Cinder', 'Ash'])
  expect(found({ q: ' dahlia  CLOWN ' })).toEqual(['Cinder'])
  expect(found({ q: '27-02' })).toEqual(['Ash'])
  expect(found({ q: 'ash dahlia' })).toEqual([])
  expect(found({ stage: 'gravid' })).toEqual(['Cinder'])
})

test('pairings without a project are told apart by their animals, or by the names that are left of them', () => {
  const keys = [
    pairing(),
    pairing({ breedingProjectId: null }),
    pairing({ breedingProjectId: null, maleId: null }),
    pairing({ breedingProjectId: null, maleId: null, maleName: null }),
  ].map(pairingKey)
  expect(new Set(keys).size).toBe(4)
})
