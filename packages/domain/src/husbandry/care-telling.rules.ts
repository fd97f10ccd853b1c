import { recordTypeKey } from '../collection/animal-records.rules.ts'
import type { CivilDay } from '../kernel/civil-day.ts'
import { medianGapOf, preyPercentOf, refusalRateOf, sourceOf, stripOf } from './care.rules.ts'
import type { AnimalCare } from './care.schema.ts'
import { type CountedFeeding, type FeedingOutcome, feedingOutcomes } from './care.ts'
import { gapHintOf, preyHintOf } from './feeding-hints.rules.ts'
import type { ShownPlan } from './plan.schema.ts'
import type { Food } from './plan.ts'
import { piecesEaten, type RecordData } from './record-data.ts'
import { conditionOf, weighingOf } from './record-facts.rules.ts'
import { mealIn, usualInterval, usualMeal } from './usual-meal.rules.ts'
import type { ShownWatch } from './watch.schema.ts'

/** A record as far as care is told from it. */
export type CareRecord = {
  readonly recordType: string
  readonly recordDate: CivilDay
  readonly endDate: CivilDay | null
  readonly measurement: string | null
  readonly unit: string | null
  readonly data: RecordData | null
  /** Whether it tells of a meal. */
  readonly isMeal: boolean
}

/** What the daily care of an animal is told from. */
export type CareOf = {
  readonly species: string
  readonly dateOfBirth: CivilDay | null
  readonly lastMealOn: CivilDay | null
  readonly weightGrams: number
  readonly plans: ShownPlan[]
  /** The last meals, the latest first. */
  readonly meals: readonly CareRecord[]
  /** The feedings of a year. */
  readonly feedings: readonly CareRecord[]
  /** The last weights, the latest first. */
  readonly weights: readonly CareRecord[]
  /** The conditions that it is in, in the order in which they began. */
  readonly conditions: readonly CareRecord[]
  readonly watch: readonly ShownWatch[]
}

/** All that is known of the daily care of an animal on a day (HUS-38). */
export function tellCare(animal: CareOf, day: CivilDay): AnimalCare {
  const { species, plans, meals, lastMealOn } = animal
  const feedings = animal.feedings.map(countedOf)
  const conditions = animal.conditions.flatMap(conditionOf)
  const isInBrumation = conditions.some(({ kind }) => kind === 'brumation')
  return {
    plans,
    defaultFood: usualMeal(
      plannedFood(plans),
      meals.map(({ data }) => mealIn(data ?? {})),
    ),
    suggestion: plans.some(isFeeding) ? null : usualInterval(meals.map(({ recordDate }) => recordDate)),
    conditions,
    watch: animal.watch.map((one) => ({ ...one, source: sourceOf(one.alarm, { isInBrumation }) })),
    figures: {
      lastMealOn,
      refusalRate: refusalRateOf(feedings),
      medianGapDays: medianGapOf(feedings),
      preyPercent: preyPercentOf(gramsOfMeal(meals[0]), animal.weightGrams),
      preyHint: preyHintOf(species),
      gapHint: gapHintOf(species, animal.dateOfBirth, day),
    },
    strip: stripOf(feedings),
    weights: animal.weights.flatMap(weighingOf).reverse(),
  }
}

const isFeeding = ({ kind }: ShownPlan): boolean => recordTypeKey(kind) === 'feeding'

/** The food of the first plan of feedings that is on and names one. */
const plannedFood = (plans: readonly ShownPlan[]): Food | null =>
  plans.find((plan) => isFeeding(plan) && plan.isOn && plan.food !== null)?.food ?? null

/** A feeding as figures count it. One without an outcome is a meal, or what its words tell of is not. */
function countedOf({ recordDate: day, isMeal, data }: CareRecord): CountedFeeding {
  const stated = data?.outcome
  const outcome = feedingOutcomes.find((one) => one === stated)
  const told: FeedingOutcome = isMeal ? 'eaten' : 'refused'
  return { day, outcome: outcome ?? told }
}

/** The grams of all pieces of a meal that were eaten; null where nobody wrote down what one weighs. */
function gramsOfMeal(meal: CareRecord | undefined): number | null {
  const data = meal?.data
  return typeof data?.grams === 'number' ? data.grams * piecesEaten(data) : null
}
