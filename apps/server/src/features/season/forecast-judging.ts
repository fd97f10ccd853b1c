import type { WindowStep } from '@clutchbook/domain/season/forecast.rules'
import { type Outcome, outcomesOf } from '@clutchbook/domain/season/forecast-error.rules'
import { createHatchTeller, type HatchTeller } from '../eggs/eggs.service.ts'
import type { Histories } from './forecast-reading.ts'

/** How far off windows were, by species and step; hers apart. */
export type Errors = {
  readonly bySpecies: ReadonlyMap<string, ReadonlyMap<WindowStep, Outcome[]>>
  readonly byFemale: ReadonlyMap<number, readonly Outcome[]>
}

/** Holds all seasons that were against what was foretold of them. */
export function judge({ females, clutches }: Histories): {
  readonly errors: Errors
  readonly teller: HatchTeller
} {
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
  return { errors: { bySpecies, byFemale }, teller }
}
