import { type Colour, colour, dim, hex, mix } from '../colour.ts'
import type { Random } from '../random.ts'
import { frame, n } from '../svg.ts'

type Bedding = {
  readonly floor: string
  readonly low: Colour
  readonly high: Colour
  readonly count: number
  readonly long: readonly [number, number]
  readonly wide: readonly [number, number]
  /** How dark the lowest pieces lie, 0 to 1. */
  readonly shade: number
  /** How much a piece may curl. */
  readonly bend: number
}

const aspenBed: Bedding = {
  floor: '#a3824f',
  shade: 0.66,
  low: colour('#bf9a62'),
  high: colour('#f3e2bd'),
  count: 1800,
  long: [26, 84],
  wide: [2.4, 7],
  bend: 14,
}

const coconutBed: Bedding = {
  floor: '#2c1d12',
  shade: 0.5,
  low: colour('#38251a'),
  high: colour('#7d5738'),
  count: 1900,
  long: [9, 34],
  wide: [4, 13],
  bend: 5,
}

/** One curl of wood or husk, with the shadow that the topmost ones throw. */
function piece(bed: Bedding, depth: number, zoom: number, random: Random): string {
  const [x, y] = [random.between(-40, frame.width + 40), random.between(-40, frame.height + 40)]
  const angle = random.between(0, 6.28)
  const long = random.between(bed.long[0], bed.long[1]) * zoom
  const wide = random.between(bed.wide[0], bed.wide[1]) * zoom
  const bend = random.between(-bed.bend, bed.bend) * zoom
  const [dx, dy, px, py] = [Math.cos(angle) * long, Math.sin(angle) * long, -Math.sin(angle), Math.cos(angle)]
  const fill = dim(mix(bed.low, bed.high, random.between(0, 1)), bed.shade + (1 - bed.shade) * depth)
  const there = `q${n(dx / 2 + px * bend)} ${n(dy / 2 + py * bend)} ${n(dx)} ${n(dy)}`
  const back = `q${n(-dx / 2 + px * (bend + wide * 0.4))} ${n(-dy / 2 + py * (bend + wide * 0.4))} ${n(-dx - px * wide)} ${n(-dy - py * wide)}`
  const shape = `${there}l${n(px * wide)} ${n(py * wide)}${back}z`
  const shadow =
    depth > 0.74
      ? `<path fill="#1c1006" fill-opacity=".28" d="M${n(x + 2 * zoom)} ${n(y + 3.4 * zoom)}${shape}"/>`
      : ''
  return `${shadow}<path fill="${hex(fill)}" d="M${n(x)} ${n(y)}${shape}"/>`
}

function bedding(bed: Bedding, random: Random, zoom: number): string {
  const count = Math.round(bed.count / zoom ** 1.2)
  let drawn = `<g shape-rendering="optimizeSpeed"><rect width="1000" height="750" fill="${bed.floor}"/>`
  for (let index = 0; index < count; index++) drawn += piece(bed, index / count, zoom, random)
  return `${drawn}</g>`
}

/** A bed of shredded aspen: curls of pale wood in every direction. */
export const aspen = (random: Random, zoom: number): string => bedding(aspenBed, random, zoom)

/** A bed of coconut husk: short dark chips. */
export const coconut = (random: Random, zoom: number): string => bedding(coconutBed, random, zoom)
