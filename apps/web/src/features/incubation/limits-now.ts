import { lateSeconds, type StandsOutside, standsOutside } from '@clutchbook/domain/incubation/alarms.rules'
import type { Box, Incubator, IncubatorAlarm } from './incubators.queries.ts'

type Measured = Pick<Incubator, 'latest' | 'outside'>
type Limits = Pick<Incubator, 'lowTemperature' | 'highTemperature' | 'lowHumidity' | 'highHumidity'>

const secondOf = (moment: string): number => Math.floor(Date.parse(moment) / 1000)

const outsideOf = ({ latest, outside }: Measured, limits: Limits): StandsOutside[] => {
  const since = outside.map((one) => ({ kind: one.kind, since: secondOf(one.since) }))
  return latest === null ? [] : standsOutside(since, { ...latest, at: secondOf(latest.at) }, limits)
}

/** A limit that an incubator or a box in it stands outside of without ringing yet; `since` in ISO 8601. */
export type OutsideYet = Pick<IncubatorAlarm, 'kind' | 'boxId'> & { readonly since: string }

/** What an incubator and its boxes stand outside of by their latest readings, and do not ring for. */
export function outsideYet(
  incubator: Measured & Limits,
  boxes: readonly (Measured & Pick<Box, 'id'>)[],
  lasting: readonly Pick<IncubatorAlarm, 'kind' | 'boxId'>[],
): OutsideYet[] {
  const places = [{ boxId: null, place: incubator }, ...boxes.map((place) => ({ boxId: place.id, place }))]
  return places.flatMap(({ boxId, place }) =>
    outsideOf(place, incubator)
      .filter(({ kind }) => !lasting.some((alarm) => alarm.kind === kind && alarm.boxId === boxId))
      .map(({ kind, since }) => ({ boxId, kind, since: new Date(since * 1000).toISOString() })),
  )
}

/** How an incubator stands by its limits where it is outside of none: by a reading of now, of long ago, or by none at all. */
export type QuietState = 'fine' | 'wasFine' | 'unknown'

/** What the latest readings of an incubator and its boxes say of its limits. */
export function quietState(incubator: Measured & Limits, boxes: readonly Measured[], now: Date): QuietState {
  const { lowTemperature, highTemperature, lowHumidity, highHumidity } = incubator
  const limited = [
    ...(lowTemperature === null && highTemperature === null ? [] : (['temperature'] as const)),
    ...(lowHumidity === null && highHumidity === null ? [] : (['humidity'] as const)),
  ]
  const readings = [incubator, ...boxes].flatMap(({ latest }) => latest ?? [])
  const measured = limited.map((what) => readings.filter((reading) => reading[what] !== null))
  if (measured.some((of) => of.length === 0)) return 'unknown'
  const isLate = ({ at }: { at: string }): boolean => now.getTime() / 1000 - secondOf(at) >= lateSeconds
  return measured.some((of) => of.every(isLate)) ? 'wasFine' : 'fine'
}
