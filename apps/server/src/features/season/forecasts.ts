import { forecastOf } from '@clutchbook/domain/season/forecast.rules'
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
import type { SeasonDependencies } from './fact-reading.ts'
import { readHistories } from './forecast-reading.ts'
import { hatchWindow, soonest, type Telling, tellingOf, windowsOf } from './forecast-telling.ts'

/** What is due by the seasons of a keeper's females. Nothing of it is stored: it follows from facts, clutches and figures. */
export function createForecasts({ db, clock, collection }: SeasonDependencies) {
  const read = async ({ keeperId, timeZone }: Actor, asked: readonly number[]): Promise<Telling> =>
    tellingOf(await readHistories(db, keeperId, asked), todayIn(clock, timeZone))

  return {
    /** Throws 'not-found' for a foreign animal. */
    ofAnimal: async (actor: Actor, id: number): Promise<AnimalForecast> => {
      await collection.getOwn(db, actor, id)
      const telling = await read(actor, [id])
      const { females, clutches } = telling.histories
      const female = females.find(({ animal }) => animal.id === id)
      const hatching = clutches.filter(({ clutch, isIncubating }) => isIncubating && clutch.femaleId === id)
      const windows = [
        ...(female ? windowsOf(female, telling) : []),
        ...hatching.map((one) => hatchWindow(one, telling)),
      ]
      return { windows: windows.sort(soonest), wants: female ? forecastOf(female).wants : [] }
    },

    /** Of animals that are archived nothing is due; what is overdue is due today. */
    list: async (actor: Actor, query: ForecastQuery): Promise<ForecastWindow[]> => {
      const telling = await read(actor, [])
      const { histories, today } = telling
      const { from, to } = daysAsked(query, today)
      const females = histories.females.filter(({ animal }) => !animal.isArchived)
      const hatching = histories.clutches.filter(({ isIncubating }) => isIncubating)
      return [
        ...females.flatMap((female) => windowsOf(female, telling)),
        ...hatching.map((one) => hatchWindow(one, telling)),
      ]
        .filter((window) => window.from <= to && (window.state === 'overdue' ? today : window.to) >= from)
        .sort(soonest)
    },

    /** By the names of species. */
    listErrors: async (actor: Actor): Promise<SpeciesError[]> => {
      const { bySpecies } = (await read(actor, [])).errors
      return [...bySpecies]
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
