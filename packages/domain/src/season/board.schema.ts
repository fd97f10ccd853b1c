import { z } from 'zod'
import { projectStatuses } from '../breeding/breeding.rules.ts'
import { seasonYear } from '../clutches/clutches.schema.ts'
import { recordId } from '../kernel/fields.ts'
import { barKinds, boardStages, markKinds } from './board.rules.ts'
import { forecastWindow } from './forecast.schema.ts'

export const seasonParams = z.object({ year: seasonYear })

const day = z.string()
const name = z.string().nullable()

/** A pairing on the board: a project, or a pair of which things were written down without one (SEA-14). */
const boardRow = z.object({
  breedingProjectId: recordId.nullable(),
  projectName: name,
  status: z.enum(projectStatuses).nullable(),
  /** Of animals that were deleted the names stay. */
  maleId: recordId.nullable(),
  maleName: name,
  femaleId: recordId.nullable(),
  femaleName: name,
  stage: z.enum(boardStages),
  /** What lasts still has no last day. */
  bars: z.array(
    z.object({
      ...{ kind: z.enum(barKinds), from: day, to: day.nullable() },
      /** Of eggs: how many incubate, once none does how many hatched, and of how many. */
      eggs: z.object({ count: z.number().int(), of: z.number().int() }).optional(),
    }),
  ),
  marks: z.array(z.object({ kind: z.enum(markKinds), day })),
  windows: z.array(forecastWindow),
  clutchIds: z.array(recordId),
})

/** The pairings of a season, those with the next window first. */
export const seasonBoard = z.object({
  season: z.number().int(),
  from: day,
  to: day,
  /** What its clutches come to; of eggs and rates those count of which none incubates. */
  figures: z.object({
    ...{ incubatingClutches: z.number().int(), incubatingEggs: z.number().int() },
    ...{ eggs: z.number().int(), hatched: z.number().int() },
    ...{ hatchOfLaid: z.number().nullable(), hatchOfLaidBefore: z.number().nullable() },
  }),
  rows: z.array(boardRow),
})

const maleVisit = z.object({
  femaleId: recordId,
  femaleName: z.string(),
  from: day,
  /** The day he was out; null while he is with her. */
  until: day.nullable(),
  locks: z.number().int(),
  /** Days since he was out before; null of the first visit, and while he was with another. */
  restDays: z.number().int().nullable(),
  /** Less than the keeper wants males to rest. */
  isShort: z.boolean(),
})

/** What a male did in a season (SEA-15). */
export const seasonMale = z.object({
  maleId: recordId,
  maleName: z.string(),
  /** Days since he was out of his last visit, of this season or before; null while he is with a female or will be. */
  daysSince: z.number().int().nullable(),
  /** Whether those are less than the keeper wants males to rest. */
  isResting: z.boolean(),
  visits: z.array(maleVisit),
})

/** What a week of a season comes to (SEA-16). */
export const seasonWeek = z.object({
  /** By ISO 8601, as '2026-W01'. */
  week: z.string(),
  /** Its Monday. */
  from: day,
  /** Eggs that were laid, without slugs. */
  eggsIn: z.number().int(),
  /** Eggs of clutches that are likely laid in it. */
  eggsExpected: z.number().int(),
  /** Eggs that hatched. */
  eggsOut: z.number().int(),
  /** Boxes with eggs in them, and one for each clutch that is expected, until it is likely to hatch. */
  boxes: z.number().int(),
  /** How many boxes the incubators hold; null without any. */
  capacity: z.number().int().nullable(),
})

export type BoardRow = z.output<typeof boardRow>
export type SeasonBoard = z.output<typeof seasonBoard>
export type SeasonMale = z.output<typeof seasonMale>
export type SeasonWeek = z.output<typeof seasonWeek>
