import { wantsOf } from '@clutchbook/domain/season/forecast.rules'
import {
  type AnimalForecast,
  daysAsked,
  type ForecastQuery,
  type ForecastWindow,
  type SpeciesError,
} from '@clutchbook/domain/season/forecast.schema'
import { errorOf } from '@clutchbook/domain/season/forecast-error.rules'
import type { Actor } from '../../platform/actor.ts'
import { todayIn } from '../../platform/clock.ts'
import { readFiguresOf } from '../breeding/breeding.service.ts'
import type { SeasonDependencies } from './fact-reading.ts'
import { judge } from './forecast-judging.ts'
import { readHistories } from './forecast-reading.ts'
import { isDue, tellWindows } from './window-answers.ts'
import { readWindows } from './windows.ts'

/** What is due by the seasons of a keeper's females. */
export function createForecasts({ db, clock, collection }: SeasonDependencies) {
  return {
    /** Throws 'not-found' for a foreign animal. */
    ofAnimal: async (actor: Actor, id: number): Promise<AnimalForecast> => {
      const { keeperId, timeZone } = actor
      const { sex, species } = await collection.getOwn(db, actor, id)
      const foretold = (await readWindows(db, keeperId)).filter(({ animalId }) => animalId === id)
      const told = await tellWindows(db, keeperId, foretold, todayIn(clock, timeZone))
      const windows = told.map(({ window }) => window)
      if (sex !== 'Female') return { windows, wants: [] }
      const figuresOf = await readFiguresOf(db, keeperId)
      return { windows, wants: wantsOf(figuresOf(species), foretold) }
    },

    /** Of animals that are archived nothing is due but hatching; what is overdue is due today. */
    list: async ({ keeperId, timeZone }: Actor, query: ForecastQuery): Promise<ForecastWindow[]> => {
      const today = todayIn(clock, timeZone)
      const { from, to } = daysAsked(query, today)
      const told = await tellWindows(db, keeperId, await readWindows(db, keeperId), today)
      return told.filter(isDue).flatMap(({ window }) => {
        const last = window.state === 'overdue' ? today : window.to
        return window.from <= to && last >= from ? [window] : []
      })
    },

    /** By the names of species. */
    listErrors: async ({ keeperId }: Actor): Promise<SpeciesError[]> => {
      const { errors } = judge(await readHistories(db, keeperId))
      return [...errors.bySpecies]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .flatMap(([species, steps]) =>
          [...steps].flatMap(([step, outcomes]): SpeciesError[] => {
            const error = errorOf(outcomes)
            return error ? [{ species, step, ...error }] : []
          }),
        )
    },
  }
}
