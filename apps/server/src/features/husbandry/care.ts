import { careLimits } from '@clutchbook/domain/husbandry/care'
import type { AnimalCare } from '@clutchbook/domain/husbandry/care.schema'
import { type CareRecord, tellCare } from '@clutchbook/domain/husbandry/care-telling.rules'
import { readStoredData } from '@clutchbook/domain/husbandry/record-data'
import { mealsAsked } from '@clutchbook/domain/husbandry/usual-meal.rules'
import { addDays } from '@clutchbook/domain/kernel/civil-day'
import type { Actor } from '../../platform/actor.ts'
import { type Clock, keeperNow } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { CollectionService } from '../collection/collection.service.ts'
import { type CareRow, listConditionsOf, listFeedings, listMeals, listWeights } from './care.repository.ts'
import { readSchedules, showPlans } from './plan-reading.ts'
import type { RecordReadings } from './record-readings.ts'
import { readSettings } from './settings.ts'
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
    const { species, dateOfBirth, lastFedOn, weightGrams } = await collection.getOwn(db, actor, animalId)
    const now = keeperNow(clock, timeZone)
    const { day } = now
    const settings = await readSettings(db, keeperId)
    const { restDays } = settings
    const plans = showPlans(await readSchedules(db, keeperId, { animalId }, { ...now, restDays }))
    const meals = await listMeals(db, keeperId, animalId, mealsAsked.days)
    const year = { from: addDays(day, 1 - careLimits.days), to: day }
    const feedings = await listFeedings(db, keeperId, animalId, year)
    const weights = await listWeights(db, keeperId, animalId, careLimits.weights)
    const conditions = await listConditionsOf(db, keeperId, animalId, day)
    const watch = await readWatch(db, keeperId, { day, settings, animalId }, readings.alarms)
    return tellCare(
      {
        ...{ species, dateOfBirth, weightGrams, plans, watch },
        lastMealOn: lastFedOn === '' ? null : lastFedOn,
        ...{ meals: meals.map(toRecord), feedings: feedings.map(toRecord) },
        ...{ weights: weights.map(toRecord), conditions: conditions.map(toRecord) },
      },
      day,
    )
  }

const toRecord = ({ data, mealOn, ...row }: CareRow): CareRecord => ({
  ...{ ...row, data: readStoredData(data), isMeal: mealOn !== null },
})
