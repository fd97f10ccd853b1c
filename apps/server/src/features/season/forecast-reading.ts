import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import type { SpeciesFigures } from '@clutchbook/domain/season/figures'
import type { SeasonHistory } from '@clutchbook/domain/season/forecast.rules'
import type { Hatching } from '@clutchbook/domain/season/forecast-error.rules'
import { hatchSpread } from '@clutchbook/domain/season/hatching.rules'
import type { Spread } from '@clutchbook/domain/season/windows.rules'
import type { Db } from '../../platform/database/database.ts'
import { readSeasonSettings } from '../breeding/breeding.service.ts'
import {
  countHatching,
  listAllFacts,
  listAllLaid,
  listForetold,
  listSireSpecies,
} from './forecast.repository.ts'
import { toLaid } from './laid-clutches.ts'
import { readFiguresOf } from './species-figures.ts'

type FactRow = Awaited<ReturnType<typeof listAllFacts>>[number]
export type ClutchRow = Awaited<ReturnType<typeof listAllLaid>>[number]
type AnimalRow = Awaited<ReturnType<typeof listForetold>>[number]

/** A female, all that was written down of her seasons, and what she laid. */
export type FemaleHistory = SeasonHistory & {
  readonly animal: AnimalRow
  /** The same with the projects that they are of. */
  readonly told: readonly FactRow[]
  readonly laid: readonly ClutchRow[]
}

/** A clutch of eggs whose days to hatching are known, with what its aimed warmth foretells. */
export type HatchHistory = {
  readonly clutch: ClutchRow
  readonly figures: SpeciesFigures
  readonly spread: Spread
  readonly isIncubating: boolean
  /** The day on which the first of its eggs hatched. */
  readonly hatchDate: CivilDay | null
}

/** All that forecasts of a keeper rest on. */
export type Histories = {
  readonly females: readonly FemaleHistory[]
  readonly clutches: readonly HatchHistory[]
  readonly animals: ReadonlyMap<number, AnimalRow>
}

/** Reads all seasons of a keeper: each forecast is judged by all that were, so they are read at once. */
export async function readHistories(db: Db, keeperId: number, asked: readonly number[]): Promise<Histories> {
  const figuresOf = await readFiguresOf(db, keeperId)
  const { firstDay } = await readSeasonSettings(db, keeperId)
  const facts = Map.groupBy(await listAllFacts(db, keeperId), ({ animalId }) => animalId)
  const rows = await listAllLaid(db, keeperId)
  const laid = Map.groupBy(rows, ({ femaleId }) => femaleId ?? 0)
  const ids = new Set([...asked, ...facts.keys(), ...rows.flatMap(({ femaleId }) => femaleId ?? [])])
  const animals = await listForetold(db, keeperId, [...ids])
  const byId = new Map(animals.map((animal) => [animal.id, animal]))
  const females = animals
    .filter(({ sex }) => sex === 'Female')
    .map((animal): FemaleHistory => {
      const [told, own] = [facts.get(animal.id) ?? [], laid.get(animal.id) ?? []]
      const clutches = own.map((clutch) => toLaid(clutch, firstDay))
      return { animal, told, laid: own, figures: figuresOf(animal.species), facts: told, clutches }
    })
  return { females, clutches: await readHatching(db, keeperId, { rows, byId, figuresOf }), animals: byId }
}

type Laid = {
  readonly rows: readonly ClutchRow[]
  readonly byId: ReadonlyMap<number, AnimalRow>
  readonly figuresOf: (species: string) => SpeciesFigures
}

async function readHatching(
  db: Db,
  keeperId: number,
  { rows, byId, figuresOf }: Laid,
): Promise<HatchHistory[]> {
  const { incubating, hatched } = await countHatching(db, keeperId)
  // The first of several is told.
  const sires = new Map(
    (await listSireSpecies(db, keeperId)).reverse().map((row) => [row.clutchId, row.species]),
  )
  return rows.flatMap((clutch): HatchHistory[] => {
    if (clutch.kind !== 'eggs') return []
    const female = byId.get(clutch.femaleId ?? 0)?.species
    const species = female ?? clutch.species ?? sires.get(clutch.id) ?? clutch.projectSpecies
    if (species === null) return []
    const figures = figuresOf(species)
    const spread = hatchSpread(figures, { measured: [], latestC: null, aimedC: clutch.temperature })
    const [isIncubating, hatchDate] = [incubating.has(clutch.id), hatched.get(clutch.id) ?? null]
    return spread && (isIncubating || hatchDate) ? [{ clutch, figures, spread, isIncubating, hatchDate }] : []
  })
}

/** Clutches of a species that hatched, as their days are judged. */
export const hatchingsOf = (clutches: readonly HatchHistory[]): Hatching[] =>
  clutches.flatMap(({ clutch: { layDate, layDateSpread }, spread: foretold, hatchDate }) =>
    hatchDate === null ? [] : [{ layDate, layDateSpread, hatchDate, foretold }],
  )
