import {
  type AlarmTerms,
  endedWith,
  judgeReadings,
  lateSeconds,
  type OutsideNow,
  type ToldAlarm,
} from '@clutchbook/domain/incubation/alarms.rules'
import type { MeasuredPlace, MeasuredValues } from '@clutchbook/domain/incubation/readings.rules'
import { inPortions } from '@clutchbook/domain/kernel/portions'
import type { Tx } from '../../platform/database/database.ts'
import { yieldBetween } from '../../platform/yield-between.ts'
import {
  type AlarmOf,
  changeAlarm,
  createAlarm,
  findAlarmSince,
  findOpenSilence,
} from './alarms.repository.ts'
import { findBox, findIncubator, type IncubatorRow } from './incubators.repository.ts'
import type { PlaceState } from './reading-places.repository.ts'

/** How many alarms of late readings are noted at once; what a logger measured in years may be far more. */
const notedAtOnce = 100

/** How many readings are judged before others have their turn. */
const judgedAtOnce = 10_000

type New = {
  readonly keeperId: number
  readonly place: MeasuredPlace
  readonly createdAt: string
  /** The import that brings them, with which its alarms are taken back. */
  readonly importId?: number | undefined
  /** Readings that are new, in order. */
  readonly readings: readonly MeasuredValues[]
  /** Where the place stood before them. */
  readonly before: PlaceState | null
}

/** The incubator whose limits hold in a place; null where the place is gone. */
async function incubatorOf(tx: Tx, keeperId: number, place: MeasuredPlace): Promise<IncubatorRow | null> {
  if (place.kind === 'incubator') return (await findIncubator(tx, keeperId, place.id)) ?? null
  const box = await findBox(tx, keeperId, place.id)
  return box ? ((await findIncubator(tx, keeperId, box.incubatorId)) ?? null) : null
}

/**
 * Judges new readings by the limits of their incubator (CLU-26), and answers where the place stands outside of them now.
 * Readings from before the latest are judged by themselves: they note alarms, and change nothing of what lasts.
 */
export async function judgeNew(tx: Tx, given: New): Promise<OutsideNow> {
  const { keeperId, place, createdAt, importId = null, readings, before } = given
  const incubator = await incubatorOf(tx, keeperId, place)
  if (!incubator) return before?.outside ?? {}
  const boxId = place.kind === 'box' ? place.id : null
  const of: AlarmOf = { keeperId, incubatorId: incubator.id, boxId }
  const now = Math.floor(Date.parse(createdAt) / 1000)
  const late = before ? readings.filter(({ at }) => at < before.at) : []
  const following = before ? readings.filter(({ at }) => at > before.at) : readings
  const { alarms: noted } = await judgeInBatches({}, late, incubator)
  for (const alarm of noted.slice(-notedAtOnce))
    await writeAlarm(tx, of, { ...endedWith(alarm), importId, rings: false }, createdAt)
  const { outside, alarms } = await judgeInBatches(before?.outside ?? {}, following, incubator)
  for (const alarm of alarms.slice(-notedAtOnce))
    await writeAlarm(tx, of, { ...alarm, importId, rings: now - alarm.lastAt < lateSeconds }, createdAt)
  await endSilence(tx, { ...of, boxId: null }, following)
  return outside
}

/** Judges readings some at a time, so that others have their turn meanwhile. */
async function judgeInBatches(
  begun: OutsideNow,
  readings: readonly MeasuredValues[],
  terms: AlarmTerms,
): Promise<{ readonly outside: OutsideNow; readonly alarms: readonly ToldAlarm[] }> {
  let outside = begun
  const told = new Map<string, ToldAlarm>()
  for await (const portion of yieldBetween(inPortions(readings, judgedAtOnce))) {
    const judged = judgeReadings(outside, portion, terms)
    outside = judged.outside
    for (const alarm of judged.alarms) told.set(`${alarm.kind} ${alarm.since}`, alarm)
  }
  return { outside, alarms: [...told.values()] }
}

/** Writes an alarm, or what has become of one that is known. One that was told stays told. */
async function writeAlarm(
  tx: Tx,
  of: AlarmOf,
  { lastAt: _last, ...alarm }: ToldAlarm & { readonly importId: number | null; readonly rings: boolean },
  createdAt: string,
): Promise<void> {
  const { kind, since, worst, until, rings } = alarm
  const known = await findAlarmSince(tx, of, kind, since)
  if (!known) await createAlarm(tx, of, { ...alarm, createdAt })
  else await changeAlarm(tx, of.keeperId, known.id, { worst, until, rings: rings || Boolean(known.rings) })
}

/** A reading ends the silence of its incubator. */
async function endSilence(tx: Tx, of: AlarmOf, readings: readonly MeasuredValues[]): Promise<void> {
  const silence = readings.length > 0 ? await findOpenSilence(tx, of) : undefined
  const first = silence && readings.find(({ at }) => at > silence.since)
  if (silence && first) await changeAlarm(tx, of.keeperId, silence.id, { until: first.at })
}
