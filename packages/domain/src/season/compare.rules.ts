import type { ClutchKind } from '../clutches/clutches.rules.ts'

/** How clutches are put together to be compared (SEA-17). */
export const comparedBy = ['season', 'species', 'female', 'male', 'pair'] as const
export type ComparedBy = (typeof comparedBy)[number]

/** A clutch or a litter as it is compared; `species` and `femaleId` are null where they are not known. */
export type ComparedClutch = {
  readonly kind: ClutchKind
  readonly season: number
  readonly species: string | null
  readonly femaleId: number | null
  /** None is an unknown father, several are one of these. */
  readonly sireIds: readonly number[]
  /** Deleted sires and unknown ones among several count as well. */
  readonly sireCount: number
  readonly eggCount: number
  readonly incubatingCount: number
  readonly hatchedCount: number
  readonly infertileCount: number
  readonly sluggedCount: number
  readonly liveCount: number
  readonly stillbornCount: number
}

/** What clutches come to. Rates are parts of 1, and null where there is nothing to divide by. */
export type ComparedSums = {
  readonly clutches: number
  readonly eggs: number
  /** Neither infertile nor slugged. */
  readonly fertile: number
  readonly hatched: number
  readonly fertility: number | null
  readonly hatchOfFertile: number | null
  readonly hatchOfLaid: number | null
  readonly meanClutchSize: number | null
  readonly litters: number
  readonly live: number
  readonly stillborn: number
}

const rate = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

/** What clutches come to; those of which eggs incubate still are left out, because they would count as not hatched. */
export function compareSums(all: readonly ComparedClutch[]): ComparedSums {
  const ended = all.filter(({ incubatingCount }) => incubatingCount === 0)
  const sum = (of: readonly ComparedClutch[], count: (clutch: ComparedClutch) => number): number =>
    of.reduce((total, clutch) => total + count(clutch), 0)
  const clutches = ended.filter(({ kind }) => kind === 'eggs')
  const litters = ended.filter(({ kind }) => kind === 'litter')
  const eggs = sum(clutches, ({ eggCount }) => eggCount)
  const lost = sum(clutches, ({ infertileCount, sluggedCount }) => infertileCount + sluggedCount)
  const hatched = sum(clutches, ({ hatchedCount }) => hatchedCount)
  const fertile = eggs - lost
  return {
    ...{ clutches: clutches.length, eggs, fertile, hatched },
    fertility: rate(fertile, eggs),
    hatchOfFertile: rate(hatched, fertile),
    hatchOfLaid: rate(hatched, eggs),
    meanClutchSize: rate(eggs, clutches.length),
    litters: litters.length,
    live: sum(litters, ({ liveCount }) => liveCount),
    stillborn: sum(litters, ({ stillbornCount }) => stillbornCount),
  }
}

/** What tells a group of clutches from the others of its season; a null is not of the kind asked for. */
export type ComparedKey = {
  readonly species: string | null
  readonly femaleId: number | null
  readonly maleId: number | null
}

/** The group of a clutch, or null where it counts for none: one of several sires, or of none known, is no male's. */
function keyOf(by: ComparedBy, clutch: ComparedClutch): ComparedKey | null {
  const { species, femaleId, sireIds, sireCount } = clutch
  const maleId = sireCount === 1 ? (sireIds[0] ?? null) : null
  const nothing: ComparedKey = { species: null, femaleId: null, maleId: null }
  switch (by) {
    case 'season':
      return nothing
    case 'species':
      return species === null ? null : { ...nothing, species }
    case 'female':
      return femaleId === null ? null : { ...nothing, femaleId }
    case 'male':
      return maleId === null ? null : { ...nothing, maleId }
    case 'pair':
      return maleId === null || femaleId === null ? null : { ...nothing, femaleId, maleId }
  }
}

/** One row of a comparison: a season, a group in it, and what its clutches come to. */
export type ComparedRow = ComparedKey & ComparedSums & { readonly season: number }

/** Clutches compared by season and group, the newest season first and within it in the order in which groups come. */
export function compareBy(by: ComparedBy, clutches: readonly ComparedClutch[]): ComparedRow[] {
  const groups = new Map<string, { key: ComparedKey; season: number; of: ComparedClutch[] }>()
  for (const clutch of clutches) {
    const key = keyOf(by, clutch)
    if (key === null || clutch.incubatingCount > 0) continue
    const { season } = clutch
    const name = JSON.stringify([season, key.species, key.femaleId, key.maleId])
    const group = groups.get(name) ?? { key, season, of: [] }
    group.of.push(clutch)
    groups.set(name, group)
  }
  return [...groups.values()]
    .sort((one, other) => other.season - one.season)
    .map(({ key, season, of }) => ({ season, ...key, ...compareSums(of) }))
}
