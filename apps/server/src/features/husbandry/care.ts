import { recordTypeKey } from '@clutchbook/domain/collection/animal-records.rules'
import {
  type CountedFeeding,
  careLimits,
  type FeedingOutcome,
  feedingOutcomes,
} from '@clutchbook/domain/husbandry/care'
import {
  medianGapOf,
  preyPercentOf,
  refusalRateOf,
  sourceOf,
  stripOf,
} from '@clutchbook/domain/husbandry/care.rules'
import type { AnimalCare } from '@clutchbook/domain/husbandry/care.schema'
import { gapHintOf, preyHintOf } from '@clutchbook/domain/husbandry/feeding-hints.rules'
import type { Food } from '@clutchbook/domain/husbandry/plan'
import type { ShownPlan } from '@clutchbook/domain/husbandry/plan.schema'
import { piecesEaten, readStoredData } from '@clutchbook/domain/husbandry/record-data'
import { mealsAsked, usualInterval, usualMeal } from '@clutchbook/domain/husbandry/usual-meal.rules'
import { addDays } from '@clutchbook/domain/kernel/civil-day'
import type { Actor } from '../../platform/actor.ts'
import { type Clock, keeperNow } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { CollectionService } from '../collection/collection.service.ts'
import { type CareRecord, listConditionsOf, listFeedings, listMeals, listWeights } from './care.repository.ts'
import { readStanding, showPlans } from './plan-reading.ts'
import { conditionOf, weighingOf } from './record-facts.ts'
import type { RecordReadings } from './record-readings.ts'
import { readSettings } from './settings.ts'
import { mealOf } from './usual-meals.ts'
import { readWatch } from './watch-reading.ts'

export type CareDependencies = {
  readonly db: Db
  readonly clock: Clock
  readonly collection: CollectionService
  readonly readings: RecordReadings
}

/** All that is known of the daily care of one own animal (HUS-38). Throws 'not-found' for a foreign one. */
export const createCare =
  ({ db, clock, collection, readings }: CareDependencies) =>
  async (actor: Actor, animalId: number): Promise<AnimalCare> => {
    const { keeperId, timeZone } = actor
    const animal = await collection.getOwn(db, actor, animalId)
    const now = keeperNow(clock, timeZone)
    const { day } = now
    const settings = await readSettings(db, keeperId)
    const { restDays } = settings
    const plans = showPlans(await readStanding(db, keeperId, { animalId }, { ...now, restDays }))
    const meals = await listMeals(db, keeperId, animalId, mealsAsked.days)
    const year = { from: addDays(day, 1 - careLimits.days), to: day }
    const feedings = (await listFeedings(db, keeperId, animalId, year)).map(countedOf)
    const weights = await listWeights(db, keeperId, animalId, careLimits.weights)
    const conditions = (await listConditionsOf(db, keeperId, animalId, day)).flatMap(conditionOf)
    const isInBrumation = conditions.some(({ kind }) => kind === 'brumation')
    const watch = await readWatch(db, keeperId, { day, settings, animalId }, readings.alarms)
    return {
      plans,
      defaultFood: usualMeal(
        plannedFood(plans),
        meals.map(({ data }) => mealOf(data)),
      ),
      suggestion: plans.some(isFeeding) ? null : usualInterval(meals.map(({ recordDate }) => recordDate)),
      conditions,
      watch: watch.map((one) => ({ ...one, source: sourceOf(one.alarm, { isInBrumation }) })),
      figures: {
        lastMealOn: animal.lastFedOn === '' ? null : animal.lastFedOn,
        refusalRate: refusalRateOf(feedings),
        medianGapDays: medianGapOf(feedings),
        preyPercent: preyPercentOf(gramsOfMeal(meals[0]), animal.weightGrams),
        preyHint: preyHintOf(animal.species),
        gapHint: gapHintOf(animal.species, animal.dateOfBirth, day),
      },
      strip: stripOf(feedings),
      weights: weights.flatMap(weighingOf).reverse(),
    }
  }

const isFeeding = ({ kind }: ShownPlan): boolean => recordTypeKey(kind) === 'feeding'

/** The food of the first plan of feedings that is on and names one. */
const plannedFood = (plans: readonly ShownPlan[]): Food | null =>
  plans.find((plan) => isFeeding(plan) && plan.isOn && plan.food !== null)?.food ?? null

/** A feeding as figures count it. One without an outcome is a meal, or what its words tell of is not. */
function countedOf({ recordDate: day, mealOn, data }: CareRecord): CountedFeeding {
  const stated = readStoredData(data)?.outcome
  const outcome = feedingOutcomes.find((one) => one === stated)
  const told: FeedingOutcome = mealOn === null ? 'refused' : 'eaten'
  return { day, outcome: outcome ?? told }
}

/** The grams of all pieces of a meal that were eaten; null where nobody wrote down what one weighs. */
function gramsOfMeal(meal: CareRecord | undefined): number | null {
  const data = readStoredData(meal?.data ?? null)
  return typeof data?.grams === 'number' ? data.grams * piecesEaten(data) : null
}
