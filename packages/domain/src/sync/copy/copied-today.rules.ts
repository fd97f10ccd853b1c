import { weightKey } from '../../collection/animal-keys.rules.ts'
import { isMeal, recordTypeKey } from '../../collection/animal-records.rules.ts'
import { animalNotFound } from '../../collection/collection.errors.ts'
import type { Animal } from '../../collection/collection.schema.ts'
import { careLimits } from '../../husbandry/care.ts'
import { type CareRecord, tellCare } from '../../husbandry/care-telling.rules.ts'
import { openKindOf } from '../../husbandry/conditions.ts'
import { likeKeyOf } from '../../husbandry/feeder.rules.ts'
import type { Feeder } from '../../husbandry/feeder.schema.ts'
import { shownPlanOf } from '../../husbandry/plan-schedule.rules.ts'
import { climateIn } from '../../husbandry/record-data.ts'
import { momentAsked } from '../../husbandry/today.rules.ts'
import { todayLimits } from '../../husbandry/today.ts'
import { isFeeding, judge, tellToday } from '../../husbandry/today-telling.rules.ts'
import { mealIn, mealsAsked, usualMeal } from '../../husbandry/usual-meal.rules.ts'
import { watchOf } from '../../husbandry/watch.rules.ts'
import type { ShownWatch } from '../../husbandry/watch.schema.ts'
import { measuresRead } from '../../husbandry/watch-climate.rules.ts'
import { alarmsOfAnimal, alarmsOfPlace, worstFirst } from '../../husbandry/watch-telling.rules.ts'
import {
  type WatchedRecord,
  type WatchPart,
  watchedIn,
  watchSince,
} from '../../husbandry/watched-records.rules.ts'
import { addDays } from '../../kernel/civil-day.ts'
import { type CopiedNow, conditionsOn, gravidIn, schedulesIn } from './copied-plans.rules.ts'
import {
  lastMealsOf,
  latestFirst,
  mealsOf,
  recordsByAnimal,
  recordsByPlace,
  type SyncedOfEither,
} from './copied-records.rules.ts'
import { copiedTreeOf } from './copied-tree.rules.ts'
import { type Asked, type Copied, type Copy, getRow, numberIn, rowsOf, textIn, whole } from './copy.ts'

/** The parts of what is to be watched that a record tells of. */
function partsOf(
  record: SyncedOfEither,
  since: ReturnType<typeof watchSince>,
  { lastMealOn, isInBrumation, day }: { lastMealOn: string; isInBrumation: boolean; day: string },
): WatchPart[] {
  const { recordDate, endDate, recordType, data } = record
  const kind = recordTypeKey(recordType)
  const weighedSince = isInBrumation ? since.weighedInBrumationSince : since.weighedSince
  const lasts = openKindOf(record) !== null && recordDate <= day
  const parts: [WatchPart, boolean][] = [
    ['condition', lasts || (endDate !== null && endDate >= since.endedSince)],
    ['feeding', kind === 'feeding' && recordDate >= lastMealOn],
    ['regurgitation', data?.outcome === 'regurgitated' && recordDate >= since.regurgitatedSince],
    ['shed', kind === 'shed' && recordDate >= since.shedSince],
    ['weight', kind === 'weight' && recordDate >= weighedSince],
  ]
  return parts.flatMap(([part, holds]) => (holds ? [part] : []))
}

/** What an animal is to be watched for. */
function watchOfAnimal(copy: Copy, { id, name }: Animal, { day, settings }: CopiedNow): ShownWatch[] {
  const records = recordsByAnimal(copy).get(id) ?? []
  const since = watchSince(day, settings)
  const lastMealOn = lastMealsOf(copy).get(id) ?? null
  const isInBrumation = records.some((record) => openKindOf(record) === 'brumation')
  const known = { lastMealOn: lastMealOn ?? '', isInBrumation, day }
  const rows = records.flatMap((record): WatchedRecord[] =>
    partsOf(record, since, known).map((part) => ({ ...record, part, isMeal: isMeal(record) })),
  )
  const animal = { lastMealOn, isGravid: gravidIn(copy).has(id), ...watchedIn(rows) }
  return alarmsOfAnimal({ id, name }, watchOf(animal, settings, day))
}

/** The places that are outside their range. */
function watchOfPlaces(copy: Copy, { day }: CopiedNow): ShownWatch[] {
  return copiedTreeOf(copy).walked.flatMap((place): ShownWatch[] => {
    const all = (recordsByPlace(copy).get(place.id) ?? []).filter(
      ({ recordType, data }) => data !== null && recordTypeKey(recordType) === 'climate',
    )
    const first = all[measuresRead - 1]?.recordDate ?? ''
    const measured = all
      .filter(({ recordDate }) => recordDate >= first && recordDate <= day)
      .map(({ id, recordDate, recordTime: time, data }) => ({
        ...{ id, day: recordDate, time, ...climateIn(data ?? {}) },
      }))
    return alarmsOfPlace(place, measured)
  })
}

/** What is to be watched, the worst first. */
const watchIn = (copy: Copy, animals: readonly Animal[], now: CopiedNow, withPlaces: boolean): ShownWatch[] =>
  [
    ...animals.filter(({ isArchived }) => !isArchived).flatMap((animal) => watchOfAnimal(copy, animal, now)),
    ...(withPlaces ? watchOfPlaces(copy, now) : []),
  ].sort(worstFirst)

/** The work of a day. Throws 'not-valid' as the server does for a day out of reach. */
export function readCopiedToday(copy: Copy, { query }: Asked, here: CopiedNow): Copied {
  const now = { ...here, ...momentAsked(here, textIn(query, 'on')) }
  const judged = schedulesIn(copy, now).map((one) => {
    const { animalId } = one.held
    const isFed = isFeeding(one) && animalId !== null
    const meals = isFed ? mealsOf(copy, animalId, mealsAsked.food) : []
    return judge(
      one,
      usualMeal(
        null,
        meals.map(({ data }) => mealIn(data ?? {})),
      ),
    )
  })
  const feeders = rowsOf<Feeder>(copy, 'feeders').sort((one, other) => one.id - other.id)
  const stock = feeders.map((feeder) => ({ ...feeder, likeKey: likeKeyOf(feeder) }))
  const tree = copiedTreeOf(copy)
  const watch = watchIn(copy, rowsOf<Animal>(copy, 'animals'), here, true)
  const page = { limit: numberIn(query, 'limit') ?? todayLimits.rows, cursor: textIn(query, 'cursor') }
  const { today, next } = tellToday(judged, { day: now.day, tree, watch, stock }, page)
  return { body: today, next }
}

/** All that is known of the daily care of one animal, as far back as the copy goes. */
export function readCopiedCare(copy: Copy, { params }: Asked, now: CopiedNow): Copied {
  const animal = getRow<Animal>(copy, 'animals', params.id, animalNotFound)
  const { id, species, dateOfBirth } = animal
  const { day } = now
  const records = (recordsByAnimal(copy).get(id) ?? []).toSorted(latestFirst)
  const ofKind = (kind: string) => records.filter(({ recordType }) => recordTypeKey(recordType) === kind)
  const from = addDays(day, 1 - careLimits.days)
  const toCare = (record: SyncedOfEither): CareRecord => ({ ...record, isMeal: isMeal(record) })
  const care = tellCare(
    {
      ...{ species, dateOfBirth, weightGrams: weightKey(animal) },
      lastMealOn: lastMealsOf(copy).get(id) ?? null,
      plans: schedulesIn(copy, now, id).map(({ held: { row }, schedule: { next } }) =>
        shownPlanOf(row, row.plan, next),
      ),
      meals: mealsOf(copy, id, mealsAsked.days).map(toCare),
      feedings: ofKind('feeding')
        .filter(({ recordDate }) => recordDate >= from && recordDate <= day)
        .map(toCare),
      weights: ofKind('weight').slice(0, careLimits.weights).map(toCare),
      conditions: conditionsOn(records, day).reverse().map(toCare),
      watch: watchIn(copy, [animal], now, false),
    },
    day,
  )
  return whole(care)
}
