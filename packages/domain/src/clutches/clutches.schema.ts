import { z } from 'zod'
import { implausible, inCelsius, isPlausible, listedEgg } from '../eggs/eggs.schema.ts'
import { movedAt } from '../incubation/stays.schema.ts'
import { sexLikelihood } from '../incubation/thermal.schema.ts'
import { sentShape, shownShape } from '../kernel/field-schemas.ts'
import { digits, moment, optionalText, recordId } from '../kernel/fields.ts'
import { pageQuery } from '../kernel/paging.ts'
import { hatchForecast } from '../season/forecast.schema.ts'
import { clutchFields } from './clutches.fields.ts'
import { clutchLimits, clutchMessages } from './clutches.rules.ts'
import { seasonYears } from './season.rules.ts'

const { liveCount, stillbornCount, slugCount: slugs, ...sent } = sentShape(clutchFields)
const { slugCount: _counted, ...shown } = shownShape(clutchFields)
const { layDate } = sent

const count = z
  .number(clutchMessages.count)
  .int(clutchMessages.count)
  .min(0, clutchMessages.count)
  .max(clutchLimits.laid, clutchMessages.tooMany)

/** Who may be the father, each named once. */
const sireIds = z
  .array(recordId)
  .max(clutchLimits.sires, clutchMessages.sires)
  .refine((ids) => new Set(ids).size === ids.length, clutchMessages.siresTwice)

const eggIds = z
  .array(recordId)
  .min(1, 'Please choose at least one egg')
  .max(clutchLimits.laid, `Please move at most ${clutchLimits.laid} eggs at once`)
  .transform((ids) => [...new Set(ids)])

/** The body of a laying or a birth: a day and what was counted, and a project or a female to take the parents from. */
export const newLaying = z
  .object(sent)
  .partial()
  .extend({
    layDate,
    sireIds: sireIds.optional(),
    eggs: count.optional(),
    slugs: count.optional(),
    live: count.optional(),
    stillborn: count.optional(),
    /** From which the eggs are numbered; the next free number unless said. */
    firstNumber: optionalText(50).optional(),
    /** Eggs that are there already and move in. */
    eggIds: eggIds.optional(),
    movedAt,
  })
  .refine(isPlausible, implausible)
  .transform(inCelsius)

/** The body of a change; what is left out stays as it is. */
export const clutchChange = z
  .object({ ...sent, liveCount, stillbornCount, slugs })
  .partial()
  .extend({
    sireIds: sireIds.optional(),
    /** Gives the one sire as their father to young that have none. */
    applyToYoung: z.boolean().optional(),
    movedAt,
  })
  .refine(isPlausible, implausible)
  .transform(inCelsius)

/** Eggs that move into a clutch. */
export const eggsMovingIn = z.object({ ids: eggIds })

const whole = z.number().int()

/** A clutch as its owner reads it (CLU-01). What is counted of it is never typed. */
export const clutch = z.object({
  id: recordId,
  userId: recordId,
  version: whole,
  createdAt: moment,
  ...shown,
  /** The incubator that its box stands in. */
  incubatorId: recordId.nullable(),
  sireIds: z.array(recordId),
  /** As it is called now; of one that was deleted, as it was called. */
  projectName: z.string().nullable(),
  femaleName: z.string().nullable(),
  /** Of every sire, deleted ones as they were called. */
  sireNames: z.array(z.string()),
  species: z.string().nullable(),
  /** The year in which its season ends. */
  season: whole,
  /** Its place among the clutches of its female in that season; null where no female is known. */
  ordinal: whole.nullable(),
  eggCount: whole,
  incubatingCount: whole,
  hatchedCount: whole,
  failedCount: whole,
  infertileCount: whole,
  sluggedCount: whole,
  /** When its eggs hatch; null once nothing incubates, of litters, and where nothing is known of the species. */
  forecast: hatchForecast.nullable(),
  /** Of which sex its eggs are likely to be by now; null where warmth does not decide it, and before that begins (CLU-28). */
  sexLikelihood: sexLikelihood.nullable(),
})

const weighing = z.object({ day: z.string(), grams: z.number(), days: whole }).nullable()

/** One clutch, with its eggs by number as people count, and what it weighed beside its female (CLU-11). */
export const wholeClutch = clutch.extend({
  eggs: z.array(listedEgg),
  mass: z.object({
    before: weighing,
    after: weighing,
    relative: z.number().nullable(),
    lossGrams: z.number().nullable(),
    lossPercent: z.number().nullable(),
  }),
})

const { first, last, message } = seasonYears

/** The year in which a season ends, in a query. */
export const seasonYear = digits.pipe(z.number().min(first, message).max(last, message))

/** What narrows a list of clutches. */
export const clutchQuery = pageQuery.extend({
  /** `open` while something of it incubates. */
  status: z.enum(['open', 'ended'], 'Please ask for open or ended').optional(),
  breedingProjectId: digits.optional(),
  femaleId: digits.optional(),
  incubatorId: digits.optional(),
  season: seasonYear.optional(),
  /** `newest` unless stated; `due` puts first what hatches next. */
  sort: z.enum(['newest', 'due']).default('newest'),
})

export type NewLaying = z.output<typeof newLaying>
export type ClutchChange = z.output<typeof clutchChange>
export type Clutch = z.output<typeof clutch>
export type WholeClutch = z.output<typeof wholeClutch>
export type ClutchQuery = z.output<typeof clutchQuery>
