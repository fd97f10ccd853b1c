import { expect, test } from 'vitest'
import { countFigures, type SeasonClutch } from './board-figures.rules.ts'

const clutch = (season: number, eggs: number, incubating: number, hatched: number): SeasonClutch => ({
  ...{ season, kind: 'eggs', eggs, incubating, hatched },
})

test('SEA-22 what incubates is counted by itself, and what hatched by the eggs of clutches that are over, as they are compared', () => {
  const clutches = [
    ...[clutch(2026, 10, 0, 8), clutch(2026, 5, 0, 4), clutch(2026, 7, 6, 0), clutch(2026, 4, 2, 1)],
    ...[clutch(2025, 8, 0, 6), clutch(2025, 9, 1, 8), clutch(2024, 3, 0, 0)],
    // A litter has no eggs, and counts for nothing whatever is told of it.
    ...[clutch(2026, 6, 0, 6), clutch(2026, 6, 6, 0)].map((one) => ({ ...one, kind: 'litter' as const })),
  ]
  const [incubating, over] = [
    { incubatingClutches: 2, incubatingEggs: 8 },
    { eggs: 15, hatched: 12 },
  ]
  const rates = { hatchOfLaid: 0.8, hatchOfLaidBefore: 0.75 }
  expect(countFigures(clutches, 2026)).toEqual({ ...incubating, ...over, ...rates })
  expect(countFigures(clutches, 2024)).toMatchObject({ eggs: 3, hatchOfLaid: 0, hatchOfLaidBefore: null })
  expect(countFigures([], 2026)).toEqual({
    ...{ incubatingClutches: 0, incubatingEggs: 0, eggs: 0, hatched: 0 },
    ...{ hatchOfLaid: null, hatchOfLaidBefore: null },
  })
})
