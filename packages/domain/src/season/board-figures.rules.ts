import type { ClutchKind } from '../clutches/clutches.rules.ts'
import type { EggCounts } from './board.rules.ts'

/** A clutch as the figures of its season count it. */
export type SeasonClutch = EggCounts & { readonly season: number; readonly kind: ClutchKind }

/** What the clutches of a season come to, above its board. */
export type BoardFigures = {
  readonly incubatingClutches: number
  readonly incubatingEggs: number
  /** Of clutches of which no egg incubates any more: how many eggs they had, slugs among them, and how many hatched. */
  readonly eggs: number
  readonly hatched: number
  /** Parts of 1, as seasons are compared by them (SEA-17); null where there is nothing to divide by. */
  readonly hatchOfLaid: number | null
  readonly hatchOfLaidBefore: number | null
}

/** Counts what the clutches of a season come to, and which part of the eggs of the season before hatched (SEA-22). */
export function countFigures(clutches: readonly SeasonClutch[], season: number): BoardFigures {
  const sum = (of: readonly SeasonClutch[], count: (clutch: SeasonClutch) => number): number =>
    of.reduce((total, clutch) => total + count(clutch), 0)
  const ofSeason = (year: number): SeasonClutch[] =>
    clutches.filter(({ kind, season: of }) => kind === 'eggs' && of === year)
  const endedIn = (year: number): { eggs: number; hatched: number } => {
    const ended = ofSeason(year).filter(({ incubating }) => incubating === 0)
    return { eggs: sum(ended, ({ eggs }) => eggs), hatched: sum(ended, ({ hatched }) => hatched) }
  }
  const rate = ({ eggs, hatched }: { eggs: number; hatched: number }): number | null =>
    eggs === 0 ? null : hatched / eggs
  const incubating = ofSeason(season).filter((clutch) => clutch.incubating > 0)
  const ended = endedIn(season)
  return {
    incubatingClutches: incubating.length,
    incubatingEggs: sum(incubating, (clutch) => clutch.incubating),
    ...ended,
    ...{ hatchOfLaid: rate(ended), hatchOfLaidBefore: rate(endedIn(season - 1)) },
  }
}
