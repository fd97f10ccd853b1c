import { isRefusal } from '../collection/animal-records.rules.ts'
import { addDays, type CivilDay } from '../kernel/civil-day.ts'
import { type RecordData, textOf } from './record-data.ts'
import { conditionOf, weighingOf } from './record-facts.rules.ts'
import type { HusbandrySettings } from './settings.fields.ts'
import type { OfferedFeeding, WatchedAnimal, WatchedCondition, WatchedShed, Weighing } from './watch.ts'
import { regurgitationDays } from './watch-feeding.rules.ts'
import { weightDays } from './watch-weight.rules.ts'

/** How far back records are read. */
const within = {
  /** A meal that came up is known by the day of the feeding, which may lie some days before. */
  regurgitated: regurgitationDays + 30,
  /** Sheds of two years tell the usual gap of an animal. */
  shed: 730,
  weight: weightDays.told + weightDays.long,
  brumation: 400,
} as const

/** From which day on records matter to what is to be watched. */
export const watchSince = (day: CivilDay, { unfedDays }: Pick<HusbandrySettings, 'unfedDays'>) => ({
  /** Conditions that have ended since. */
  endedSince: addDays(day, -(unfedDays ?? 0)),
  regurgitatedSince: addDays(day, -within.regurgitated),
  shedSince: addDays(day, -within.shed),
  weighedSince: addDays(day, -within.weight),
  /** Of animals in brumation, whose weights are compared over all of it. */
  weighedInBrumationSince: addDays(day, -within.brumation),
})

/** What a record is read for; one may be read for several. */
export type WatchPart = 'condition' | 'feeding' | 'regurgitation' | 'weight' | 'shed'

/** A record of an animal, and what it is read for. */
export type WatchedRecord = {
  readonly part: WatchPart
  readonly id: number
  readonly recordType: string
  readonly recordDate: CivilDay
  readonly recordTime: string | null
  readonly endDate: CivilDay | null
  readonly measurement: string | null
  readonly unit: string | null
  readonly data: RecordData | null
  /** Whether it tells of a meal. */
  readonly isMeal: boolean
}

/** What the records of an animal tell. */
export function watchedIn(rows: readonly WatchedRecord[]): Omit<WatchedAnimal, 'lastMealOn' | 'isGravid'> {
  const read = <T>(part: WatchPart, reading: (row: WatchedRecord) => readonly T[]): T[] =>
    rows.flatMap((row) => (row.part === part ? reading(row) : []))
  return {
    conditions: read('condition', watchedConditionOf),
    feedings: read('feeding', offeredOf),
    regurgitatedOn: read('regurgitation', ({ data, recordDate }) => [
      textOf(data?.regurgitatedOn) ?? recordDate,
    ]),
    sheds: read('shed', shedOf),
    weights: read('weight', watchedWeighingOf),
  }
}

const momentOf = ({ id, recordDate: day, recordTime: time }: WatchedRecord) => ({ id, day, time })

const watchedConditionOf = (row: WatchedRecord): WatchedCondition[] =>
  conditionOf(row).map((condition) => ({
    ...condition,
    plannedEnd: textOf(row.data?.plannedEnd),
  }))

/** A feeding that was offered; what was skipped was not. */
function offeredOf(row: WatchedRecord): OfferedFeeding[] {
  const isTaken = row.isMeal || row.data?.outcome === 'regurgitated'
  return isTaken || isRefusal(row) ? [{ ...momentOf(row), isTaken }] : []
}

function shedOf(row: WatchedRecord): WatchedShed[] {
  const { result, retained } = row.data ?? {}
  return [{ ...momentOf(row), result: textOf(result), retained: Array.isArray(retained) ? retained : [] }]
}

const watchedWeighingOf = (row: WatchedRecord): Weighing[] =>
  weighingOf(row).map(({ grams, basis }) => ({ ...momentOf(row), grams, basis }))
