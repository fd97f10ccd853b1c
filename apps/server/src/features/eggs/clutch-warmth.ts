import { eggLimits } from '@clutchbook/domain/eggs/eggs.rules'
import { hourOf, hourSeconds } from '@clutchbook/domain/incubation/reading-hours.rules'
import { type StayIn, whereAt } from '@clutchbook/domain/incubation/stays.rules'
import type {
  KeptHours,
  MeasuredHour,
  MeasuredHours,
  Warmth,
} from '@clutchbook/domain/incubation/thermal.rules'
import { addDays, type CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { momentOf } from '@clutchbook/domain/kernel/time-zone'
import type { Db } from '../../platform/database/database.ts'
import { type HourRange, listBoxStays, listHourMeans } from '../incubation/incubation.service.ts'
import { listClutchStays } from './egg-stays.repository.ts'

/** Boxes in which eggs stood: those of an egg that was put elsewhere come before those of its clutch. */
type Boxes = { readonly own: readonly StayIn<number>[]; readonly ofClutch: readonly StayIn<number>[] }

/** What was measured around eggs in boxes, and the last hour in which anything was. */
export type Measuring = {
  readonly around: (boxes: Boxes) => MeasuredHours
  readonly lastHour: number
}

const nothing: MeasuredHours = new Map<number, MeasuredHour>()

const noneMeasured: Measuring = { around: () => nothing, lastHour: -1 }

/** Reads what was measured in boxes, else in the incubators that they stood in, hour by hour (CLU-27). */
export async function readMeasuring(
  db: Db,
  keeperId: number,
  boxIds: readonly number[],
  ranges: readonly HourRange[],
): Promise<Measuring> {
  const within = ranges.filter(({ from, to }) => from < to)
  if (boxIds.length === 0 || within.length === 0) return noneMeasured
  const stays = await listBoxStays(db, keeperId, boxIds)
  const incubatorIds = [...new Set([...stays.values()].flat().map(({ where }) => where))]
  const inBoxes = await listHourMeans(db, keeperId, 'box', boxIds, within)
  const inIncubators = await listHourMeans(db, keeperId, 'incubator', incubatorIds, within)
  if (inBoxes.size + inIncubators.size === 0) return noneMeasured
  let lastHour = -1
  for (const hours of [...inBoxes.values(), ...inIncubators.values()])
    for (const hour of hours.keys()) lastHour = Math.max(lastHour, hour)
  // Many clutches stand in one box.
  const byBox = new Map(
    boxIds.map((id) => [id, inBox(stays.get(id) ?? [], inBoxes.get(id), inIncubators)] as const),
  )
  const around = ({ own, ofClutch }: Boxes): MeasuredHours => {
    const spans = [...own.toReversed(), ...ofClutch.toReversed()].map(hoursOfStay)
    return {
      get: (hour) => {
        const span = spans.find(({ from, to }) => from <= hour && hour < to)
        return span && byBox.get(span.where)?.get(hour)
      },
    }
  }
  return { around, lastHour }
}

/** Where eggs and boxes were in an hour is where they were in the middle of it. */
const middleOf = (hour: number): number => hour * hourSeconds + hourSeconds / 2

/** The hours of a stay, from one up to and without another. */
const hoursOfStay = ({ begin, end, where }: StayIn<number>) => ({
  where,
  from: firstAfter(begin),
  to: end === null ? Number.POSITIVE_INFINITY : firstAfter(end),
})

/** The first hour whose middle is no earlier than a moment. */
const firstAfter = (moment: number): number => Math.ceil(moment / hourSeconds - 0.5)

type Hours = ReadonlyMap<number, MeasuredHour>

/** What was measured in a box, else in the incubators that it stood in. */
function inBox(
  stays: readonly StayIn<number>[],
  own: Hours | undefined,
  inIncubators: ReadonlyMap<number, Hours>,
): Hours {
  const hours = new Map<number, MeasuredHour>()
  for (const incubatorId of new Set(stays.map(({ where }) => where)))
    for (const [hour, measured] of inIncubators.get(incubatorId) ?? [])
      if (whereAt(stays, middleOf(hour)) === incubatorId) hours.set(hour, measured)
  for (const [hour, measured] of own ?? []) hours.set(hour, measured)
  return hours
}

const hourAt = (moment: Date): number => hourOf(Math.floor(moment.getTime() / 1000))

const beginOf = (day: CivilDay, timeZone: string): number => hourAt(momentOf(day, '00:00', timeZone))

/** The days of eggs: laid on one, and gone since the end of another; null while they are there. */
export type KeptDays = { readonly layDate: CivilDay; readonly lastDay: CivilDay | null }

/**
 * From the hour in which eggs were laid up to the end of their last day, or up to the hour of a moment; for no longer than eggs may
 * take, whatever day they are said to be of.
 */
export function keptHours({ layDate, lastDay }: KeptDays, timeZone: string, now: Date | null): KeptHours {
  const from = beginOf(layDate, timeZone)
  const ends = [beginOf(addDays(layDate, eggLimits.incubationDays), timeZone)]
  if (now !== null) ends.push(hourAt(now))
  if (lastDay !== null) ends.push(beginOf(addDays(lastDay, 1), timeZone))
  return { from, to: Math.max(from, Math.min(...ends)) }
}

/** A clutch whose warmth is asked for. */
export type AskedWarmth = KeptDays & {
  readonly id: number
  /** What is aimed at: by the clutch, else by the incubator of its box. */
  readonly aimed: number | null
}

type Read = { readonly db: Db; readonly keeperId: number; readonly timeZone: string }

/**
 * The warmth of clutches by their numbers, up to a moment; without one, up to the last hour that was measured, so that it
 * follows from what is written down alone.
 */
export async function readWarmth(
  { db, keeperId, timeZone }: Read,
  asked: readonly AskedWarmth[],
  now: Date | null,
): Promise<ReadonlyMap<number, Warmth>> {
  const stays = await listClutchStays(
    db,
    keeperId,
    asked.map(({ id }) => id),
  )
  // What never stood in a box was never measured, and its hours need not be counted unless they are asked for.
  const counted = asked.filter(({ id }) => now !== null || stays.has(id))
  const kept = new Map(counted.map((one) => [one.id, keptHours(one, timeZone, now)]))
  const ranges = counted.flatMap(({ id }) => (stays.has(id) ? (kept.get(id) ?? []) : []))
  const boxIds = [...new Set([...stays.values()].flat().map(({ where }) => where))]
  const { around, lastHour } = await readMeasuring(db, keeperId, boxIds, ranges)
  return new Map(
    asked.map(({ id, aimed }) => {
      const { from, to } = kept.get(id) ?? { from: 0, to: 0 }
      const until = now === null ? Math.max(from, Math.min(to, lastHour + 1)) : to
      const ofClutch = stays.get(id)
      const measured = ofClutch ? around({ own: [], ofClutch }) : nothing
      return [id, { kept: { from, to: until }, measured, aimed }]
    }),
  )
}
