import { roundTo } from '../kernel/amount.ts'
import { type SexByWarmth, sexDetermination } from '../species/sex-determination.ts'
import type { Range, SpeciesFacts } from '../species/species-facts.ts'
import type { DailyRate } from './development.rules.ts'
import { hoursOf, type WarmHour, type Warmth } from './thermal.rules.ts'

/** What may hatch, in words. */
export const sexWords = ['mostly female', 'mixed', 'mostly male'] as const
export type SexWord = (typeof sexWords)[number]

/** Of which sex eggs are likely to be, by their warmth while that was decided. It is never a sex. */
export type SexLikelihood = {
  /** The part of males; null where only words are known. */
  readonly males: number | null
  /** Null where sources don't say. */
  readonly word: SexWord | null
  /** In °C, while the sex is decided. */
  readonly meanTemperature: number
  /** The part of these hours that was measured; the others are as aimed. */
  readonly measured: number
  /** Whether that time is over. */
  readonly isComplete: boolean
  readonly source: string
}

/** The parts of males by constant temperature that were counted (Flores et al. 1994), straight in between. */
const countedMales: Readonly<Record<string, readonly (readonly [celsius: number, males: number])[]>> = {
  'Eublepharis macularius': [
    [26, 0],
    [30, 0.3],
    [32.5, 0.75],
    [34, 0.05],
  ],
}

const countedBy = 'Flores et al. 1994, Physiol Behav 55:1067'
const byBands = 'bands of temperature that breeders and sources agree on'

/** The part of males at a constant temperature; null for species of which nobody counted it. */
export function malesAt({ scientific }: SpeciesFacts, celsius: number): number | null {
  const points = countedMales[scientific]
  const [first, last] = [points?.[0], points?.at(-1)]
  if (!points || !first || !last) return null
  if (celsius <= first[0]) return first[1]
  if (celsius >= last[0]) return last[1]
  const upper = points.findIndex(([at]) => at >= celsius)
  const [[from, fewer], [to, more]] = [points[upper - 1] ?? first, points[upper] ?? last]
  return fewer + ((more - fewer) * (celsius - from)) / (to - from)
}

/** The word for a part of males. */
export function wordForMales(males: number): SexWord {
  if (males >= 0.6) return 'mostly male'
  return males <= 0.4 ? 'mostly female' : 'mixed'
}

const isWithin = (celsius: number, range: Range | undefined): boolean =>
  range !== undefined && celsius >= range[0] && celsius <= range[1]

type Band = { readonly word: SexWord; readonly range: Range }

/** The word that bands have for a temperature: between two of them it is mixed, beyond the outer ones as in them. */
export function wordInBands(
  { maleBiasedC, mixedC, femaleBiasedC, secondFemaleC }: SexByWarmth,
  celsius: number,
): SexWord | null {
  const bands = [
    ...(maleBiasedC ? [{ word: 'mostly male', range: maleBiasedC } as const] : []),
    ...(femaleBiasedC ? [{ word: 'mostly female', range: femaleBiasedC } as const] : []),
    ...(secondFemaleC ? [{ word: 'mostly female', range: secondFemaleC } as const] : []),
  ].sort((one: Band, other: Band) => one.range[0] - other.range[0])
  const inside = bands.find(({ range }) => isWithin(celsius, range))
  if (inside) return inside.word
  if (isWithin(celsius, mixedC)) return 'mixed'
  // One band alone tells nothing of what is beside it.
  const [lowest, highest] = [bands[0], bands.at(-1)]
  if (!lowest || !highest || lowest === highest) return null
  if (celsius < lowest.range[0]) return lowest.word
  return celsius > highest.range[1] ? highest.word : 'mixed'
}

/** Hours in which the sex is decided, and whether they are over. */
type Deciding = { readonly hours: readonly WarmHour[]; readonly isComplete: boolean }

const hoursInDay = 24

/** From the lay on until it is fixed, where that day is known; else the middle third of development (CLU-28). */
function decidingHours(
  warmth: Warmth,
  fixedByDay: number | undefined,
  rate: DailyRate | null,
): Deciding | null {
  if (fixedByDay !== undefined) {
    const end = warmth.kept.from + fixedByDay * hoursInDay
    const kept = { from: warmth.kept.from, to: Math.min(end, warmth.kept.to) }
    return { hours: [...hoursOf({ ...warmth, kept })], isComplete: warmth.kept.to >= end }
  }
  if (rate === null) return null
  const hours: WarmHour[] = []
  let developed = 0
  for (const hour of hoursOf(warmth)) {
    if (hour.celsius === null) return null
    if (developed >= 2 / 3) return { hours, isComplete: true }
    if (developed >= 1 / 3) hours.push(hour)
    developed += rate(hour.celsius) / hoursInDay
  }
  return { hours, isComplete: developed >= 2 / 3 }
}

/**
 * Of which sex eggs are likely to be (CLU-28). Null for species whose sex no temperature decides, and before the time in which
 * it is decided has begun.
 */
export function sexLikelihood(
  facts: SpeciesFacts,
  warmth: Warmth,
  rate: DailyRate | null,
): SexLikelihood | null {
  const settled = sexDetermination[facts.scientific]
  if (settled?.by !== 'warmth') return null
  const deciding = decidingHours(warmth, settled.sexFixedByDay, rate)
  const known = deciding?.hours.flatMap(({ celsius }) => (celsius === null ? [] : [celsius])) ?? []
  if (!deciding || known.length === 0) return null
  const mean = known.reduce((sum, celsius) => sum + celsius, 0) / known.length
  const males = malesAt(facts, mean)
  const measured = deciding.hours.filter(({ isMeasured }) => isMeasured).length / deciding.hours.length
  return {
    males: males === null ? null : roundTo(males, 3),
    word: males === null ? wordInBands(settled, mean) : wordForMales(males),
    ...{ meanTemperature: roundTo(mean, 3), measured: roundTo(measured, 3) },
    ...{ isComplete: deciding.isComplete, source: males === null ? byBands : countedBy },
  }
}
