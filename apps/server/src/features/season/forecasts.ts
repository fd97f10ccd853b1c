import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import type { FigureConfidence, SpeciesFigures } from '@clutchbook/domain/season/figures'
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
  hatchOutcomesOf,
  type Outcome,
  outcomesOf,
  shownErrorDays,
  toHatched,
} from '@clutchbook/domain/season/forecast-error.rules'
import { narrowedByHatched } from '@clutchbook/domain/season/hatching.rules'
import { daysOf, stateOn, windowFrom } from '@clutchbook/domain/season/windows.rules'
import { findSpecies } from '@clutchbook/domain/species/species.rules'
import type { Actor } from '../../platform/actor.ts'
import { todayIn } from '../../platform/clock.ts'
import type { SeasonDependencies } from './fact-reading.ts'
import {
  type FemaleHistory,
  type HatchHistory,
  type Histories,
  hatchingsOf,
  readHistories,
} from './forecast-reading.ts'

/** How far off windows were, by species and step; hers apart. */
type Errors = {
  readonly bySpecies: ReadonlyMap<string, ReadonlyMap<WindowStep, Outcome[]>>
  readonly byFemale: ReadonlyMap<number, readonly Outcome[]>
}

/** A species by the name of science where it is known, however the keeper wrote it. */
const speciesOf = ({ species }: SpeciesFigures): string => findSpecies(species)?.scientific ?? species

function errorsOf({ females, clutches }: Histories): Errors {
  const byFemale = new Map(females.map((female) => [female.animal.id, outcomesOf(female)]))
  const outcomes = females.flatMap(({ figures, animal }) =>
    (byFemale.get(animal.id) ?? []).map((outcome) => ({ species: speciesOf(figures), outcome })),
  )
  const hatched = [...Map.groupBy(clutches, ({ figures }) => speciesOf(figures))].flatMap(([species, of]) =>
    hatchOutcomesOf(hatchingsOf(of)).map((outcome) => ({ species, outcome })),
  )
  const grouped = Map.groupBy([...outcomes, ...hatched], ({ species }) => species)
  const bySpecies = new Map(
    [...grouped].map(([species, of]) => [
      species,
      Map.groupBy(
        of.map(({ outcome }) => outcome),
        ({ step }) => step,
      ),
    ]),
  )
  return { bySpecies, byFemale }
}

/** The project of what a window rests on. */
function projectOf({ told, laid }: FemaleHistory, { basedOn: { kind, day } }: Foretold): number | null {
  if (kind === 'laid') return laid.findLast(({ layDate }) => layDate === day)?.breedingProjectId ?? null
  return told.findLast((fact) => fact.kind === kind && fact.day === day)?.breedingProjectId ?? null
}

const counts = (today: CivilDay, { lapsesAfter }: Foretold): boolean =>
  lapsesAfter === null || today <= lapsesAfter

/** What is due of a female on a day. */
function windowsOf(female: FemaleHistory, errors: Errors, today: CivilDay): ForecastWindow[] {
  const { animal, figures } = female
  const { windows } = forecastOf(female)
  return windows
    .filter((window) => counts(today, window))
    .map(({ lapsesAfter: _lapses, ...window }) => ({
      ...window,
      ...{ animalId: animal.id, animalName: animal.name, clutchId: null, clutchCode: null },
      breedingProjectId: projectOf(female, { ...window, lapsesAfter: null }),
      state: stateOn(today, window),
      meanErrorDays: shownErrorDays(
        (errors.byFemale.get(animal.id) ?? []).filter(({ step }) => step === window.step),
        errors.bySpecies.get(speciesOf(figures))?.get(window.step) ?? [],
      ),
      sources: figures.sources,
    }))
}

const hatchConfidence = ({ used, confidence }: SpeciesFigures): FigureConfidence =>
  confidence[used.daysByTemp && !used.hasDiapause ? 'daysByTemp' : 'layToHatch'] ??
  confidence.layToHatch ??
  'low'

/** When the eggs of a clutch hatch, as clutches of the species that hatched before narrow it. */
function hatchWindow(
  { clutch, figures, spread }: HatchHistory,
  { clutches, animals }: Histories,
  errors: Errors,
  today: CivilDay,
): ForecastWindow {
  const same = clutches.filter((other) => speciesOf(other.figures) === speciesOf(figures))
  const hatched = hatchingsOf(same).map(toHatched)
  const window = windowFrom(clutch.layDate, narrowedByHatched(spread, hatched), clutch.layDateSpread)
  const { from, to } = daysOf(spread)
  const { id, code, femaleId, femaleName, layDate, breedingProjectId } = clutch
  return {
    ...{ step: 'hatch', animalId: femaleId, animalName: animals.get(femaleId ?? 0)?.name ?? femaleName },
    ...{ clutchId: id, clutchCode: code, breedingProjectId, ...window, state: stateOn(today, window) },
    ...{ basedOn: { kind: 'laid', day: layDate }, range: [from, to], confidence: hatchConfidence(figures) },
    ownRecords: hatched.length,
    meanErrorDays: shownErrorDays([], errors.bySpecies.get(speciesOf(figures))?.get('hatch') ?? []),
    sources: figures.sources,
  }
}

const soonest = (one: ForecastWindow, other: ForecastWindow): number =>
  one.likely < other.likely ? -1 : Number(one.likely > other.likely)

/** What is due by the seasons of a keeper's females. Nothing of it is stored: it follows from facts, clutches and figures. */
export function createForecasts({ db, clock, collection }: SeasonDependencies) {
  const todayOf = ({ timeZone }: Actor): CivilDay => todayIn(clock, timeZone)

  return {
    /** Throws 'not-found' for a foreign animal. */
    ofAnimal: async (actor: Actor, id: number): Promise<AnimalForecast> => {
      await collection.getOwn(db, actor, id)
      const today = todayOf(actor)
      const histories = await readHistories(db, actor.keeperId, [id])
      const errors = errorsOf(histories)
      const female = histories.females.find(({ animal }) => animal.id === id)
      const hatching = histories.clutches.filter(
        ({ clutch, isIncubating }) => isIncubating && clutch.femaleId === id,
      )
      const windows = female ? windowsOf(female, errors, today) : []
      const hatches = hatching.map((one) => hatchWindow(one, histories, errors, today))
      return {
        windows: [...windows, ...hatches].sort(soonest),
        wants: female ? forecastOf(female).wants : [],
      }
    },

    /** Of animals that are archived nothing is due; what is overdue is due today. */
    list: async (actor: Actor, query: ForecastQuery): Promise<ForecastWindow[]> => {
      const today = todayOf(actor)
      const { from, to } = daysAsked(query, today)
      const histories = await readHistories(db, actor.keeperId, [])
      const errors = errorsOf(histories)
      const females = histories.females.filter(({ animal }) => !animal.isArchived)
      const hatching = histories.clutches.filter(({ isIncubating }) => isIncubating)
      return [
        ...females.flatMap((female) => windowsOf(female, errors, today)),
        ...hatching.map((one) => hatchWindow(one, histories, errors, today)),
      ]
        .filter((window) => window.from <= to && (window.state === 'overdue' ? today : window.to) >= from)
        .sort(soonest)
    },

    /** By the names of species, steps in their order. */
    listErrors: async ({ keeperId }: Actor): Promise<SpeciesError[]> => {
      const { bySpecies } = errorsOf(await readHistories(db, keeperId, []))
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
