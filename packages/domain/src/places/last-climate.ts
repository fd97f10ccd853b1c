import { temperatureUnits } from '../eggs/eggs.rules.ts'
import { climateIn } from '../husbandry/record-data.ts'
import type { Place } from './places.schema.ts'

type When = { readonly recordDate: string; readonly recordTime: string | null }

/** What was measured in a place, as a record of the kind climate tells it. */
export function lastClimateOf(
  { recordDate, recordTime }: When,
  data: Readonly<Record<string, unknown>>,
): NonNullable<Place['lastClimate']> {
  const temperatureUnit = temperatureUnits.find((unit) => unit === data.temperatureUnit) ?? null
  return { recordDate, recordTime, temperatureUnit, ...climateIn(data) }
}
