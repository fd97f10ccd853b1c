import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import type { FigureConfidence, SpeciesFigures } from '@clutchbook/domain/season/figures'
import type { HatchForecast } from '@clutchbook/domain/season/forecast.schema'
import {
  type Hatching,
  hatchOutcomesOf,
  type Outcome,
  shownErrorDays,
  toHatched,
} from '@clutchbook/domain/season/forecast-error.rules'
import { hatchSpread, narrowedByHatched } from '@clutchbook/domain/season/hatching.rules'
import { daysOf, type Spread, windowFrom } from '@clutchbook/domain/season/windows.rules'
import { knownName } from '@clutchbook/domain/species/species.rules'
import type { Db } from '../../platform/database/database.ts'
import { readFiguresOf } from '../breeding/breeding.service.ts'
import {
  type LaidEggsRow,
  listHatching,
  listLaidEggs,
  listSireSpecies,
} from './hatch-foretelling.repository.ts'

/** A clutch of eggs whose days to hatching are known, with what its aimed warmth foretells. */
export type ForetoldClutch = {
  readonly clutch: LaidEggsRow
  /** By the name of science where it is known, however the keeper wrote it. */
  readonly species: string
  readonly figures: SpeciesFigures
  readonly spread: Spread
  readonly isIncubating: boolean
  /** The day on which the first of its eggs hatched. */
  readonly hatchDate: CivilDay | null
}

/** Reads all clutches of a keeper that incubate or hatched: each is judged by all others of its species. */
export async function readForetoldClutches(db: Db, keeperId: number): Promise<ForetoldClutch[]> {
  const figuresOf = await readFiguresOf(db, keeperId)
  const rows = await listLaidEggs(db, keeperId)
  const { incubating, hatched } = await listHatching(db, keeperId)
  // The first of several is told.
  const sires = new Map(
    (await listSireSpecies(db, keeperId)).reverse().map((row) => [row.clutchId, row.species]),
  )
  return rows.flatMap((clutch): ForetoldClutch[] => {
    const { id, temperature: aimedC, femaleSpecies, projectSpecies } = clutch
    const written = femaleSpecies ?? clutch.species ?? sires.get(id) ?? projectSpecies
    if (written === null) return []
    const figures = figuresOf(written)
    const spread = hatchSpread(figures, { measured: [], latestC: null, aimedC })
    const [isIncubating, hatchDate] = [incubating.has(id), hatched.get(id) ?? null]
    if (!spread || (!isIncubating && hatchDate === null)) return []
    return [{ clutch, species: knownName(written), figures, spread, isIncubating, hatchDate }]
  })
}

const toHatching = ({ clutch, spread: foretold, hatchDate }: ForetoldClutch): Hatching[] => {
  const { layDate, layDateSpread } = clutch
  return hatchDate === null ? [] : [{ layDate, layDateSpread, hatchDate, foretold }]
}

const confidenceOf = ({ used, confidence }: SpeciesFigures): FigureConfidence =>
  (used.daysByTemp && !used.hasDiapause ? confidence.daysByTemp : null) ?? confidence.layToHatch ?? 'low'

/** Tells when eggs hatch, and how far off that was, by species; each species is counted once. */
export function createHatchTeller(all: readonly ForetoldClutch[]) {
  const bySpecies = new Map(
    [...Map.groupBy(all, ({ species }) => species)].map(([species, of]) => {
      const hatchings = of.flatMap(toHatching)
      return [species, { hatched: hatchings.map(toHatched), outcomes: hatchOutcomesOf(hatchings) }] as const
    }),
  )

  return {
    /** What came of the windows of each species. */
    outcomes: new Map(
      [...bySpecies].map(([species, { outcomes }]): [string, Outcome[]] => [species, outcomes]),
    ),

    /** When the eggs of a clutch hatch, as clutches of the species that hatched before narrow it. */
    foretell({ clutch, species, figures, spread }: ForetoldClutch): HatchForecast {
      const { hatched = [], outcomes = [] } = bySpecies.get(species) ?? {}
      const narrowed = narrowedByHatched(spread, hatched)
      const { from, to } = daysOf(spread)
      return {
        ...windowFrom(clutch.layDate, narrowed, clutch.layDateSpread),
        basedOn: { kind: 'laid', day: clutch.layDate },
        range: [from, to],
        confidence: confidenceOf(figures),
        ownRecords: hatched.length,
        meanErrorDays: shownErrorDays([], outcomes),
        sources: figures.sources,
      }
    },
  }
}

export type HatchTeller = ReturnType<typeof createHatchTeller>

/** When the clutches of a keeper that incubate hatch, by their numbers. */
export async function readHatchForecasts(
  db: Db,
  keeperId: number,
): Promise<ReadonlyMap<number, HatchForecast>> {
  const clutches = await readForetoldClutches(db, keeperId)
  const { foretell } = createHatchTeller(clutches)
  return new Map(
    clutches.flatMap((one) => (one.isIncubating ? [[one.clutch.id, foretell(one)] as const] : [])),
  )
}
