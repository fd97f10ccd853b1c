import { type Foretold, forecastOf } from '@clutchbook/domain/season/forecast.rules'
import { shownErrorDays } from '@clutchbook/domain/season/forecast-error.rules'
import { type Errors, judge } from './forecast-judging.ts'
import type { FemaleHistory, Histories } from './forecast-reading.ts'
import type { WindowRow } from './windows.repository.ts'

/** A window as it follows from what was written down; what was told of it does not. */
export type ForetoldWindow = Omit<WindowRow, 'keeperId' | 'told'>

/** The project of what a window rests on. */
function projectOf({ told, laid }: FemaleHistory, { kind, day }: Foretold['basedOn']): number | null {
  if (kind === 'laid') return laid.findLast(({ layDate }) => layDate === day)?.breedingProjectId ?? null
  return told.findLast((fact) => fact.kind === kind && fact.day === day)?.breedingProjectId ?? null
}

/** What is due of a female, also where it lapses some day. */
function ofFemale(female: FemaleHistory, { byFemale, bySpecies }: Errors): ForetoldWindow[] {
  const { animal, species } = female
  return forecastOf(female).map(
    ({ step, from, to, likely, basedOn, range, confidence, ownRecords, lapsesAfter }) => {
      const hers = (byFemale.get(animal.id) ?? []).filter((outcome) => outcome.step === step)
      return {
        ...{ step, subjectId: animal.id, animalId: animal.id, breedingProjectId: projectOf(female, basedOn) },
        ...{ firstDay: from, lastDay: to, likelyDay: likely, basis: basedOn.kind, basisDay: basedOn.day },
        ...{ leastDays: range[0], mostDays: range[1], confidence, ownRecords, lapsesAfter, species },
        errorDays: shownErrorDays(hers, bySpecies.get(species)?.get(step) ?? []),
      }
    },
  )
}

/** Everything that is due of a keeper's females and clutches, whatever day it is. */
export function foretellWindows(histories: Histories): ForetoldWindow[] {
  const { errors, teller } = judge(histories)
  // Hatching is foretold of the first egg: of a clutch that began to hatch nothing is to be told any more.
  const hatching = histories.clutches
    .filter(({ isIncubating, hatchDate }) => isIncubating && hatchDate === null)
    .map((one): ForetoldWindow => {
      const { id, femaleId, breedingProjectId } = one.clutch
      const { from, to, likely, basedOn, range, confidence, ownRecords, meanErrorDays } = teller.foretell(one)
      return {
        ...{ step: 'hatch', subjectId: id, animalId: femaleId, breedingProjectId, lapsesAfter: null },
        ...{ firstDay: from, lastDay: to, likelyDay: likely, basis: basedOn.kind, basisDay: basedOn.day },
        ...{ leastDays: range[0], mostDays: range[1], confidence, ownRecords, species: one.species },
        errorDays: meanErrorDays,
      }
    })
  return [...histories.females.flatMap((female) => ofFemale(female, errors)), ...hatching]
}
