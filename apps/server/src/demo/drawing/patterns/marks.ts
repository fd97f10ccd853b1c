import { type Noise, noiseFrom, roughNoiseFrom } from '../noise.ts'

/**
 * Marks on a coat. Each answers how far inside a mark a place is: 1 in its middle, 0 at its edge, negative outside.
 * `u` runs along the body in half widths; `low` from the middle of the back (0) to the edge seen from above (1);
 * `side` tells left from right.
 */
export type Mark = (u: number, low: number, side: number) => number

export const lowOf = (angle: number): number => Math.abs(angle) / (Math.PI / 2)
export const sideOf = (angle: number): number => (angle < 0 ? 0 : 41)

export type Saddles = {
  /** From one saddle's middle to the next, in half widths. */
  readonly period: number
  /** Half length and half width of a saddle. */
  readonly long: number
  readonly wide: number
  /** How ragged its edge is. */
  readonly rough: number
  /** 2 for round ones, more for square ones. */
  readonly square: number
  /** Where the row runs: 0 for the middle of the back. */
  readonly row?: number
  /** Moves the row along, as a share of the period. */
  readonly shift?: number
}

/** A row of saddles or blotches, no two quite alike. */
export function saddles(shape: Saddles, seed: number): Mark {
  const [edge, size] = [roughNoiseFrom(seed), noiseFrom(seed + 5)]
  const row = shape.row ?? 0
  return (u, low, side) => {
    const own = row === 0 ? 0 : side
    const place = u / shape.period + (shape.shift ?? 0) + own * 0.013
    const cell = Math.round(place)
    const grown = 0.82 + 0.36 * size(cell * 1.31, own)
    const across = (low - row) / (shape.wide * grown)
    const along = ((place - cell) * shape.period) / (shape.long * grown)
    const away = (Math.abs(across) ** shape.square + Math.abs(along) ** shape.square) ** (1 / shape.square)
    return 1 - away + (edge(u * 1.6, low * 2.4 + side) - 0.5) * shape.rough
  }
}

/** Scattered spots: one to each field of a grid where chance allows it. */
export function spots(grid: number, share: number, reach: number, seed: number): Mark {
  const [there, where, big] = [noiseFrom(seed), noiseFrom(seed + 17), noiseFrom(seed + 31)]
  const inField = (column: number, row: number, u: number, v: number): number => {
    if (there(column * 3.7, row * 5.1) > share) return -1
    const x = column + 0.5 + (where(column * 2.3, row * 4.7) - 0.5) * 0.8
    const y = row + 0.5 + (where(column * 4.1 + 9, row * 2.9) - 0.5) * 0.8
    const r = reach * (0.6 + 0.8 * big(column * 1.9, row * 3.3))
    return 1 - Math.hypot(u - x, v - y) / r
  }
  return (u, low, side) => {
    const [x, y] = [u / grid, (side === 0 ? -low : low) * (Math.PI / 2 / grid)]
    const [column, row] = [Math.floor(x), Math.floor(y)]
    let best = -1
    for (let across = -1; across <= 1; across++)
      for (let down = -1; down <= 1; down++) best = Math.max(best, inField(column + across, row + down, x, y))
    return best
  }
}

/** Bands around the body with wandering edges: above 0 within a band. */
export function bands(period: number, share: number, rough: number, seed: number): Mark {
  const edge: Noise = roughNoiseFrom(seed)
  return (u, low, side) => {
    const moved = u + (edge(u * 0.7, low * 1.5 + side) - 0.5) * rough
    const inCell = Math.abs(moved / period - Math.round(moved / period)) * 2
    return (share - inCell) / share
  }
}
