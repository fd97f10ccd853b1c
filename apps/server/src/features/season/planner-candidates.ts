import { seasonOf } from '@clutchbook/domain/clutches/season.rules'
import { weightOf } from '@clutchbook/domain/collection/animal-records.rules'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { gramsOf } from '@clutchbook/domain/kernel/units'
import { cyclesOf, type LaidClutch } from '@clutchbook/domain/season/cycles.rules'
import type { SpeciesFigures } from '@clutchbook/domain/season/figures'
import { type Candidate, femaleStateOf, type Weighed } from '@clutchbook/domain/season/planner.rules'
import { isWithOn } from '@clutchbook/domain/season/visits.rules'
import type { Db } from '../../platform/database/database.ts'
import { readPortions } from '../../platform/database/read-portions.ts'
import { readFiguresOf, readSeasonSettings } from '../breeding/breeding.service.ts'
import { toLaid } from './laid-clutches.ts'
import { type HerdRow, listLastWeights } from './planner.repository.ts'
import { type FoundFact, listFacts, listIntroductions, listLaid } from './season-facts.repository.ts'

/** How many numbers one statement names; SQLite and PostgreSQL both take far more. */
const portion = 1000

/** Who may be paired, and what else is known of them. */
type Asked = {
  readonly males: readonly HerdRow[]
  readonly females: readonly HerdRow[]
  /** Females of which a project is active. */
  readonly inProjects: ReadonlySet<number>
  readonly today: CivilDay
}

type Read = {
  readonly weights: ReadonlyMap<number, Weighed>
  readonly facts: ReadonlyMap<number, FoundFact[]>
  readonly laid: ReadonlyMap<number, LaidClutch[]>
  /** Males that are with a female now. */
  readonly visiting: ReadonlySet<number>
  readonly figuresOf: (species: string) => SpeciesFigures
  readonly seasonNow: number
  readonly seasonOfDay: (day: CivilDay) => number
}

const numbersOf = (rows: readonly HerdRow[]): number[] => rows.map(({ id }) => id)

/** The last weight of each animal by its records. */
async function readWeights(db: Db, keeperId: number, { males, females, today }: Asked) {
  const ids = numbersOf([...males, ...females])
  const rows = await readPortions(ids, portion, (some) => listLastWeights(db, keeperId, some, today))
  return new Map(
    rows.flatMap((row): [number, Weighed][] => {
      const weight = weightOf(row)
      return weight
        ? [[row.animalId, { day: row.recordDate, grams: gramsOf(weight.amount, weight.unit) }]]
        : []
    }),
  )
}

/** The males that are with a female on a day. */
async function readVisiting(db: Db, keeperId: number, { males, today }: Asked): Promise<Set<number>> {
  const rows = await readPortions(numbersOf(males), portion, (maleIds) =>
    listIntroductions(db, keeperId, { maleIds, femaleIds: [] }),
  )
  return new Set(rows.flatMap(({ maleId, ...visit }) => (isWithOn(today, visit) ? (maleId ?? []) : [])))
}

async function readAll(db: Db, keeperId: number, asked: Asked): Promise<Read> {
  const femaleIds = numbersOf(asked.females)
  const facts = await readPortions(femaleIds, portion, (some) => listFacts(db, keeperId, some))
  const laid = await readPortions(femaleIds, portion, (some) => listLaid(db, keeperId, some))
  const { firstDay } = await readSeasonSettings(db, keeperId)
  const seasonOfDay = (day: CivilDay): number => seasonOf(day, firstDay)
  const clutches = laid.map((clutch) => ({ ...toLaid(clutch, firstDay), femaleId: clutch.femaleId ?? 0 }))
  return {
    weights: await readWeights(db, keeperId, asked),
    facts: Map.groupBy(facts, ({ animalId }) => animalId),
    laid: Map.groupBy(clutches, ({ femaleId }) => femaleId),
    visiting: await readVisiting(db, keeperId, asked),
    figuresOf: await readFiguresOf(db, keeperId),
    seasonNow: seasonOfDay(asked.today),
    seasonOfDay,
  }
}

/** The last weight: by its record, else the one of the animal itself, of which no day is known. */
function weighedOf({ id, weightGrams }: HerdRow, { weights }: Read): Weighed | null {
  return weights.get(id) ?? (weightGrams < 0 ? null : { day: null, grams: weightGrams })
}

/** Each animal that may be paired, as its readiness is judged (PLN-03). */
export async function readCandidates(
  db: Db,
  keeperId: number,
  asked: Asked,
): Promise<ReadonlyMap<number, Candidate>> {
  const read = await readAll(db, keeperId, asked)
  const { today } = asked
  const commonOf = (row: HerdRow) => ({
    born: row.dateOfBirth,
    weighed: weighedOf(row, read),
    figures: read.figuresOf(row.species),
  })
  const males = asked.males.map((row): [number, Candidate] => [
    row.id,
    {
      ...{ ...commonOf(row), sex: 'Male', targetGrams: null, lastLaid: null },
      ...{ isGravid: false, isResting: false, isPaired: read.visiting.has(row.id) },
    },
  ])
  const females = asked.females.map((row): [number, Candidate] => {
    const facts = read.facts.get(row.id) ?? []
    const target = facts.findLast(
      ({ kind, day }) => kind === 'target' && read.seasonOfDay(day) === read.seasonNow,
    )
    const cycles = cyclesOf(
      facts.filter(({ day }) => day <= today),
      read.laid.get(row.id) ?? [],
    )
    const isWithMale = facts.some((fact) => fact.kind === 'introduced' && isWithOn(today, fact))
    return [
      row.id,
      {
        ...{ ...commonOf(row), sex: 'Female', targetGrams: target?.grams ?? null },
        ...femaleStateOf(cycles, today),
        isPaired: isWithMale || asked.inProjects.has(row.id),
      },
    ]
  })
  return new Map([...males, ...females])
}
