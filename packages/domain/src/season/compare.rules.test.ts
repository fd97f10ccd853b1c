import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ComparedClutch, compareBy, comparedBy, compareSums } from './compare.rules.ts'

const clutch = (fields: Partial<ComparedClutch> = {}): ComparedClutch => ({
  ...{ kind: 'eggs', season: 2027, species: 'Python regius', femaleId: 1, sireIds: [7], sireCount: 1 },
  ...{ eggCount: 0, incubatingCount: 0, hatchedCount: 0, infertileCount: 0, sluggedCount: 0 },
  ...{ liveCount: 0, stillbornCount: 0 },
  ...fields,
})

test('SEA-17 fertile is what is neither infertile nor slugged, and rates are of what was laid and of what was fertile', () => {
  const sums = compareSums([
    clutch({ eggCount: 8, hatchedCount: 5, infertileCount: 1, sluggedCount: 1 }),
    clutch({ eggCount: 4, hatchedCount: 4 }),
  ])
  expect(sums).toEqual({
    ...{ clutches: 2, eggs: 12, fertile: 10, hatched: 9, fertility: 10 / 12, hatchOfFertile: 0.9 },
    ...{ hatchOfLaid: 0.75, meanClutchSize: 6, litters: 0, live: 0, stillborn: 0 },
  })
})

test('SEA-17 a clutch of which eggs incubate counts for nothing, and without one there is no rate', () => {
  const open = clutch({ eggCount: 6, hatchedCount: 2, incubatingCount: 1 })
  expect(compareSums([open])).toEqual({
    ...{ clutches: 0, eggs: 0, fertile: 0, hatched: 0, fertility: null, hatchOfFertile: null },
    ...{ hatchOfLaid: null, meanClutchSize: null, litters: 0, live: 0, stillborn: 0 },
  })
  expect(compareBy('season', [open])).toEqual([])
})

test('SEA-17 of eggs that are all infertile nothing could hatch, so of fertile ones there is no rate', () => {
  expect(compareSums([clutch({ eggCount: 3, infertileCount: 3 })])).toMatchObject({
    ...{ fertility: 0, hatchOfFertile: null, hatchOfLaid: 0 },
  })
})

test('SEA-17 litters count their young, and no eggs', () => {
  const litter = clutch({ kind: 'litter', liveCount: 12, stillbornCount: 2, sluggedCount: 5 })
  expect(compareSums([litter])).toMatchObject({
    ...{ clutches: 0, eggs: 0, fertile: 0, litters: 1, live: 12, stillborn: 2, meanClutchSize: null },
  })
})

test('SEA-17 clutches are compared by season and group, the newest season first', () => {
  const clutches = [
    clutch({ season: 2026, eggCount: 5 }),
    clutch({ eggCount: 6 }),
    clutch({ eggCount: 4, femaleId: 2, sireIds: [8] }),
    clutch({ eggCount: 2, femaleId: 2 }),
  ]
  const told = (by: (typeof comparedBy)[number]) =>
    compareBy(by, clutches).map(({ season, femaleId, maleId, eggs }) => [season, femaleId, maleId, eggs])
  expect(told('season')).toEqual([
    [2027, null, null, 12],
    [2026, null, null, 5],
  ])
  expect(told('female')).toEqual([
    [2027, 1, null, 6],
    [2027, 2, null, 6],
    [2026, 1, null, 5],
  ])
  expect(told('pair')).toEqual([
    [2027, 1, 7, 6],
    [2027, 2, 8, 4],
    [2027, 2, 7, 2],
    [2026, 1, 7, 5],
  ])
})

test('SEA-17 a clutch of several sires, or of none known, counts for no male and no pair', () => {
  const several = clutch({ eggCount: 6, sireIds: [7, 8], sireCount: 2 })
  const oneGone = clutch({ eggCount: 6, sireIds: [7], sireCount: 2 })
  const unknown = clutch({ eggCount: 6, sireIds: [], sireCount: 0 })
  for (const by of ['male', 'pair'] as const) expect(compareBy(by, [several, oneGone, unknown])).toEqual([])
  expect(compareBy('female', [several, oneGone, unknown])).toMatchObject([{ clutches: 3 }])
})

const count = fc.integer({ min: 0, max: 9 })
const anyClutch = fc
  .record({
    season: fc.integer({ min: 2024, max: 2027 }),
    kind: fc.constantFrom('eggs' as const, 'litter' as const),
    femaleId: fc.option(fc.integer({ min: 1, max: 4 })),
    sireIds: fc.subarray([7, 8, 9]),
    ...{
      hatchedCount: count,
      infertileCount: count,
      sluggedCount: count,
      incubatingCount: fc.constantFrom(0, 2),
    },
    ...{ liveCount: count, stillbornCount: count },
  })
  .map((fields) => {
    const { hatchedCount, infertileCount, sluggedCount, incubatingCount, sireIds } = fields
    const eggCount = hatchedCount + infertileCount + sluggedCount + incubatingCount
    return clutch({ ...fields, eggCount, sireCount: sireIds.length })
  })

test('SEA-17 seasons together hold what all of their clutches do, and no rate leaves 0 to 1', () => {
  fc.assert(
    fc.property(fc.array(anyClutch, { maxLength: 20 }), (clutches) => {
      const all = compareSums(clutches)
      const rows = compareBy('season', clutches)
      const sum = (of: 'eggs' | 'hatched' | 'live' | 'clutches' | 'litters') =>
        rows.reduce((total, row) => total + row[of], 0)
      for (const of of ['eggs', 'hatched', 'live', 'clutches', 'litters'] as const)
        expect(sum(of)).toBe(all[of])
      for (const by of comparedBy)
        for (const { fertility, hatchOfFertile, hatchOfLaid } of compareBy(by, clutches))
          for (const part of [fertility, hatchOfFertile, hatchOfLaid])
            expect(part === null || (part >= 0 && part <= 1)).toBe(true)
    }),
  )
})
