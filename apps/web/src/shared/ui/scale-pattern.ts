/** How many scales a tile of the pattern is wide and high. The rows are even in number, so that tiles join. */
export const tileColumns = 8
export const tileRows = 8

/** A pattern of scales: three tones from dark to bright, and which of them each scale has, row by row. */
export type ScalePattern = {
  readonly tones: readonly [dark: string, middle: string, bright: string]
  readonly scales: readonly number[]
}

/** Hues of skins: browns, ochres, olives, rust, leaf green, slate blue. In degrees. */
const hues = [30, 42, 54, 68, 88, 118, 196, 222, 14, 352] as const

/** Numbers from 0 up to 1 that follow from a whole number alone, always the same ones. */
function chanceFrom(seed: number): () => number {
  let state = (Math.trunc(seed) ^ 0x9e3779b9) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

function tonesFrom(chance: () => number): ScalePattern['tones'] {
  const hue = (hues[Math.floor(chance() * hues.length)] ?? hues[0]) + Math.round(chance() * 12 - 6)
  const turn = chance() < 0.5 ? -14 : 14
  return [
    `hsl(${hue - turn} 24% 15%)`,
    `hsl(${hue - Math.round(turn / 2)} 32% 25%)`,
    `hsl(${hue} ${38 + Math.round(chance() * 10)}% 37%)`,
  ]
}

/** Corners of a coarse grid that the markings swell and fade between; it wraps, so that tiles join. */
const coarse = 4

function toneAt(field: readonly number[], column: number, row: number, grain: number): number {
  const [x, y] = [(column / tileColumns) * coarse, (row / tileRows) * coarse]
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const corner = (dx: number, dy: number): number =>
    field[((top + dy) % coarse) * coarse + ((left + dx) % coarse)] ?? 0
  const across = (dy: number): number => corner(0, dy) * (1 - x + left) + corner(1, dy) * (x - left)
  const swell = across(0) * (1 - y + top) + across(1) * (y - top)
  const level = swell * 0.62 + grain * 0.38
  if (level < 0.42) return 0
  return level < 0.58 ? 1 : 2
}

/** The scales that stand for an animal without a photo: they follow from its id, so it always looks the same. */
export function scalesOf(seed: number): ScalePattern {
  const chance = chanceFrom(seed)
  const tones = tonesFrom(chance)
  const field = Array.from({ length: coarse * coarse }, chance)
  const scales = Array.from({ length: tileColumns * tileRows }, (_, at) =>
    toneAt(field, at % tileColumns, Math.floor(at / tileColumns), chance()),
  )
  return { tones, scales }
}

/** Half the width of a scale, and its height, in units of the drawing. */
const halfWidth = 10
const height = 14

/** Size of a tile in units of the drawing. */
export const tile = { width: tileColumns * halfWidth * 2, height: tileRows * height } as const

const outline = `a${halfWidth} ${height} 0 0 1 20 0a${halfWidth} ${height} 0 0 0-10 14a${halfWidth} ${height} 0 0 0-10-14z`

/**
 * The outline of every scale of one tone as one path. A scale is a dome whose foot is cut by the two domes before
 * it, so that scales lie edge to edge. Those on a tile's border are drawn on its other side as well.
 */
export function pathOfTone(scales: readonly number[], tone: number): string {
  const parts: string[] = []
  for (const [at, own] of scales.entries()) {
    if (own !== tone) continue
    const [column, row] = [at % tileColumns, Math.floor(at / tileColumns)]
    const left = column * halfWidth * 2 - (row % 2) * halfWidth
    for (const x of left < 0 ? [left, left + tile.width] : [left]) {
      parts.push(`M${x} ${row * height}${outline}`)
      if (row === 0) parts.push(`M${x} ${tile.height}${outline}`)
    }
  }
  return parts.join('')
}
