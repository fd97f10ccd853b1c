import type { Warmth } from '@clutchbook/domain/incubation/thermal.rules'
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
import {
  hatchedMoments,
  hatchSpread,
  hatchWarmth,
  narrowedByHatched,
} from '@clutchbook/domain/season/hatching.rules'
import { daysOf, type Moments, type Spread, windowFrom } from '@clutchbook/domain/season/windows.rules'
import { knownName } from '@clutchbook/domain/species/species.rules'
import type { Db } from '../../platform/database/database.ts'
import { readFiguresOf } from '../breeding/breeding.service.ts'
import { readWarmth } from './clutch-warmth.ts'
import {
  type ClutchEndings,
  type LaidEggsRow,
  listLaidEggs,
  listSireSpecies,
  readEndings,
  readTimeZone,
} from './hatch-foretelling.repository.ts'

/** Of how many clutches of a species that hatched it counts how warm they were; of older ones, what was aimed at. */
const measuredBack = 24

/** A clutch of eggs whose days to hatching are known, with what its warmth foretells. */
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

/** What else clutches are foretold by. */
type ReadBefore = {
  readonly figuresOf: (species: string) => SpeciesFigures
  readonly endings: ClutchEndings
}

/** Reads all clutches of a keeper that incubate or hatched: each is judged by all others of its species. */
export async function readForetoldClutches(
  db: Db,
  keeperId: number,
  { figuresOf, endings: { incubating, hatched } }: ReadBefore,
): Promise<ForetoldClutch[]> {
  const rows = await listLaidEggs(db, keeperId)
  const sires = await readSires(db, keeperId, rows)
  const told = rows.flatMap((clutch): WithoutSpread[] => {
    const { id, projectSpecies } = clutch
    const written = ownSpecies(clutch) ?? sires.get(id) ?? projectSpecies
    const [isIncubating, hatchDate] = [incubating.has(id), hatched.get(id)?.first ?? null]
    if (written === null || (!isIncubating && hatchDate === null)) return []
    return [{ clutch, species: knownName(written), figures: figuresOf(written), isIncubating, hatchDate }]
  })
  const warmths = await readWarmths(db, keeperId, told)
  return told.flatMap((one): ForetoldClutch[] => {
    const warmth = warmths.get(one.clutch.id)
    const unmeasured = { measured: [], latestC: null, aimedC: aimedOf(one.clutch) }
    const spread = hatchSpread(one.figures, warmth ? hatchWarmth(warmth) : unmeasured)
    return spread ? [{ ...one, spread }] : []
  })
}

type WithoutSpread = Omit<ForetoldClutch, 'spread'>

const aimedOf = ({ temperature, setTemperature }: LaidEggsRow): number | null => temperature ?? setTemperature

/** How warm clutches were: those that incubate, and the last of each species that hatched. */
async function readWarmths(db: Db, keeperId: number, told: readonly WithoutSpread[]) {
  const ended = Map.groupBy(
    told.filter(({ isIncubating }) => !isIncubating),
    ({ species }) => species,
  )
  const recent = [...ended.values()].flatMap((some) => some.slice(-measuredBack))
  const asked = [...told.filter(({ isIncubating }) => isIncubating), ...recent].map(
    ({ clutch, isIncubating, hatchDate }) => ({
      ...{ id: clutch.id, layDate: clutch.layDate, aimed: aimedOf(clutch) },
      lastDay: isIncubating ? null : hatchDate,
    }),
  )
  if (asked.length === 0) return new Map<number, Warmth>()
  return readWarmth({ db, keeperId, timeZone: await readTimeZone(db, keeperId) }, asked, null)
}

const ownSpecies = ({ femaleSpecies, species }: LaidEggsRow): string | null => femaleSpecies ?? species

/** The species of sires by their clutches, where nothing else of these tells it before. */
async function readSires(db: Db, keeperId: number, rows: readonly LaidEggsRow[]) {
  if (rows.every((row) => ownSpecies(row) !== null)) return new Map<number, string>()
  // The first of several is told.
  return new Map((await listSireSpecies(db, keeperId)).reverse().map((row) => [row.clutchId, row.species]))
}

const toHatching = ({ clutch, spread: foretold, hatchDate }: ForetoldClutch): Hatching[] => {
  const { layDate, layDateSpread } = clutch
  return hatchDate === null ? [] : [{ layDate, layDateSpread, hatchDate, foretold }]
}

const confidenceOf = ({ used, confidence }: SpeciesFigures): FigureConfidence =>
  (used.daysByTemp && !used.hasDiapause ? confidence.daysByTemp : null) ?? confidence.layToHatch ?? 'low'

type Hatched = { readonly hatched: Moments; readonly outcomes: readonly Outcome[] }

/** Tells when eggs hatch, and how far off that was, by species; each species that is asked for is counted once. */
export function createHatchTeller(all: readonly ForetoldClutch[]) {
  const bySpecies = Map.groupBy(all, ({ species }) => species)
  const counted = new Map<string, Hatched>()
  const hatchedOf = (species: string): Hatched => {
    const before = counted.get(species)
    if (before) return before
    const hatchings = (bySpecies.get(species) ?? []).flatMap(toHatching)
    const now = { hatched: hatchedMoments(hatchings.map(toHatched)), outcomes: hatchOutcomesOf(hatchings) }
    counted.set(species, now)
    return now
  }

  return {
    /** What came of the windows of each species. */
    listOutcomes: () =>
      [...bySpecies.keys()].map((species) => ({ species, of: hatchedOf(species).outcomes })),

    /** When the eggs of a clutch hatch, as clutches of the species that hatched before narrow it. */
    foretell({ clutch, species, figures, spread }: ForetoldClutch): HatchForecast {
      const { hatched, outcomes } = hatchedOf(species)
      const narrowed = narrowedByHatched(spread, hatched)
      const { from, to } = daysOf(spread)
      return {
        ...windowFrom(clutch.layDate, narrowed, clutch.layDateSpread),
        basedOn: { kind: 'laid', day: clutch.layDate },
        range: [from, to],
        confidence: confidenceOf(figures),
        ownRecords: hatched.n,
        meanErrorDays: shownErrorDays([], outcomes),
        sources: figures.sources,
      }
    },
  }
}

export type HatchTeller = ReturnType<typeof createHatchTeller>

/** When some clutches of a keeper that incubate hatch, by their numbers. */
export async function readHatchForecasts(
  db: Db,
  keeperId: number,
  ids: ReadonlySet<number>,
): Promise<ReadonlyMap<number, HatchForecast>> {
  if (ids.size === 0) return new Map()
  const figuresOf = await readFiguresOf(db, keeperId)
  const endings = await readEndings(db, keeperId)
  const clutches = await readForetoldClutches(db, keeperId, { figuresOf, endings })
  const { foretell } = createHatchTeller(clutches)
  return new Map(
    clutches.flatMap((one) => (ids.has(one.clutch.id) ? [[one.clutch.id, foretell(one)] as const] : [])),
  )
}
