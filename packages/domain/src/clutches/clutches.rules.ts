import { eggLimits } from '../eggs/eggs.rules.ts'
import type { CivilDay } from '../kernel/civil-day.ts'
import type { FieldErrors } from '../kernel/domain-error.ts'
import { findSpecies } from '../species/species.rules.ts'

/** Eggs that were laid at one time, or live young that were born at one time. */
export const clutchKinds = ['eggs', 'litter'] as const
export type ClutchKind = (typeof clutchKinds)[number]

/** Bounds of a clutch's fields: texts in characters, masses in grams, counts by one. */
export const clutchLimits = {
  code: 50,
  medium: 200,
  notes: eggLimits.notes,
  spread: 30,
  massGrams: 100_000,
  sires: 10,
  /** Eggs and slugs, or young of a litter, in one call. */
  laid: eggLimits.clutch,
} as const

/** Words beside a field of a clutch. */
export const clutchMessages = {
  code: 'Please give the clutch a code',
  codeTaken: 'Clutch code already exists',
  kind: 'Please choose eggs or litter',
  layDate: 'Please enter the day on which she laid or gave birth',
  layInFuture: 'The day of a clutch cannot be in the future',
  layBeforeBirth: 'She was not born yet on that day',
  layAfterHatch: 'One of its eggs hatched before that day',
  hatchBeforeLay: 'An egg cannot hatch before its clutch was laid',
  spread: `Please enter whole days, from 0 to ${clutchLimits.spread}`,
  mass: 'Please enter a mass in grams, from 0 to 100,000',
  count: `Please enter whole numbers, from 0 to ${clutchLimits.laid}`,
  noFemale: 'Please choose the project or the female of the clutch',
  otherFemale: 'The project of this clutch has another female',
  notFemale: 'The mother of a clutch is a female',
  notMale: 'The sires of a clutch are males',
  siresTwice: 'Please name each sire once',
  sires: `Please name at most ${clutchLimits.sires} sires`,
  sireOfParthenogenesis: 'A clutch without a father has no sires',
  boxOfLitter: 'A litter has no box',
  eggsOfLitter: 'A litter has no eggs. Please enter how many young were live and stillborn',
  youngOfEggs: 'A clutch of eggs has no live or stillborn young',
  nothing: 'Please enter at least one egg, slug or young',
  tooMany: `Please add at most ${clutchLimits.laid} at once`,
  countsOrEggs: 'Please enter either how many eggs were laid or which eggs move in',
  oneSire: 'Please name the one sire that the young are to get as their father',
} as const

/**
 * What a female of a species lays or bears (CLU-03), as the keeper wrote its name: a litter where it is known to bear live
 * young, else eggs.
 */
export function clutchKindOf(species: string | null): ClutchKind {
  const facts = species === null ? null : findSpecies(species)
  return facts?.gestation && !facts.incubation ? 'litter' : 'eggs'
}

/** What of a laying or a birth is counted. */
export type LaidCounts = {
  readonly eggs?: number | undefined
  readonly slugs?: number | undefined
  readonly live?: number | undefined
  readonly stillborn?: number | undefined
  readonly eggIds?: readonly number[] | undefined
}

/** What is wrong with the counts of a laying or a birth, by field (CLU-03, CLU-04); empty where nothing is. */
export function laidProblems(kind: ClutchKind, counts: LaidCounts): FieldErrors {
  const { eggs = 0, slugs = 0, live = 0, stillborn = 0, eggIds } = counts
  if (kind === 'litter') {
    if (eggIds !== undefined) return { eggIds: clutchMessages.eggsOfLitter }
    if (eggs > 0) return { eggs: clutchMessages.eggsOfLitter }
    return sumProblems({ live: live + stillborn + slugs })
  }
  if (live > 0) return { live: clutchMessages.youngOfEggs }
  if (stillborn > 0) return { stillborn: clutchMessages.youngOfEggs }
  if (eggIds !== undefined) return eggs + slugs > 0 ? { eggIds: clutchMessages.countsOrEggs } : {}
  return sumProblems({ eggs: eggs + slugs })
}

function sumProblems(sums: Readonly<Record<string, number>>): FieldErrors {
  for (const [field, sum] of Object.entries(sums)) {
    if (sum < 1) return { [field]: clutchMessages.nothing }
    if (sum > clutchLimits.laid) return { [field]: clutchMessages.tooMany }
  }
  return {}
}

/** Days that bound the day of a clutch. */
export type LayBounds = {
  readonly today: CivilDay
  /** When its female was born, where that is known. */
  readonly born: CivilDay | null
  /** When the first of its eggs hatched; null where none has. */
  readonly firstHatch: CivilDay | null
}

/** What is wrong with the day of a clutch (CLU-09), or null. */
export function layDateProblem(layDate: CivilDay, { today, born, firstHatch }: LayBounds): string | null {
  if (layDate > today) return clutchMessages.layInFuture
  if (born !== null && layDate < born) return clutchMessages.layBeforeBirth
  return firstHatch !== null && layDate > firstHatch ? clutchMessages.layAfterHatch : null
}

/**
 * The one father that young of a clutch have (CLU-02, CLU-07): with no sire he is unknown, and with several he is until one
 * is named.
 */
export function soleSire<Sire>(sires: readonly Sire[], isParthenogenetic: boolean): Sire | null {
  const [only, ...others] = sires
  return isParthenogenetic || only === undefined || others.length > 0 ? null : only
}

/** A clutch as far as it stands in the order of a female's season. */
type Ordered = { readonly id: number; readonly layDate: CivilDay }

/** Whether a clutch comes before another of the same female and season. */
const isBefore = (one: Ordered, other: Ordered): boolean =>
  one.layDate < other.layDate || (one.layDate === other.layDate && one.id < other.id)

/** The place of a clutch among those of its female in its season, 1 for the first (CLU-08). */
export const ordinalOf = (clutch: Ordered, ofSeason: readonly Ordered[]): number =>
  1 + ofSeason.filter((other) => isBefore(other, clutch)).length
