import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { type Foretold, forecastOf, type WindowStep } from '@clutchbook/domain/season/forecast.rules'
import type { ForecastWindow } from '@clutchbook/domain/season/forecast.schema'
import { type Outcome, outcomesOf, shownErrorDays } from '@clutchbook/domain/season/forecast-error.rules'
import { stateOn } from '@clutchbook/domain/season/windows.rules'
import { createHatchTeller, type ForetoldClutch, type HatchTeller } from '../eggs/eggs.service.ts'
import type { FemaleHistory, Histories } from './forecast-reading.ts'

/** How far off windows were, by species and step; hers apart. */
type Errors = {
  readonly bySpecies: ReadonlyMap<string, ReadonlyMap<WindowStep, Outcome[]>>
  readonly byFemale: ReadonlyMap<number, readonly Outcome[]>
}

/** What windows are told by: all seasons that were, how far off they were, and the day it is. */
export type Telling = {
  readonly histories: Histories
  readonly errors: Errors
  readonly teller: HatchTeller
  readonly today: CivilDay
}

export function tellingOf(histories: Histories, today: CivilDay): Telling {
  const { females, clutches } = histories
  const teller = createHatchTeller(clutches)
  const byFemale = new Map(females.map((female) => [female.animal.id, outcomesOf(female)]))
  const outcomes = [
    ...females.map(({ species, animal }) => ({ species, of: byFemale.get(animal.id) ?? [] })),
    ...teller.listOutcomes(),
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
export function windowsOf(female: FemaleHistory, { errors, today }: Telling): ForecastWindow[] {
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
export function hatchWindow(one: ForetoldClutch, { teller, today }: Telling): ForecastWindow {
  const { id, code, femaleId, femaleName, linkedFemaleName, breedingProjectId } = one.clutch
  const window = teller.foretell(one)
  return {
    ...{ ...window, step: 'hatch', state: stateOn(today, window), breedingProjectId },
    ...{ animalId: femaleId, animalName: linkedFemaleName ?? femaleName, clutchId: id, clutchCode: code },
  }
}

export const soonest = (one: ForecastWindow, other: ForecastWindow): number =>
  one.likely < other.likely ? -1 : Number(one.likely > other.likely)
