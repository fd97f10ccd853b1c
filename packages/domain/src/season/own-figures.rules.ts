import type { FieldErrors } from '../kernel/domain-error.ts'
import type { Range } from '../species/species-facts.ts'
import { type DaysAtWarmth, type FigureName, type SeasonFigures, stepNames } from './figures.ts'

/** Bounds of a keeper's own figures: days, °C, eggs or young, clutches, grams and months. */
export const figureLimits = {
  days: 1000,
  leastC: 10,
  mostC: 45,
  rows: 20,
  clutchSize: 200,
  clutchesPerYear: 20,
  grams: 1_000_000,
  months: 600,
} as const

/** Words beside a keeper's own figure. */
export const figureMessages = {
  kind: 'Please choose eggs or litter',
  hasDiapause: 'Please answer yes or no',
  days: `Please give whole days from 1 to ${figureLimits.days}, the least first`,
  warmth: `Please give temperatures from ${figureLimits.leastC} to ${figureLimits.mostC} °C, the least first`,
  rows: `Please give at most ${figureLimits.rows} rows`,
  rowTwice: 'Please give each temperature once',
  clutchSize: `Please give whole numbers from 1 to ${figureLimits.clutchSize}, the least first`,
  clutchesPerYear: `Please give whole numbers from 0 to ${figureLimits.clutchesPerYear}, the least first`,
  grams: 'Please enter a weight in grams, more than 0 and at most 1,000,000',
  months: `Please give whole months from 0 to ${figureLimits.months}`,
  onlyOfEggs: 'Only species that lay eggs have this',
  onlyOfLitters: 'Only species that bear live young have this',
} as const

type Bounds = { readonly least: number; readonly most: number; readonly isWhole?: boolean }

const isWithin = (value: number, { least, most, isWhole = true }: Bounds): boolean =>
  value >= least && value <= most && (!isWhole || Number.isInteger(value))

const isRange = (range: Range | undefined, bounds: Bounds): boolean =>
  range === undefined || (range[0] <= range[1] && range.every((value) => isWithin(value, bounds)))

const days: Bounds = { least: 1, most: figureLimits.days }
const warmth: Bounds = { least: figureLimits.leastC, most: figureLimits.mostC, isWhole: false }
const perClutch: Bounds = { least: 1, most: figureLimits.clutchSize }
const perYear: Bounds = { least: 0, most: figureLimits.clutchesPerYear }
const months: Bounds = { least: 0, most: figureLimits.months }

const isWeight = (grams: number | undefined): boolean =>
  grams === undefined || (grams > 0 && grams <= figureLimits.grams)

const isAge = (age: number | undefined): boolean => age === undefined || isWithin(age, months)

/** What is wrong with days at temperatures; null where nothing is. */
function rowsProblem(rows: readonly DaysAtWarmth[]): string | null {
  if (rows.length > figureLimits.rows) return figureMessages.rows
  if (!rows.every(({ tempC }) => isWithin(tempC, warmth))) return figureMessages.warmth
  if (!rows.every(({ daysMin, daysMax }) => isRange([daysMin, daysMax], days))) return figureMessages.days
  return new Set(rows.map(({ tempC }) => tempC)).size < rows.length ? figureMessages.rowTwice : null
}

/** Figures that only a species of one kind can have. */
const ofEggs: readonly FigureName[] = ['shedToLay', 'matingToLay', 'layToHatch', 'daysByTemp', 'hasDiapause']
const ofLitters: readonly FigureName[] = ['shedToBirth', 'ovulationToBirth', 'matingToBirth']

/**
 * What is wrong with a keeper's own figures of a species, by field; empty where nothing is (SEA-07). `kind` is what the
 * species lays or bears, by the keeper's word or by what is known; undefined where neither says.
 */
export function figureProblems(own: SeasonFigures, kind: SeasonFigures['kind']): FieldErrors {
  const { daysByTemp, typicalClutch, leastFemaleGrams, leastMaleGrams } = own
  const rows = daysByTemp ? rowsProblem(daysByTemp) : null
  const foreign = kind === 'litter' ? ofEggs : kind === 'eggs' ? ofLitters : []
  const foreignMessage = kind === 'litter' ? figureMessages.onlyOfEggs : figureMessages.onlyOfLitters
  const problems: [field: FigureName, isRight: boolean, message: string][] = [
    ...stepNames.map((step) => [step, isRange(own[step], days), figureMessages.days] as (typeof problems)[0]),
    ['layToHatch', isRange(own.layToHatch, days), figureMessages.days],
    ['tempC', isRange(own.tempC, warmth), figureMessages.warmth],
    ['daysByTemp', rows === null, rows ?? ''],
    ['clutchSize', isRange(own.clutchSize, perClutch), figureMessages.clutchSize],
    [
      'typicalClutch',
      typicalClutch === undefined || isWithin(typicalClutch, perClutch),
      figureMessages.clutchSize,
    ],
    ['clutchesPerYear', isRange(own.clutchesPerYear, perYear), figureMessages.clutchesPerYear],
    ['leastFemaleGrams', isWeight(leastFemaleGrams), figureMessages.grams],
    ['leastMaleGrams', isWeight(leastMaleGrams), figureMessages.grams],
    ['leastFemaleMonths', isAge(own.leastFemaleMonths), figureMessages.months],
    ['leastMaleMonths', isAge(own.leastMaleMonths), figureMessages.months],
    ...foreign.map((name) => [name, own[name] === undefined, foreignMessage] as (typeof problems)[0]),
  ]
  return Object.fromEntries(
    problems.flatMap(([field, isRight, message]) => (isRight ? [] : [[field, message]])),
  )
}
