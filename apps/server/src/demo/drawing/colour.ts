/** Red, green and blue, each 0 to 1 (sRGB); light may push a value above 1 until it is written. */
export type Colour = readonly [number, number, number]

/** The colour of a hexadecimal text such as '#c9a24b'. */
export function colour(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16)
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}

export function mix(from: Colour, to: Colour, share: number): Colour {
  const part = Math.min(1, Math.max(0, share))
  return [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part,
    from[2] + (to[2] - from[2]) * part,
  ]
}

export const dim = (base: Colour, factor: number): Colour => [
  base[0] * factor,
  base[1] * factor,
  base[2] * factor,
]

export const tint = (base: Colour, light: Colour): Colour => [
  base[0] * light[0],
  base[1] * light[1],
  base[2] * light[2],
]

export const add = (base: Colour, light: Colour, share = 1): Colour => [
  base[0] + light[0] * share,
  base[1] + light[1] * share,
  base[2] + light[2] * share,
]

/** A little lighter or darker than its neighbours, as no two scales are alike. */
export const varied = (base: Colour, roll: number, reach: number): Colour =>
  dim(base, 1 + (roll - 0.5) * 2 * reach)

const channel = (value: number): string =>
  Math.round(Math.min(1, Math.max(0, value)) * 255)
    .toString(16)
    .padStart(2, '0')

/** The text of a colour as SVG reads it. */
export const hex = (base: Colour): string => `#${channel(base[0])}${channel(base[1])}${channel(base[2])}`
