/** What was measured least, on average and most around a moment, in ms since 1970. */
export type Measured = {
  readonly at: number
  readonly min: number
  readonly mean: number
  readonly max: number
}

/** The time that a curve shows, in ms since 1970. */
export type Span = { readonly from: number; readonly to: number }

/** A line across the field at a value: what is set, or a limit. */
export type Mark = { readonly value: number; readonly kind: 'set' | 'limit' }

/** A curve in a field that is 100 wide and 100 high, counted from the upper left. */
export type ChartShape = {
  /** The mean, broken where nothing was measured. */
  readonly line: string
  /** From least to most; one closed path for each time without a break. */
  readonly band: string
  readonly grid: readonly { readonly value: number; readonly y: number }[]
  readonly marks: readonly { readonly y: number; readonly kind: Mark['kind'] }[]
  /** How often nothing was measured for long. */
  readonly gaps: number
}

const rounded = (number: number): number => Math.round(number * 100) / 100

/** A step that reads well: 1, 2 or 5 times a power of ten, at least as large as asked. */
function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  const times = [1, 2, 5, 10].find((candidate) => candidate * power >= least - 1e-9) ?? 10
  return times * power
}

/** Values around the given ones that read well; the outer ones are the ends of the field. */
function gridOf(least: number, most: number): number[] {
  const step = niceStep(Math.max((most - least) / 3, 0.2))
  const first = Math.floor(least / step + 1e-9) * step
  const count = Math.max(1, Math.ceil((most - first) / step - 1e-9))
  return Array.from({ length: count + 1 }, (_, at) => Number((first + at * step).toPrecision(12)))
}

/** Parts of a curve between which nothing was measured for longer than so many ms. */
export function unbroken(points: readonly Measured[], longest: number): Measured[][] {
  const parts: Measured[][] = []
  let before: Measured | undefined
  for (const point of points) {
    const part = parts.at(-1)
    if (part && before && point.at - before.at <= longest) part.push(point)
    else parts.push([point])
    before = point
  }
  return parts
}

/** How many points are at most between the ends of a span. */
const buckets = 240

/** Readings that come seldom are no gaps: three times the usual time between two is one, and never less than two buckets. */
export function longestBreak(points: readonly Measured[], { from, to }: Span): number {
  const between = points.slice(1).map(({ at }, place) => at - (points[place]?.at ?? at))
  const usual = between.sort((one, other) => one - other)[Math.floor(between.length / 2)] ?? 0
  return Math.max(usual * 3, ((to - from) / buckets) * 2)
}

/** Draws what was measured, in the order of time, with what is set and the limits (CLU-25). */
export function chartShape(points: readonly Measured[], span: Span, marks: readonly Mark[] = []): ChartShape {
  const lows = [...points.map(({ min }) => min), ...marks.map(({ value }) => value)]
  const highs = [...points.map(({ max }) => max), ...marks.map(({ value }) => value)]
  const grid = gridOf(Math.min(...lows), Math.max(...highs))
  const [low = 0, high = 1] = [grid[0], grid.at(-1)]
  const xOf = (at: number): number => rounded(((at - span.from) / (span.to - span.from)) * 100)
  const yOf = (value: number): number => rounded(100 - ((value - low) / (high - low)) * 100)
  const parts = unbroken(points, longestBreak(points, span))
  return {
    line: parts.map((part) => lineOf(part.map(({ at, mean }) => `${xOf(at)} ${yOf(mean)}`))).join(''),
    band: parts
      .map((part) => {
        const over = part.map(({ at, max }) => `${xOf(at)} ${yOf(max)}`)
        const under = [...part].reverse().map(({ at, min }) => `${xOf(at)} ${yOf(min)}`)
        return `M${[...over, ...under].join('L')}Z`
      })
      .join(''),
    grid: grid.map((value) => ({ value, y: yOf(value) })),
    marks: marks.map(({ value, kind }) => ({ y: yOf(value), kind })),
    gaps: Math.max(0, parts.length - 1),
  }
}

/** A line through places; one place alone is a dot. */
const lineOf = (places: readonly string[]): string =>
  places.length === 1 ? `M${places[0]}h0` : `M${places.join('L')}`
