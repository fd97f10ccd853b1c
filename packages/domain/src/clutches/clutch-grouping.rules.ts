import { type CivilDay, daysBetween } from '../kernel/civil-day.ts'
import { clutchCodeAt, stemOf } from './clutch-codes.rules.ts'
import { seasonOf } from './season.rules.ts'

/** An egg as far as the clutch that it was laid in can be told from it. */
export type UngroupedEgg = {
  readonly id: number
  readonly breedingProjectId: number | null
  readonly layDate: CivilDay
  readonly createdAt: string
  readonly temperature: number | null
  readonly temperatureUnit: 'C' | 'F'
  readonly humidity: number | null
}

/** A project as far as clutches take from it: its pair, and the words for those of it that are gone. */
export type ClutchProject = {
  readonly id: number
  readonly startDate: CivilDay
  readonly maleId: number | null
  readonly maleName: string | null
  readonly maleMorph: string | null
  readonly femaleId: number | null
  readonly femaleName: string | null
  readonly femaleMorph: string | null
  readonly species: string | null
}

/** A sire of a clutch: an animal, or the words for one that is gone. */
export type GroupedSire = {
  readonly animalId: number | null
  readonly name: string | null
  readonly morph: string | null
}

/** A clutch that eggs of before are put into. */
export type GroupedClutch = {
  readonly breedingProjectId: number
  readonly code: string
  readonly layDate: CivilDay
  readonly createdAt: string
  readonly femaleId: number | null
  readonly femaleName: string | null
  readonly femaleMorph: string | null
  readonly species: string | null
  readonly temperature: number | null
  readonly temperatureUnit: 'C' | 'F'
  readonly humidity: number | null
  readonly sire: GroupedSire | null
  readonly eggIds: readonly number[]
}

/** A female lays within a day or two; what comes later is another clutch. */
const most = { fromLast: 1, fromFirst: 2 } as const

type Eggs = readonly [UngroupedEgg, ...UngroupedEgg[]]

const byLayDate = (one: UngroupedEgg, other: UngroupedEgg): number =>
  one.layDate === other.layDate ? one.id - other.id : one.layDate < other.layDate ? -1 : 1

/** Eggs of one project, divided where a new clutch begins. */
function dividedByDay(eggs: readonly UngroupedEgg[]): Eggs[] {
  const clutches: [UngroupedEgg, ...UngroupedEgg[]][] = []
  for (const egg of eggs.toSorted(byLayDate)) {
    const current = clutches.at(-1)
    const last = current?.at(-1)
    const isSame =
      current !== undefined &&
      last !== undefined &&
      daysBetween(last.layDate, egg.layDate) <= most.fromLast &&
      daysBetween(current[0].layDate, egg.layDate) <= most.fromFirst
    if (isSame) current.push(egg)
    else clutches.push([egg])
  }
  return clutches
}

/** What all of these are, where they are one and the same; else null. */
const shared = <T>(values: readonly T[]): T | null => {
  const [first] = values
  return first !== undefined && values.every((value) => value === first) ? first : null
}

/** The project's male as the sire; null where the project tells of none. */
function sireOf({ maleId, maleName, maleMorph }: ClutchProject): GroupedSire | null {
  if (maleId !== null) return { animalId: maleId, name: null, morph: null }
  return maleName === null ? null : { animalId: null, name: maleName, morph: maleMorph }
}

type Uncoded = Omit<GroupedClutch, 'code'> & { readonly season: number }

function clutchOf(eggs: Eggs, project: ClutchProject): Uncoded {
  const [first] = eggs
  const { femaleId, femaleName, femaleMorph, species } = project
  return {
    breedingProjectId: project.id,
    season: seasonOf(project.startDate),
    layDate: first.layDate,
    createdAt: eggs.reduce(
      (earliest, { createdAt }) => (createdAt < earliest ? createdAt : earliest),
      first.createdAt,
    ),
    femaleId,
    ...(femaleId === null ? { femaleName, femaleMorph } : { femaleName: null, femaleMorph: null }),
    species: femaleId === null ? species : null,
    temperature: shared(eggs.map(({ temperature }) => temperature)),
    temperatureUnit: first.temperatureUnit,
    humidity: shared(eggs.map(({ humidity }) => humidity)),
    sire: sireOf(project),
    eggIds: eggs.map(({ id }) => id),
  }
}

const firstEggOf = ({ eggIds }: Uncoded): number => eggIds.reduce((lowest, id) => Math.min(lowest, id))

const inOrder = (one: Uncoded, other: Uncoded): number => {
  if (one.layDate !== other.layDate) return one.layDate < other.layDate ? -1 : 1
  return firstEggOf(one) - firstEggOf(other)
}

/**
 * The clutches of one keeper's eggs of before there were any (CLU-14), by their days, each with a code of its season. Of one
 * project a new clutch begins more than a day after the last egg, or more than two after the clutch's first. Eggs of no
 * project stay loose.
 */
export function groupedClutches(
  eggs: readonly UngroupedEgg[],
  projects: readonly ClutchProject[],
): GroupedClutch[] {
  const byProject = Map.groupBy(eggs, ({ breedingProjectId }) => breedingProjectId)
  const found = projects
    .flatMap((project) =>
      dividedByDay(byProject.get(project.id) ?? []).map((some) => clutchOf(some, project)),
    )
    .sort(inOrder)
  // By what codes begin with, which seasons a century apart share.
  const given = new Map<string, number>()
  return found.map(({ season, ...clutch }) => {
    const stem = stemOf(season)
    const number = 1 + (given.get(stem) ?? 0)
    given.set(stem, number)
    return { ...clutch, code: clutchCodeAt(season, number) }
  })
}
