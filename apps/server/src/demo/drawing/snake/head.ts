import { type Colour, dim, hex, mix } from '../colour.ts'
import { profileAt, type Spine, type Spot, vertebraAt } from '../curve.ts'
import { disc, line, n } from '../svg.ts'
import type { SnakeBuild } from './build.ts'

/** Where a head lies in the picture. */
export type HeadPlace = {
  readonly spine: Spine
  readonly neck: number
  readonly halfWidth: number
  readonly outline: readonly (readonly [number, number])[]
}

/** The half width of a head in pixels, rounded off at the snout. */
export function headRadius(place: HeadPlace, s: number): number {
  const along = (s - place.neck) / (place.spine.length - place.neck)
  const tip = along > 0.86 ? Math.sqrt(Math.max(0, 1 - ((along - 0.86) / 0.14) ** 2.4)) : 1
  return place.halfWidth * profileAt(place.outline, along) * Math.max(0.04, tip)
}

/** The spot of a place on the head. */
function headSpot(place: HeadPlace, along: number, out: number): Spot {
  const s = place.neck + along * (place.spine.length - place.neck)
  const bone = vertebraAt(place.spine, s)
  const away = out * headRadius(place, s)
  return { x: bone.x - bone.ty * away, y: bone.y + bone.tx * away }
}

/** One eye: socket, iris, pupil and the window's reflection. */
export function eye(
  place: HeadPlace,
  shape: SnakeBuild['head']['eye'],
  side: number,
  iris: Colour,
  around: Colour,
): string {
  const at = headSpot(place, shape.along, shape.out * side)
  const bone = vertebraAt(place.spine, place.neck + shape.along * (place.spine.length - place.neck))
  const r = place.halfWidth * shape.size
  const turn = (Math.atan2(bone.ty, bone.tx) * 180) / Math.PI
  const [wide, narrow] = [r, r * 0.82]
  const ellipse = (rx: number, ry: number, fill: string) =>
    `<ellipse rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`
  const pupil =
    shape.pupil === 'slit' ? ellipse(r * 0.78, r * 0.24, '#060404') : ellipse(r * 0.5, r * 0.46, '#070505')
  return (
    `<g transform="translate(${n(at.x)} ${n(at.y)}) rotate(${n(turn)})">` +
    ellipse(wide * 1.34, narrow * 1.4, hex(dim(around, 0.42))) +
    ellipse(wide, narrow, hex(dim(iris, 0.55))) +
    ellipse(wide * 0.86, narrow * 0.84, hex(iris)) +
    `${pupil}</g>` +
    disc({ x: at.x - r * 0.3, y: at.y - r * 0.34 }, r * 0.24, '#fffdf2', 0.92) +
    disc({ x: at.x + r * 0.32, y: at.y + r * 0.3 }, r * 0.12, '#fff4d8', 0.4)
  )
}

export function nostrils(place: HeadPlace, along: number, out: number, base: Colour): string {
  const fill = hex(mix(dim(base, 0.3), [0, 0, 0], 0.4))
  return [-1, 1]
    .map((side) => disc(headSpot(place, along, out * side), place.halfWidth * 0.055, fill))
    .join('')
}

/** Seams between the large plates that cover a colubrid's head. */
export function plateSeams(place: HeadPlace, base: Colour): string {
  const seams: readonly (readonly (readonly [number, number])[])[] = [
    [
      [0.3, 0],
      [0.54, 0],
    ],
    [
      [0.54, -0.24],
      [0.54, 0.24],
    ],
    [
      [0.54, -0.24],
      [0.72, -0.3],
      [0.74, 0],
      [0.72, 0.3],
      [0.54, 0.24],
    ],
    [
      [0.54, -0.24],
      [0.4, -0.62],
      [0.26, -0.55],
      [0.28, 0],
    ],
    [
      [0.54, 0.24],
      [0.4, 0.62],
      [0.26, 0.55],
      [0.28, 0],
    ],
    [
      [0.72, -0.3],
      [0.78, -0.62],
    ],
    [
      [0.72, 0.3],
      [0.78, 0.62],
    ],
    [
      [0.74, 0],
      [0.92, 0],
    ],
    [
      [0.84, -0.5],
      [0.83, 0],
      [0.84, 0.5],
    ],
  ]
  const d = seams.map((spots) => line(spots.map(([along, out]) => headSpot(place, along, out)))).join('')
  return `<path d="${d}" fill="none" stroke="${hex(dim(base, 0.4))}" stroke-width="${n(place.halfWidth * 0.035)}" stroke-opacity=".55"/>`
}
