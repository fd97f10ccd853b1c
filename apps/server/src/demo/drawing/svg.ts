import type { Spot } from './curve.ts'

/** The picture's size in its own units; nothing outside is drawn. */
export const frame = { width: 1000, height: 750 } as const

export const inFrame = (x: number, y: number, reach: number): boolean =>
  x > -reach && y > -reach && x < frame.width + reach && y < frame.height + reach

const tenth = (value: number): number => Math.round(value * 10) / 10

/** A number as SVG text, to a tenth of a unit: finer can't be seen, and thousands of them are written. */
export const n = (value: number): string => String(tenth(value))

/** The text of a spot in a path. */
export const at = ({ x, y }: Spot): string => `${n(x)} ${n(y)}`

/** A line through spots as the text of a path. */
export const line = (spots: readonly Spot[]): string => `M${spots.map(at).join('L')}`

/** A closed outline, written relative to its first corner to keep the text short. */
export function polygon(corners: readonly Spot[]): string {
  const first = corners[0]
  if (!first) return ''
  let last: Spot = { x: tenth(first.x), y: tenth(first.y) }
  let drawn = `M${n(last.x)} ${n(last.y)}l`
  for (const corner of corners.slice(1)) {
    const [dx, dy] = [tenth(corner.x - last.x), tenth(corner.y - last.y)]
    drawn += `${dx} ${dy} `
    last = { x: last.x + dx, y: last.y + dy }
  }
  return `${drawn}z`
}

export const disc = (spot: Spot, r: number, fill: string, opacity = 1): string =>
  `<circle cx="${n(spot.x)}" cy="${n(spot.y)}" r="${n(r)}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`
