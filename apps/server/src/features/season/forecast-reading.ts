import type { DayOfYear } from '@clutchbook/domain/clutches/season.rules'
import type { SeasonHistory } from '@clutchbook/domain/season/forecast.rules'
import { knownName } from '@clutchbook/domain/species/species.rules'
import type { Db } from '../../platform/database/database.ts'
import { readFiguresOf, readSeasonSettings } from '../breeding/breeding.service.ts'
import {
  type ClutchEndings,
  type ForetoldClutch,
  readEndings,
  readForetoldClutches,
} from '../eggs/eggs.service.ts'
import { listAllFacts, listAllLaid, listForetold } from './forecast.repository.ts'
import { toLaid } from './laid-clutches.ts'

export type FactRow = Awaited<ReturnType<typeof listAllFacts>>[number]
export type LaidRow = Awaited<ReturnType<typeof listAllLaid>>[number]
type AnimalRow = Awaited<ReturnType<typeof listForetold>>[number]

/** A female, all that was written down of her seasons, and what she laid. */
export type FemaleHistory = SeasonHistory & {
  readonly animal: AnimalRow
  /** By the name of science where it is known, however the keeper wrote it. */
  readonly species: string
  /** The same with the projects that they are of. */
  readonly told: readonly FactRow[]
  readonly laid: readonly LaidRow[]
}

/** What was written down of a keeper's seasons. */
export type Seasons = {
  /** By days, whosever they are. */
  readonly facts: readonly FactRow[]
  readonly laid: readonly LaidRow[]
  readonly endings: ClutchEndings
  /** The first day of the keeper's seasons. */
  readonly firstDay: DayOfYear
}

/** All that forecasts of a keeper rest on. */
export type Histories = Seasons & {
  readonly females: readonly FemaleHistory[]
  readonly clutches: readonly ForetoldClutch[]
}

/** Reads what was written down of the seasons of a keeper. */
export async function readSeasons(db: Db, keeperId: number): Promise<Seasons> {
  const { firstDay } = await readSeasonSettings(db, keeperId)
  const facts = await listAllFacts(db, keeperId)
  const laid = await listAllLaid(db, keeperId)
  return { firstDay, facts, laid, endings: await readEndings(db, keeperId) }
}

/** Reads all seasons of a keeper: each forecast is judged by all that were, so they are read at once. */
export async function readHistories(db: Db, keeperId: number): Promise<Histories> {
  const figuresOf = await readFiguresOf(db, keeperId)
  const seasons = await readSeasons(db, keeperId)
  const { firstDay, facts, laid, endings } = seasons
  const factsOf = Map.groupBy(facts, ({ animalId }) => animalId)
  const laidBy = Map.groupBy(laid, ({ femaleId }) => femaleId)
  const known = [...factsOf.keys(), ...laidBy.keys()].filter((id) => id !== null)
  const animals = await listForetold(db, keeperId, [...new Set(known)])
  const females = animals
    .filter(({ sex }) => sex === 'Female')
    .map((animal): FemaleHistory => {
      const [told, own] = [factsOf.get(animal.id) ?? [], laidBy.get(animal.id) ?? []]
      const [figures, species] = [figuresOf(animal.species), knownName(animal.species)]
      const clutches = own.map((clutch) => toLaid(clutch, firstDay))
      return { animal, species, told, laid: own, figures, facts: told, clutches }
    })
  const clutches = await readForetoldClutches(db, keeperId, { figuresOf, endings })
  return { ...seasons, females, clutches }
}
