import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { type Foretold, forecastOf, type WindowStep } from '@clutchbook/domain/season/forecast.rules'
import {
  type AnimalForecast,
  daysAsked,
  type ForecastQuery,
  type ForecastWindow,
  type SpeciesError,
} from '@clutchbook/domain/season/forecast.schema'
import {
  errorOf,
  type Outcome,
  outcomesOf,
  shownErrorDays,
} from '@clutchbook/domain/season/forecast-error.rules'
import { stateOn } from '@clutchbook/domain/season/windows.rules'
import type { Actor } from '../../platform/actor.ts'
import { todayIn } from '../../platform/clock.ts'
import { createHatchTeller, type ForetoldClutch, type HatchTeller } from '../eggs/eggs.service.ts'
import type { SeasonDependencies } from './fact-reading.ts'
import { type FemaleHistory, type Histories, readHistories } from './forecast-reading.ts'

/** How far off windows were, by species and step; hers apart. */
type Errors = {
  readonly bySpecies: ReadonlyMap<string, ReadonlyMap<WindowStep, Outcome[]>>
  readonly byFemale: ReadonlyMap<number, readonly Outcome[]>
}

/** What windows are told by: all seasons that were, how far off they were, and the day it is. */
type Telling = {
  readonly histories: Histories
  readonly errors: Errors
  readonly teller: HatchTeller
  readonly today: CivilDay
}

function tellingOf(histories: Histories, today: CivilDay): Telling {
  const { females, clutches } = histories
  const teller = createHatchTeller(clutches)
  const byFemale = new Map(females.map((female) => [female.animal.id, outcomesOf(female)]))
  const outcomes = [
    ...females.map(({ species, animal }) => ({ species, of: byFemale.get(animal.id) ?? [] })),
    ...[...teller.outcomes].map(([species, of]) => ({ species, of })),
  ]
  const bySpecies = new Map(
    [...Map.groupBy(outcomes, ({ species }) => species)].map(([species, some]) => [
      species,
      Map.groupBy(
        some.flatMap(({ of }) => of),
        ({ step }) => step,
      ),
    ]),
  )
  return { histories, errors: { bySpecies, byFemale }, teller, today }
}

/** The project of what a window rests on. */
function projectOf({ told, laid }: FemaleHistory, { kind, day }: Foretold['basedOn']): number | null {
  if (kind === 'laid') return laid.findLast(({ layDate }) => layDate === day)?.breedingProjectId ?? null
  return told.findLast((fact) => fact.kind === kind && fact.day === day)?.breedingProjectId ?? null
}

/** What is due of a female on a day; what lapsed is not. */
function windowsOf(female: FemaleHistory, { errors, today }: Telling): ForecastWindow[] {
  const { animal, figures, species } = female
  return forecastOf(female).windows.flatMap(({ lapsesAfter, ...window }) => {
    if (lapsesAfter !== null && today > lapsesAfter) return []
    const { step, basedOn } = window
    const hers = (errors.byFemale.get(animal.id) ?? []).filter((outcome) => outcome.step === step)
    return {
      ...window,
      ...{ animalId: animal.id, animalName: animal.name, clutchId: null, clutchCode: null },
      breedingProjectId: projectOf(female, basedOn),
      state: stateOn(today, window),
      meanErrorDays: shownErrorDays(hers, errors.bySpecies.get(species)?.get(step) ?? []),
      sources: figures.sources,
    }
  })
}

/** When the eggs of a clutch hatch. */
function hatchWindow(one: ForetoldClutch, { teller, today }: Telling): ForecastWindow {
  const { id, code, femaleId, femaleName, linkedFemaleName, breedingProjectId } = one.clutch
  const window = teller.foretell(one)
  return {
    ...{ ...window, step: 'hatch', state: stateOn(today, window), breedingProjectId },
    ...{ animalId: femaleId, animalName: linkedFemaleName ?? femaleName, clutchId: id, clutchCode: code },
  }
}

const soonest = (one: ForecastWindow, other: ForecastWindow): number =>
  one.likely < other.likely ? -1 : Number(one.likely > other.likely)

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
