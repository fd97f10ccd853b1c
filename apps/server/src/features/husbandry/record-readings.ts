import { createAnimalCache } from './animal-cache.ts'
import type { AnsweringCache } from './plan-reading.ts'
import type { UsualMeals } from './usual-meals.ts'
import type { WatchCache } from './watch-reading.ts'

/** What records say of animals, as it was worked out before. */
export type RecordReadings = {
  readonly alarms: WatchCache
  readonly answering: AnsweringCache
  readonly usualMeals: UsualMeals
}

export const createRecordReadings = (): RecordReadings => ({
  alarms: createAnimalCache(),
  answering: createAnimalCache(),
  usualMeals: createAnimalCache(),
})
