/**
 * One value of a record's data: a word, a text, a day, a number, yes or no, or several words. Null says none where a field
 * that is left out would be filled, as `feederId` is.
 */
export type DataValue = string | number | boolean | readonly string[] | null

/** What a record says of itself in fields of its kind, as they are stored: flat, and without fields that say nothing. */
export type RecordData = Readonly<Record<string, DataValue | undefined>>

/** Data as a row holds them; null where a record has none. */
export const storeData = (data: RecordData | null): string | null =>
  data === null ? null : JSON.stringify(data)

/** The data of a row, as an answer carries them. */
export const readStoredData = (
  stored: string | null,
): Record<string, string | number | boolean | string[] | null> | null =>
  stored === null ? null : JSON.parse(stored)

/** A value of data as text; null where it is none. */
export const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** What a record of the kind climate measured, and where in the place; null for what it does not tell. */
export const climateIn = ({ temperature, humidity, spot }: Readonly<Record<string, unknown>>) => ({
  temperature: typeof temperature === 'number' ? temperature : null,
  humidity: typeof humidity === 'number' ? humidity : null,
  spot: textOf(spot) ?? 'ambient',
})

/** Food in the words of a keeper. */
export type NamedFood = {
  readonly prey: string | null
  readonly size: string | null
  readonly count: number
}

/** The food that a feeding names; null where it names none. */
export function namedFoodIn({ prey, size, count }: Readonly<Record<string, unknown>>): NamedFood | null {
  const named = { prey: textOf(prey), size: textOf(size) }
  if (named.prey === null && named.size === null) return null
  return { ...named, count: typeof count === 'number' ? count : 1 }
}

/** How many pieces of a meal were eaten, where it was; the count that it does not tell is one. */
export function piecesEaten({ outcome, count, eaten }: RecordData): number {
  const offered = typeof count === 'number' ? count : 1
  return outcome === 'partly' && typeof eaten === 'number' ? eaten : offered
}

/** Feedings with one of these outcomes were meals; of one without an outcome its words tell. */
const fedOutcomes: ReadonlySet<unknown> = new Set(['eaten', 'partly'])

/** Whether an outcome tells of a meal. */
export const isFed = (outcome: DataValue): boolean => fedOutcomes.has(outcome)
