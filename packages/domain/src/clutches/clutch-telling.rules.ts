import { ordinalOf } from './clutches.rules.ts'
import type { Clutch } from './clutches.schema.ts'
import { type DayOfYear, seasonOf } from './season.rules.ts'

/** What is counted of a clutch. */
export type ClutchCounts = Pick<
  Clutch,
  'eggCount' | 'incubatingCount' | 'hatchedCount' | 'failedCount' | 'infertileCount' | 'sluggedCount'
>

/** An own animal as far as clutches tell of a parent. */
type Parent = { readonly name: string; readonly species: string }

/** A sire of a clutch: an animal, or what one was called that is gone. */
type Sire = { readonly animalId: number | null; readonly name: string | null }

/** The sires of clutches in their order, and the animals that are still there of all parents. */
export type ClutchParents = {
  readonly animals: { readonly get: (id: number) => Parent | undefined }
  readonly sires: { readonly get: (clutchId: number) => readonly Sire[] | undefined }
}

type NamedClutch = {
  readonly id: number
  readonly femaleId: number | null
  readonly femaleName: string | null
}

/** What is counted of a clutch, by the eggs of each status that it has. */
export function countsOf(
  { kind, slugCount }: { readonly kind: Clutch['kind']; readonly slugCount: number },
  counts: ReadonlyMap<string, number>,
): ClutchCounts {
  const of = (status: string): number => counts.get(status) ?? 0
  return {
    eggCount: [...counts.values()].reduce((sum, count) => sum + count, 0),
    incubatingCount: of('Incubating'),
    hatchedCount: of('Hatched'),
    failedCount: of('Failed'),
    infertileCount: of('Infertile'),
    sluggedCount: kind === 'litter' ? slugCount : of('Slugged'),
  }
}

/** What the parents of a clutch are called; those that were deleted, as they were called. */
export const parentNamesOf = (
  { id, femaleId, femaleName }: NamedClutch,
  { animals, sires }: ClutchParents,
): Pick<Clutch, 'femaleName' | 'sireNames'> => ({
  femaleName: animals.get(femaleId ?? 0)?.name ?? femaleName,
  sireNames: (sires.get(id) ?? []).flatMap(
    ({ animalId, name }) => animals.get(animalId ?? 0)?.name ?? name ?? [],
  ),
})

/** The sires of a clutch that are still there. */
export const sireIdsOf = ({ id }: Pick<NamedClutch, 'id'>, { sires }: ClutchParents): number[] =>
  (sires.get(id) ?? []).flatMap(({ animalId }) => animalId ?? [])

/** The species of a clutch: that of its female, what was written down, that of a sire, or of its project. */
export function speciesOf(
  { id, femaleId, species }: Pick<NamedClutch, 'id' | 'femaleId'> & { readonly species: string | null },
  projectSpecies: string | null | undefined,
  { animals, sires }: ClutchParents,
): string | null {
  const [first] = sires.get(id) ?? []
  const known = animals.get(femaleId ?? 0)?.species ?? species
  return known ?? animals.get(first?.animalId ?? 0)?.species ?? projectSpecies ?? null
}

/** What a clutch is of a season by: the season that its project names, and a day. */
export type Seasoned = { readonly projectSeason: number | null; readonly seasonDay: string }

/** The season of a clutch: the one that its project names, else that of its day (SEA-01). */
export const seasonIn = ({ projectSeason, seasonDay }: Seasoned, firstDay: DayOfYear): number =>
  projectSeason ?? seasonOf(seasonDay, firstDay)

type OfFemale = Seasoned & {
  readonly id: number
  readonly femaleId: number | null
  readonly layDate: string
}

/** The place of each clutch of some females among those of its season (CLU-08); all of their clutches are given. */
export function ordinalsOf(clutches: readonly OfFemale[], firstDay: DayOfYear): ReadonlyMap<number, number> {
  const bySeason = Map.groupBy(clutches, (clutch) => `${clutch.femaleId} ${seasonIn(clutch, firstDay)}`)
  return new Map(
    [...bySeason.values()].flatMap((some) => some.map((one) => [one.id, ordinalOf(one, some)] as const)),
  )
}
