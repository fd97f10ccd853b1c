import type { HusbandrySettings } from '../settings.fields.ts'
import { usualSettings } from '../settings.fields.ts'
import { watchOf } from '../watch.rules.ts'
import type { OfferedFeeding, WatchedAnimal, WatchedCondition, WatchedShed, Weighing } from '../watch.ts'

/** An animal of which nothing is known, unless fields say otherwise. */
export const watched = (fields: Partial<WatchedAnimal> = {}): WatchedAnimal => ({
  ...{ lastMealOn: null, feedings: [], regurgitatedOn: [], sheds: [], weights: [] },
  ...{ conditions: [], isGravid: false },
  ...fields,
})

/** Feedings of these days in their order; what is not taken was refused. */
export const feedings = (days: readonly string[], isTaken = false): OfferedFeeding[] =>
  days.map((day, at) => ({ id: at + 1, day, time: null, isTaken }))

/** Complete sheds of these days. */
export const sheds = (...days: string[]): WatchedShed[] =>
  days.map((day, at) => ({ id: at + 1, day, time: null, result: 'complete', retained: [] }))

/** Weights in grams by day. */
export const weights = (grams: Readonly<Record<string, number>>, basis: string | null = null): Weighing[] =>
  Object.entries(grams).map(([day, amount], at) => ({ id: at + 1, day, time: null, grams: amount, basis }))

/** A condition that lasts since a day. */
export const since = (
  kind: WatchedCondition['kind'],
  from: string,
  fields: Partial<WatchedCondition> = {},
): WatchedCondition => ({ kind, from, until: null, plannedEnd: null, ...fields })

/** The alarms of an animal on a day, as 'unfed 2026-03-02'. */
export const alarmsOf = (
  fields: Partial<WatchedAnimal>,
  day: string,
  settings: Partial<HusbandrySettings> = {},
): string[] =>
  watchOf(watched(fields), { ...usualSettings, ...settings }, day).map((one) => `${one.alarm} ${one.since}`)
