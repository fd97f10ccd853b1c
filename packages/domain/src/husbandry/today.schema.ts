import { z } from 'zod'
import { sexes } from '../collection/collection.rules.ts'
import { daysBetween } from '../kernel/civil-day.ts'
import { digits, plainDay, recordId } from '../kernel/fields.ts'
import { pageQuery } from '../kernel/paging.ts'
import { outerPlace } from '../places/outer-place.schema.ts'
import { placeKinds } from '../places/place.rules.ts'
import { shownDose, shownFood } from './plan.schema.ts'
import { cleaningScopes, planReasons } from './plan.ts'
import { todayLimits, todayStates } from './today.ts'
import { watchedAnimal } from './watch.schema.ts'

const tooMany = `A page holds at most ${todayLimits.rows} rows`

/** The day that is asked about, today unless said, and a page of its rows. */
export const todayQuery = z.object({
  on: plainDay.optional(),
  limit: digits.pipe(z.number().min(1).max(todayLimits.rows, tooMany)).default(todayLimits.rows),
  cursor: pageQuery.shape.cursor,
})

/** A plan that is part of the work of a day. */
const todayRow = z.object({
  planId: recordId,
  kind: z.string(),
  title: z.string().nullable(),
  /** Null of what is done in a place itself; `name` is then what the place is called. */
  animalId: recordId.nullable(),
  name: z.string(),
  customId: z.string().nullable(),
  sex: z.enum(sexes).nullable(),
  /** Where it is done, and what is on the label of that; null for nowhere. */
  placeId: recordId.nullable(),
  code: z.string().nullable(),
  /** The address of a small picture. */
  image: z.string().nullable(),
  state: z.enum(todayStates),
  from: z.string().nullable(),
  to: z.string().nullable(),
  time: z.string().nullable(),
  food: shownFood,
  dose: shownDose,
  /** What a cleaning is to be, for a spot clean answers no plan of a full one. */
  scope: z.enum(cleaningScopes).nullable(),
  last: z
    .object({
      id: recordId,
      recordDate: z.string(),
      recordTime: z.string().nullable(),
      outcome: z.string().nullable(),
      food: z
        .object({ prey: z.string().nullable(), size: z.string().nullable(), count: z.number().int() })
        .nullable(),
    })
    .nullable(),
  reasons: z.array(z.enum(planReasons)),
})

const count = z.number().int()

/**
 * The work of one day; counts, watch and thaw are of all of it, whatever page of rows is asked for. `low` counts the feeders
 * that are low, by what is to be thawed.
 */
export const today = z.object({
  day: z.string(),
  counts: z.object({ due: count, overdue: count, paused: count, done: count, watch: count, low: count }),
  /** Where the rows are, done and paused ones too, in walking order, with what is due in each place and in what stands in it. */
  places: z.array(
    outerPlace.extend({ kind: z.enum(placeKinds), path: z.array(outerPlace), due: count, overdue: count }),
  ),
  rows: z.array(todayRow),
  watch: z.array(watchedAnimal),
  thaw: z.array(
    z.object({
      prey: z.string().nullable(),
      size: z.string().nullable(),
      count,
      tomorrow: count,
      inStock: count.nullable(),
    }),
  ),
})

/** The days that a calendar shows, both included. What is no day is refused as such, and not for its place as well. */
export const todayDaysQuery = z
  .object({ from: plainDay, to: plainDay })
  .refine(({ from, to }) => !(daysBetween(from, to) < 0), {
    message: 'The last day can’t lie before the first',
    path: ['to'],
  })
  .refine(({ from, to }) => !(daysBetween(from, to) >= todayLimits.daysAtOnce), {
    message: `Please ask about at most ${todayLimits.daysAtOnce} days`,
    path: ['to'],
  })

/** So many plans of a kind are due from a day on. */
export const workOfDay = z.object({ day: z.string(), kind: z.string(), count })

export type TodayQuery = z.output<typeof todayQuery>
export type TodayRow = z.output<typeof todayRow>
export type Today = z.output<typeof today>
