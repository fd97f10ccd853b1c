import { type Random, randomFrom } from '../../demo/colony/random.ts'
import { addDays, type CivilDay } from '../../packages/domain/src/kernel/civil-day.ts'
import type { DatedFact, LaidClutch } from '../../packages/domain/src/season/cycles.rules.ts'
import { speciesFigures } from '../../packages/domain/src/season/figures.rules.ts'
import type { SpeciesFigures, StepName } from '../../packages/domain/src/season/figures.ts'
import type { SeasonHistory } from '../../packages/domain/src/season/forecast.rules.ts'
import type { Hatching } from '../../packages/domain/src/season/forecast-error.rules.ts'
import { hatchSpread } from '../../packages/domain/src/season/hatching.rules.ts'
import { type Spread, spreadOf } from '../../packages/domain/src/season/windows.rules.ts'

/**
 * Made-up seasons of females, to hold forecasts against. A step takes as long as the range of its species says: normally
 * distributed, 90 % of it within. A part of that variance is the female's own and the same every season, the rest is of
 * each season. Of hatching the part is that of the keeper, whose incubator all eggs stand in.
 */

const species = [
  'Python regius',
  'Pantherophis guttatus',
  'Boa imperator',
  'Eublepharis macularius',
  'Correlophus ciliatus',
  'Chamaeleo calyptratus',
]
const females = 200
const seasons = 6
const femalesOfKeeper = 10

/** How often a female leaves out a season, a fact is not written down, and another clutch follows where a species lays several. */
const chances = { gap: 0.15, unwritten: 0.2, another: 0.6 } as const
const mostClutches = 4

/** The standard deviations that hold half of 90 %. */
const sides = 1.645

export type Histories = {
  readonly females: readonly SeasonHistory[]
  /** The clutches that hatched at each keeper's, of each species. */
  readonly keepers: readonly (readonly Hatching[])[]
}

/** A draw of the standard normal distribution, by Box and Muller. */
function normal(random: Random): number {
  const unit = (): number => random.whole(1, 2 ** 30) / (2 ** 30 + 1)
  return Math.sqrt(-2 * Math.log(unit())) * Math.cos(2 * Math.PI * unit())
}

/** Lengths in days: `own` is drawn once for each female or keeper and step, and counts for its share of the variance. */
const length = (random: Random, { middle, half }: Spread, own: number, share: number): number => {
  const deviation = own * Math.sqrt(share) + normal(random) * Math.sqrt(1 - share)
  return Math.max(1, Math.round(middle + (half / sides) * deviation))
}

type Female = {
  readonly random: Random
  readonly figures: SpeciesFigures
  readonly share: number
  readonly own: ReadonlyMap<StepName, number>
}

const steps: readonly StepName[] = [
  'ovulationToShed',
  'shedToLay',
  'matingToLay',
  'shedToBirth',
  'layToNextLay',
]

/** How long a step takes this time; null where the species has none. */
function take({ random, figures, share, own }: Female, step: StepName): number | null {
  const range = figures.used[step]
  if (!range) return null
  return length(random, spreadOf(range, figures.confidence[step] ?? 'low'), own.get(step) ?? 0, share)
}

/** The facts and the day of the first clutch of a season. A lock tells nothing where the species has no days from it. */
function firstClutch(female: Female, begun: CivilDay): { facts: Omit<DatedFact, 'id'>[]; day: CivilDay } {
  const { figures } = female
  const ovulated = addDays(begun, 20)
  const shed = addDays(ovulated, take(female, 'ovulationToShed') ?? 20)
  const toEnd = take(female, figures.used.kind === 'litter' ? 'shedToBirth' : 'shedToLay')
  const toLay = take(female, 'matingToLay')
  const day = toEnd === null ? addDays(begun, toLay ?? 40) : addDays(shed, toEnd)
  const locked = toLay === null ? begun : addDays(day, -toLay)
  const facts = [
    { kind: 'lock' as const, day: locked },
    ...(figures.used.ovulationToShed ? [{ kind: 'ovulation' as const, day: ovulated }] : []),
    ...(toEnd === null ? [] : [{ kind: 'shed' as const, day: shed }]),
  ]
  return { facts, day }
}

/** The days of the clutches of a season, from its first on. */
function clutchDays(female: Female, first: CivilDay): CivilDay[] {
  const days = [first]
  while (days.length < mostClutches && female.random.chance(chances.another)) {
    const interval = take(female, 'layToNextLay')
    if (interval === null) break
    days.push(addDays(days.at(-1) ?? first, interval))
  }
  return days
}

/** What was written down of a female over the years. */
function historyOf(female: Female): SeasonHistory {
  const { random, figures } = female
  const years = Array.from({ length: seasons }, (_none, year) => 2020 + year)
  const kept = years
    .filter(() => !random.chance(chances.gap))
    .map((season) => ({
      season,
      ...firstClutch(female, addDays(`${season}-01-10`, random.whole(0, 40))),
    }))
  const written = kept.flatMap(({ facts }) => facts.filter(() => !random.chance(chances.unwritten)))
  const laid = kept.flatMap(({ season, day }) => clutchDays(female, day).map((on) => ({ season, day: on })))
  return {
    figures,
    facts: written.map((fact, at): DatedFact => ({ ...fact, id: at + 1 })),
    clutches: laid.map((clutch, at): LaidClutch => ({ ...clutch, id: at + 1 })),
  }
}

/** The hatchings of clutches at one keeper's, each at a warmth of its own. */
function hatchingsOf(random: Random, histories: readonly SeasonHistory[], share: number): Hatching[] {
  const own = normal(random)
  return histories.flatMap(({ figures, clutches }) =>
    clutches.flatMap(({ day: layDate }) => {
      const [least, most] = figures.used.tempC ?? [28, 28]
      const aimedC = least + ((most - least) * random.whole(0, 10)) / 10
      const foretold = hatchSpread(figures, { measured: [], latestC: null, aimedC })
      if (!foretold) return []
      const hatchDate = addDays(layDate, length(random, foretold, own, share))
      return [{ layDate, hatchDate, layDateSpread: 0, foretold }]
    }),
  )
}

/** Histories in which so large a part of the variance is the female's own, the same for a seed on every machine. */
export function makeHistories(seed: number, share: number): Histories {
  const random = randomFrom(seed)
  const histories = Array.from({ length: females }, (_none, number) => {
    const name = species[number % species.length] ?? ''
    const own = new Map(steps.map((step) => [step, normal(random)]))
    return { keeper: Math.floor(number / femalesOfKeeper), name, own }
  }).map(({ keeper, name, own }) => ({
    key: `${keeper} ${name}`,
    history: historyOf({ random, figures: speciesFigures(name), share, own }),
  }))
  const kept = Map.groupBy(histories, ({ key }) => key)
  return {
    females: histories.map(({ history }) => history),
    keepers: [...kept.values()].map((some) =>
      hatchingsOf(
        random,
        some.map(({ history }) => history),
        share,
      ),
    ),
  }
}
