import type { Project } from '../../breeding/breeding.schema.ts'
import { recordTypeKey } from '../../collection/animal-records.rules.ts'
import { animalNotFound } from '../../collection/collection.errors.ts'
import type { Animal } from '../../collection/collection.schema.ts'
import { openKindOf } from '../../husbandry/conditions.ts'
import { type Held, type Holder, inheritedPlans, placeHolder } from '../../husbandry/held-plans.rules.ts'
import { planKeys } from '../../husbandry/plan.rules.ts'
import type { Plan, PlanTerms } from '../../husbandry/plan.ts'
import { nextOf, soonestOf } from '../../husbandry/plan-next.rules.ts'
import {
  doneRecordOf,
  nothingDone,
  type PlanSchedule,
  scheduleOf,
  shownPlanOf,
} from '../../husbandry/plan-schedule.rules.ts'
import { conditionOf } from '../../husbandry/record-facts.rules.ts'
import type { HusbandrySettings } from '../../husbandry/settings.fields.ts'
import { type WorkOfDay, workByDay } from '../../husbandry/today.rules.ts'
import type { CivilDay } from '../../kernel/civil-day.ts'
import { keyWithBlanksLast } from '../../kernel/text-order.ts'
import type { TimeOfDay } from '../../kernel/time-zone.ts'
import { placeLabel } from '../../places/place.rules.ts'
import { thumbOf } from './copied-animals.rules.ts'
import { recordsByAnimal, recordsByPlace, type SyncedOfEither } from './copied-records.rules.ts'
import { copiedTreeOf } from './copied-tree.rules.ts'
import {
  type Asked,
  type Copied,
  type Copy,
  getRow,
  numberIn,
  onceFor,
  rowOf,
  rowsOf,
  textIn,
  whole,
} from './copy.ts'

/** When a copy is asked, and by what its keeper has animals looked after. */
export type CopiedNow = {
  readonly day: CivilDay
  readonly clock: TimeOfDay
  readonly settings: HusbandrySettings
}

/** A plan as it comes with a copy. */
export type SyncedPlan = Omit<Plan, keyof PlanTerms> & {
  readonly id: number
  readonly userId: number
  readonly version: number
  readonly createdAt: string
  readonly animalId: number | null
  readonly placeId: number | null
  readonly terms: PlanTerms
}

/** A plan with what tells it from the others of an animal or a place. */
type PlanRow = ReturnType<typeof toRow>

export function toRow({ id, userId, version, createdAt, animalId, placeId, terms, ...fields }: SyncedPlan) {
  const { kind, title, minDays, maxDays, startsOn, endsOn, retryDays, remind, isOn } = fields
  const plan: Plan = {
    ...{ ...terms, kind, title, minDays, maxDays, startsOn, endsOn, retryDays, remind, isOn },
  }
  return { id, userId, version, createdAt, animalId, placeId, ...planKeys(plan), plan }
}

/** The females that a project says are gravid. */
export const gravidIn = onceFor(
  (copy): ReadonlySet<number | null> =>
    new Set(
      rowsOf<Project>(copy, 'breeding-projects').flatMap(({ status, femaleId }) =>
        status === 'Gravid' ? [femaleId] : [],
      ),
    ),
)

function holderOf(copy: Copy, animal: Animal): Holder {
  const { id: animalId, name, customId, sex, placeId, isArchived } = animal
  return {
    ...{ animalId, name, customId, customIdKey: keyWithBlanksLast(customId), sex, image: thumbOf(animal) },
    ...{ recordsTag: '', placeId, isArchived, isGravid: gravidIn(copy).has(animalId) },
  }
}

export const byId = (one: { readonly id: number }, other: { readonly id: number }): number =>
  one.id - other.id

/** All plans, in the order in which they were made, and how each holds. */
const holdingOf = onceFor((copy: Copy) => {
  const stored = rowsOf<SyncedPlan>(copy, 'plans').map(toRow).sort(byId)
  const own = stored.filter(({ placeId }) => placeId === null)
  const ofPlaces = stored.filter(({ placeId }) => placeId !== null)
  const isOfItself = ({ plan }: PlanRow): boolean => plan.of === 'place'
  const given = ofPlaces.filter((row) => !isOfItself(row))
  const animals = given.length === 0 ? [] : rowsOf<Animal>(copy, 'animals').sort(byId)
  const placed = animals.filter(({ placeId, isArchived }) => placeId !== null && !isArchived)
  const tree = copiedTreeOf(copy)
  const held: Held<PlanRow>[] = [
    ...own.flatMap((row) => {
      const animal = rowOf<Animal>(copy, 'animals', row.animalId)
      return animal ? [{ row, ...holderOf(copy, animal) }] : []
    }),
    ...inheritedPlans(
      { own, given },
      placed.map((animal) => holderOf(copy, animal)),
      tree,
    ),
    ...ofPlaces.filter(isOfItself).map((row) => {
      const place = tree.byId.get(row.placeId ?? 0)
      return { row, ...placeHolder(row.placeId, place ? placeLabel(place) : '') }
    }),
  ]
  const courses = Map.groupBy(
    held.filter(({ row, animalId }) => row.kindKey === 'medication' && animalId !== null),
    ({ animalId }) => animalId,
  )
  return { stored, held, courses }
})

const toDone = ({ id, recordType, recordDate: day, recordTime: time, data }: SyncedOfEither) =>
  doneRecordOf({ id, kind: recordTypeKey(recordType), day, time, data })

/** The conditions that an animal is in on a day. */
export const conditionsOn = (records: readonly SyncedOfEither[], day: CivilDay): SyncedOfEither[] =>
  records.filter(
    (record) =>
      conditionOf(record).length > 0 &&
      record.recordDate <= day &&
      (openKindOf(record) !== null || (record.endDate ?? '') >= day),
  )

/** A plan as it holds for an animal or a place, and how it stands. */
export type CopiedSchedule = { readonly held: Held<PlanRow>; readonly schedule: PlanSchedule }

/** How plans stand, all of them or those of one animal. */
export function schedulesIn(copy: Copy, { day, clock, settings }: CopiedNow, of?: number): CopiedSchedule[] {
  const now = { day, clock, restDays: settings.restDays }
  const { held, courses } = holdingOf(copy)
  return held.flatMap((one) => {
    const { row, animalId, isArchived, isGravid } = one
    if (of !== undefined && of !== animalId) return []
    const all =
      (animalId === null ? recordsByPlace(copy).get(row.placeId) : recordsByAnimal(copy).get(animalId)) ?? []
    const records = all.filter(({ recordType }) => recordTypeKey(recordType) === row.kindKey).map(toDone)
    const plan = { ...row.plan, id: row.id }
    if (animalId === null)
      return [{ held: one, schedule: scheduleOf(plan, { ...nothingDone(now), records }) }]
    const runs = (courses.get(animalId) ?? []).map(({ row: course }) => ({ ...course.plan, id: course.id }))
    const conditions = conditionsOn(all, day).flatMap(conditionOf)
    const situation = { ...now, isGravid, isArchived, conditions, courses: runs, records }
    return [{ held: one, schedule: scheduleOf(plan, situation) }]
  })
}

/** Own plans, each with when it is due next. Null for those of a place that the copy has not. */
export function listCopiedPlans(copy: Copy, { query }: Asked, now: CopiedNow): Copied | null {
  const [animalId, placeId] = [numberIn(query, 'animalId'), numberIn(query, 'placeId')]
  const kind = textIn(query, 'kind')
  if (animalId !== undefined) getRow(copy, 'animals', animalId, animalNotFound)
  if (placeId !== undefined && !rowOf(copy, 'places', placeId)) return null
  const byPlan = Map.groupBy(schedulesIn(copy, now), ({ held }) => held.row.id)
  const restDays = now.settings.restDays
  const chosen = holdingOf(copy).stored.filter(
    (row) =>
      (animalId === undefined || row.animalId === animalId) &&
      (placeId === undefined || row.placeId === placeId) &&
      (kind === undefined || row.kindKey === recordTypeKey(kind)),
  )
  return whole(
    chosen.map((row) => {
      const [first, ...others] = (byPlan.get(row.id) ?? []).map(({ schedule }) => schedule.next)
      const alone = () => nextOf({ ...row.plan, id: row.id }, nothingDone({ ...now, restDays }))
      return shownPlanOf(row, row.plan, first ? soonestOf(first, others) : alone())
    }),
  )
}

/** What is due from which day on, counted by kind. */
export function listCopiedWork(copy: Copy, { query }: Asked, now: CopiedNow): Copied {
  const plans = schedulesIn(copy, now).map(({ schedule: { plan, next } }) => ({ kind: plan.kind, next }))
  const days = { from: textIn(query, 'from') ?? now.day, to: textIn(query, 'to') ?? now.day }
  const work: WorkOfDay[] = workByDay(plans, now.day, days)
  return whole(work)
}
