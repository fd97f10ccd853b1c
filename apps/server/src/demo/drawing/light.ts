import { add, type Colour, dim, tint } from './colour.ts'

/** How a scene is lit. Directions point towards the light; z points at the viewer. */
export type Light = {
  readonly key: readonly [number, number, number]
  readonly keyColour: Colour
  readonly ambient: Colour
  /** A warm edge, as from a lamp behind the animal; strength 0 leaves it out. */
  readonly rim: { readonly x: number; readonly y: number; readonly colour: Colour; readonly strength: number }
}

const unit = (x: number, y: number, z: number): readonly [number, number, number] => {
  const size = Math.hypot(x, y, z)
  return [x / size, y / size, z / size]
}

/** A window to the upper left: neutral and soft. */
export const daylight: Light = {
  key: unit(-0.55, -0.62, 0.72),
  keyColour: [0.84, 0.82, 0.76],
  ambient: [0.36, 0.36, 0.38],
  rim: { x: 0.6, y: 0.7, colour: [0.5, 0.55, 0.6], strength: 0.12 },
}

/** A lamp in a dark room: a warm key and an amber edge. */
export const lamplight: Light = {
  key: unit(-0.5, -0.7, 0.66),
  keyColour: [0.95, 0.84, 0.68],
  ambient: [0.24, 0.23, 0.25],
  rim: { x: 0.72, y: 0.62, colour: [1, 0.62, 0.2], strength: 0.75 },
}

/** A surface's own way with light: 0 is chalk, 1 is wet. */
export type Gloss = number

/** The colour of a piece of skin whose surface faces (nx, ny, nz), where `open` tells how much light reaches it. */
export function lit(
  base: Colour,
  normal: readonly [number, number, number],
  light: Light,
  gloss: Gloss,
  open: number,
): Colour {
  const [nx, ny, nz] = normal
  const [kx, ky, kz] = light.key
  const facing = nx * kx + ny * ky + nz * kz
  const wrapped = Math.max(0, (facing + 0.18) / 1.18)
  const half = unit(kx, ky, kz + 1)
  const shine = Math.max(0, nx * half[0] + ny * half[1] + nz * half[2])
  const edge = (1 - nz) ** 2 * Math.max(0, nx * light.rim.x + ny * light.rim.y) * light.rim.strength
  const body = add(tint(base, light.ambient), tint(base, light.keyColour), wrapped * 1.12 * open)
  const lifted = dim(body, 0.62 + 0.38 * open)
  const shone = add(lifted, light.keyColour, gloss * open * (0.42 * shine ** 34 + 0.13 * shine ** 7))
  return developed(add(shone, light.rim.colour, edge * (0.35 + 0.65 * open)))
}

/** Bright places keep their colour instead of burning out, as on a well exposed photo. */
const roll = (value: number): number =>
  value < 0.7 ? value : 0.7 + 0.3 * (1 - Math.exp(-(value - 0.7) / 0.3))

const developed = (base: Colour): Colour => [roll(base[0]), roll(base[1]), roll(base[2])]
