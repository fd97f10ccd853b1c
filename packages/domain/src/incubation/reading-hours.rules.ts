/** Seconds of an hour, in which readings are kept together. */
export const hourSeconds = 3600

/**
 * A reading as it is kept in its hour: the second of that, °C, percent, and the import that brought it. Behind one that an import
 * brought waits what came for the same second later, and stands once the import is taken back.
 */
export type KeptReading = readonly [
  second: number,
  temperature: number | null,
  humidity: number | null,
  importId?: number,
  behind?: KeptReading,
]

/** What was measured of one kind: how often, the sum, and what was least and most. */
export type Measured = {
  readonly n: number
  readonly sum: number
  readonly min: number | null
  readonly max: number | null
}

/** What charts need of some readings, without the readings: sums add up, and extremes stay extremes. */
export type ReadingSums = {
  readonly n: number
  /** The first of them, in seconds since 1970. */
  readonly firstAt: number
  readonly temperature: Measured
  readonly humidity: Measured
}

/** The hour of a moment, both counted from 1970. */
export const hourOf = (at: number): number => Math.floor(at / hourSeconds)

const nothing: Measured = { n: 0, sum: 0, min: null, max: null }

const measuredOf = (values: readonly (number | null)[]): Measured => {
  let { n, sum, min, max }: Measured = nothing
  for (const value of values) {
    if (value === null) continue
    n += 1
    sum += value
    min = min === null || value < min ? value : min
    max = max === null || value > max ? value : max
  }
  return { n, sum, min, max }
}

const extreme = (pick: (...of: number[]) => number, one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : pick(one, other)

const together = (one: Measured, other: Measured): Measured => ({
  n: one.n + other.n,
  sum: one.sum + other.sum,
  min: extreme(Math.min, one.min, other.min),
  max: extreme(Math.max, one.max, other.max),
})

/** The sums of the readings of an hour, which are in order and at least one. */
export const sumsOf = (hour: number, readings: readonly KeptReading[]): ReadingSums => ({
  n: readings.length,
  firstAt: hour * hourSeconds + (readings[0]?.[0] ?? 0),
  temperature: measuredOf(readings.map(([, temperature]) => temperature)),
  humidity: measuredOf(readings.map(([, , humidity]) => humidity)),
})

/** The sums of readings that are of neither twice. */
export const addSums = (one: ReadingSums, other: ReadingSums): ReadingSums => ({
  n: one.n + other.n,
  firstAt: Math.min(one.firstAt, other.firstAt),
  temperature: together(one.temperature, other.temperature),
  humidity: together(one.humidity, other.humidity),
})

/** The readings of an hour as text, without the imports that brought them: these are of one installation alone. */
export const withoutImports = (stored: string): string =>
  JSON.stringify((JSON.parse(stored) as KeptReading[]).map((reading) => reading.slice(0, 3)))

/** What came of readings that were put into an hour. */
type Merged = {
  readonly readings: readonly KeptReading[]
  readonly added: readonly KeptReading[]
  /** Whether the hour has to be written again: something was added, or waits behind what an import brought. */
  readonly isChanged: boolean
}

/** What stands for a second after one more reading came for it: what was there, with the new one behind it where that counts. */
function withBehind(kept: KeptReading, coming: KeptReading): KeptReading {
  const [second, temperature, humidity, importId, behind] = kept
  if (importId === undefined || importId === coming[3]) return kept
  // What was sent by itself can't be taken back, and so goes before what another import brought.
  if (behind && (behind[3] === undefined || coming[3] !== undefined)) return kept
  return [second, temperature, humidity, importId, coming]
}

/** Puts readings into their hour (CLU-22): a second has one, and the first that was sent stays. */
export function mergeReadings(kept: readonly KeptReading[], coming: readonly KeptReading[]): Merged {
  const bySecond = new Map(kept.map((reading) => [reading[0], reading]))
  const added: KeptReading[] = []
  let isChanged = false
  for (const reading of coming) {
    const there = bySecond.get(reading[0])
    const now = there ? withBehind(there, reading) : reading
    if (!there) added.push(reading)
    if (now === there) continue
    bySecond.set(reading[0], now)
    isChanged = true
  }
  const readings = [...bySecond.values()].sort(([one], [other]) => one - other)
  return { readings, added, isChanged }
}

/** An hour without what an import brought (CLU-24); what waited behind that stands in its place. Null where it brought nothing of it. */
export function withoutImport(kept: readonly KeptReading[], importId: number): readonly KeptReading[] | null {
  let isChanged = false
  const left = kept.flatMap((reading): KeptReading[] => {
    const [second, temperature, humidity, broughtBy, behind] = reading
    if (broughtBy !== importId && behind?.[3] !== importId) return [reading]
    isChanged = true
    if (broughtBy === importId) return behind ? [behind] : []
    return broughtBy === undefined ? [reading] : [[second, temperature, humidity, broughtBy]]
  })
  return isChanged ? left : null
}
