import { planNotFound } from '@clutchbook/domain/husbandry/plan.errors'
import type { ShownPlan } from '@clutchbook/domain/husbandry/plan.schema'
import { type Course, nextOf, type Situation, soonestOf } from '@clutchbook/domain/husbandry/plan-next.rules'
import {
  doneRecordOf,
  nothingDone,
  type PlanSchedule,
  scheduleOf,
} from '@clutchbook/domain/husbandry/plan-schedule.rules'
import type { DoneRecord } from '@clutchbook/domain/husbandry/plan-turn.rules'
import { readStoredData } from '@clutchbook/domain/husbandry/record-data'
import { conditionOf } from '@clutchbook/domain/husbandry/record-facts.rules'
import { addDays } from '@clutchbook/domain/kernel/civil-day'
import type { PlaceTree } from '@clutchbook/domain/places/place-tree'
import type { Actor } from '../../platform/actor.ts'
import { type Clock, type KeeperNow, keeperNow } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { type AnimalCache, createAnimalCache } from './animal-cache.ts'
import { type CurrentRow, listCurrent } from './current-records.repository.ts'
import { type HeldPlan, readHolding } from './held-plans.ts'
import { type Answering, scheduleFor } from './plan-schedule.ts'
import {
  type AnsweringRow,
  type HeldFilter,
  listAnswering,
  listCourses,
  type RecordDays,
} from './plan-situations.repository.ts'
import type { PlanFilter, PlanRow, StoredPlan } from './plans.repository.ts'
import { readSettings } from './settings.ts'
import { planOf, toShownPlan } from './stored-plan.ts'

/** A meal that came up again is a matter of days, so records of before the rest and of so many days tell of all rests. */
const regurgitatedWithinDays = 30

/** Of doses and cleanings those of so many days are read, and some from before. */
const narrowerDays = 44

type AnswerRow = Pick<AnsweringRow, 'id' | 'typeKey' | 'recordDate' | 'recordTime' | 'data'>

const toDone = ({ id, typeKey: kind, recordDate: day, recordTime: time, data }: AnswerRow): DoneRecord =>
  doneRecordOf({ id, kind, day, time, data: readStoredData(data) })

/** A plan as it holds for an animal or a place, and how it stands. */
export type ScheduledPlan = { readonly held: HeldPlan; readonly schedule: PlanSchedule }

/** When plans are looked at, for how long the keeper has animals rest after a regurgitation, and the places where they were read. */
export type PlansAt = KeeperNow & Pick<Situation, 'restDays'> & { readonly tree?: PlaceTree | undefined }

/** Plans as they are stored, and as they stand for each whom they hold for. */
export type Planning = {
  readonly stored: readonly StoredPlan[]
  readonly scheduled: readonly ScheduledPlan[]
}

/**
 * Plans as they stand at a moment, by as many statements for many as for one. Records are read of those animals alone of
 * which the cache does not know what they say, and of places each time.
 */
export async function readPlanning(
  db: Db,
  keeperId: number,
  filter: PlanFilter,
  { tree, ...now }: PlansAt,
  cache: AnsweringCache = createAnimalCache(),
): Promise<Planning> {
  const { stored, held, courses } = await readHolding(db, keeperId, filter, tree)
  if (held.length === 0) return { stored, scheduled: [] }
  const inherits = held.some(({ row, animalId }) => row.placeId !== null && animalId !== null)
  const { animalId, kindKey } = filter
  // What holds for animals by their places is not found by the number of a plan.
  const asked = inherits
    ? { animalId, kindKey: filter.id === undefined ? kindKey : stored[0]?.kindKey, inherits }
    : { ...filter, inherits }
  const days = daysOf(now)
  const findAnswering = await readAnswering(db, keeperId, asked, held, days, cache)
  const areAll = Object.values(filter).every((one) => one === undefined)
  const own = areAll
    ? stored.filter((row) => row.kindKey === 'medication' && row.placeId === null)
    : undefined
  const read = { held, courses, own, findAnswering }
  const stand = await readSituations(db, keeperId, asked, { ...now, days }, read)
  return { stored, scheduled: held.map((one) => ({ held: one, schedule: stand(one) })) }
}

/** The same without those that hold for nobody. */
export const readSchedules = async (
  ...asked: Parameters<typeof readPlanning>
): Promise<readonly ScheduledPlan[]> => (await readPlanning(...asked)).scheduled

/** Plans with when each is due next; one that holds for several animals with when the first of them is due. */
export async function readPlans(
  db: Db,
  { keeperId, timeZone }: Actor,
  clock: Clock,
  filter: PlanFilter,
): Promise<ShownPlan[]> {
  const { restDays } = await readSettings(db, keeperId)
  const now = { ...keeperNow(clock, timeZone), restDays }
  const { stored, scheduled } = await readPlanning(db, keeperId, filter, now)
  const byPlan = Map.groupBy(scheduled, ({ held }) => held.row.id)
  return stored.map((row) => {
    const nexts = (byPlan.get(row.id) ?? []).map((one) => one.schedule.next)
    const [first, ...others] = nexts
    const next = first ? soonestOf(first, others) : nextOf({ ...planOf(row), id: row.id }, nothingDone(now))
    return toShownPlan(row, next)
  })
}

/** Plans that were read, as their owner reads them for the animal that each holds for. */
export const showPlans = (scheduled: readonly ScheduledPlan[]): ShownPlan[] =>
  scheduled.map(({ held, schedule: { next } }) => toShownPlan(held.row, next))

/** One own plan. Throws 'not-found' for a missing one and for another keeper's alike. */
export async function readPlan(db: Db, actor: Actor, clock: Clock, id: number): Promise<ShownPlan> {
  const [plan] = await readPlans(db, actor, clock, { id })
  if (!plan) throw planNotFound()
  return plan
}

/** Such records as they were read before. */
export type AnsweringCache = AnimalCache<Answering>

type FindAnswering = (animalId: number) => Answering | undefined

const daysOf = ({ day, restDays }: Omit<PlansAt, 'tree'>): RecordDays => ({
  today: day,
  narrower: addDays(day, -narrowerDays),
  regurgitated: addDays(day, -restDays - regurgitatedWithinDays),
})

/** Answers how one finds the records that these plans follow from, by their animals. */
function readAnswering(
  db: Db,
  keeperId: number,
  filter: HeldFilter,
  plans: readonly HeldPlan[],
  days: RecordDays,
  cache: AnsweringCache,
): Promise<FindAnswering> {
  const animals = [...Map.groupBy(plans, ({ animalId }) => animalId)].flatMap(([id, own]) =>
    id === null ? [] : [{ id, tag: `${own[0]?.recordsTag} ${own.map(({ row }) => row.kindKey).join()}` }],
  )
  return cache.read({ keeperId, terms: JSON.stringify([days, filter]) }, animals, async (animalIds) => {
    const rows = await listAnswering(db, keeperId, { ...filter, animalIds }, days)
    const once = new Map(rows.map((row) => [row.id, row])).values()
    const records = Map.groupBy(once, ({ animalId }) => animalId)
    return ({ id }) => ({ records: (records.get(id) ?? []).map(toDone), kept: new Map() })
  })
}

/** The plans that situations are read for, and the records of their animals. */
type Read = {
  readonly held: readonly HeldPlan[]
  readonly courses: readonly HeldPlan[]
  /** The own courses of animals, where all plans were read; else they are read for it. */
  readonly own: readonly CourseRow[] | undefined
  readonly findAnswering: FindAnswering
}

/** Reads what else situations follow from, and answers how one finds how each plan stands. */
async function readSituations(
  db: Db,
  keeperId: number,
  filter: HeldFilter,
  { days, ...now }: Omit<PlansAt, 'tree'> & { readonly days: RecordDays },
  { held, courses: given, own, findAnswering }: Read,
): Promise<(plan: HeldPlan) => PlanSchedule> {
  const ofPlaces = held.some(({ animalId }) => animalId === null)
  const current = await listCurrent(db, keeperId, filter, { days, ofPlaces })
  const conditions = Map.groupBy(current, ({ animalId }) => animalId)
  const placeRecords = placeRecordsOf(current)
  const courseRows = own ?? (await listCourses(db, keeperId, filter))
  const courses = Map.groupBy(
    [...courseRows, ...given.map(({ row, animalId }) => ({ ...row, animalId }))],
    ({ animalId }) => animalId,
  )
  return (plan) => {
    const { row, animalId, isArchived, isGravid } = plan
    if (animalId === null) {
      const records = placeRecords.get(keyIn(row.placeId, row.kindKey)) ?? []
      return scheduleOf({ ...planOf(row), id: row.id }, { ...nothingDone(now), records })
    }
    const { records, kept } = findAnswering(animalId) ?? nothingKept()
    const isIn = (conditions.get(animalId) ?? []).flatMap(conditionOf)
    const courseOf = (courses.get(animalId) ?? []).map(toCourse)
    const beside = isIn.length + courseOf.length === 0 ? '' : JSON.stringify([isIn, courseOf])
    return scheduleFor(plan, { kept, beside, clock: now.clock }, () => ({
      ...{ ...now, isGravid, isArchived, conditions: isIn, courses: courseOf },
      records: records.filter(({ kind }) => kind === row.kindKey),
    }))
  }
}

const nothingKept = (): Answering => ({ records: [], kept: new Map() })

type CourseRow = Pick<PlanRow, 'id' | 'animalId' | 'startsOn' | 'endsOn' | 'isOn'>

const toCourse = ({ id, startsOn, endsOn, isOn }: CourseRow): Course => ({
  ...{ id, startsOn, endsOn, isOn: Boolean(isOn) },
})

/** Tells the records of a kind in one place from all others. */
const keyIn = (placeId: number | null, kind: string): string => `${placeId} ${kind}`

/** The records of places by place and kind, each once. */
function placeRecordsOf(current: readonly CurrentRow[]): ReadonlyMap<string, DoneRecord[]> {
  const ofPlaces = current.filter(({ placeId }) => placeId !== null)
  const once = new Map(ofPlaces.map((row) => [row.id, row])).values()
  const byKind = Map.groupBy(once, ({ placeId, typeKey }) => keyIn(placeId, typeKey))
  return new Map([...byKind].map(([kind, rows]) => [kind, rows.map(toDone)]))
}
