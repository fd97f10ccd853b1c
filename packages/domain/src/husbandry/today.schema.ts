import { z } from 'zod'
import { sexes } from '../collection/collection.rules.ts'
import { digits, plainDay, recordId } from '../kernel/fields.ts'
import { pageQuery } from '../kernel/paging.ts'
import { shownDose, shownFood } from './plan.schema.ts'
import { planReasons } from './plan.ts'
import { todayLimits, todayStates } from './today.ts'

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
  animalId: recordId,
  name: z.string(),
  customId: z.string().nullable(),
  sex: z.enum(sexes),
  /** The address of a small picture. */
  image: z.string().nullable(),
  state: z.enum(todayStates),
  from: z.string().nullable(),
  to: z.string().nullable(),
  time: z.string().nullable(),
  food: shownFood,
  dose: shownDose,
  last: z
    .object({
      id: recordId,
      recordDate: z.string(),
      recordTime: z.string().nullable(),
      outcome: z.string().nullable(),
    })
    .nullable(),
  reasons: z.array(z.enum(planReasons)),
})

const count = z.number().int()

const animalInTrouble = z.object({
  alarm: z.string(),
  animalId: recordId,
  name: z.string(),
  since: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})

/** The work of one day; counts, watch and thaw are of all of it, whatever page of rows is asked for. */
export const today = z.object({
  day: z.string(),
  counts: z.object({ due: count, overdue: count, paused: count, done: count, watch: count }),
  rows: z.array(todayRow),
  watch: z.array(animalInTrouble),
  thaw: z.array(
    z.object({ prey: z.string().nullable(), size: z.string().nullable(), count, tomorrow: count }),
  ),
})

export type TodayQuery = z.output<typeof todayQuery>
export type TodayRow = z.output<typeof todayRow>
export type Today = z.output<typeof today>
