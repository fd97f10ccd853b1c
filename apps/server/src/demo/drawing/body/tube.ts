import { type Colour, dim, hex, mix, varied } from '../colour.ts'
import { type Spine, type Spot, vertebraAt } from '../curve.ts'
import { type Light, lit } from '../light.ts'
import type { Random } from '../random.ts'
import { at, inFrame, line, polygon } from '../svg.ts'
import type { Cover } from './cover.ts'

/** A place on the skin, in measures that don't change with the size of the picture. */
export type SkinPlace = {
  /** Distance from the tail's tip, in half widths of the body. */
  readonly u: number
  /** Angle from the middle of the back, -π/2 (left edge) to π/2 (right edge). */
  readonly angle: number
  /** Distance from the tail's tip as a share of the whole, 0 to 1. */
  readonly along: number
  /** How thick the body is here, as a share of its thickest. */
  readonly girth: number
}

/** The colour of an animal at a place on its skin. */
export type Skin = (place: SkinPlace) => Colour

/** How scales lie on a body. */
export type ScaleCut = {
  /** Scales from edge to edge where the body is thickest. */
  readonly across: number
  /** Length of a scale as a multiple of its width. */
  readonly long: number
  /** How much neighbours differ in lightness. */
  readonly vary: number
  readonly gloss: number
  /** A light line along the middle of each scale. */
  readonly keeled: boolean
  readonly round: boolean
}

/** A stretch of a body to draw: from the distance `from` to `to` along its spine, tail first. */
export type Tube = {
  readonly spine: Spine
  readonly radius: (s: number) => number
  readonly widest: number
  readonly from: number
  readonly to: number
  readonly skin: Skin
  readonly cut: ScaleCut
  readonly light: Light
  readonly cover: Cover
  readonly random: Random
  /** 1 is a cylinder; less is flatter. */
  readonly height: number
}

/** The place in the picture of a spot on the skin: `s` along the spine, `angle` around it. */
function surface(tube: Tube, s: number, angle: number): Spot {
  const bone = vertebraAt(tube.spine, s)
  const out = Math.sin(angle) * tube.radius(s)
  return { x: bone.x - bone.ty * out, y: bone.y + bone.tx * out }
}

function placeOf(tube: Tube, s: number, angle: number): SkinPlace {
  return { u: s / tube.widest, angle, along: s / tube.spine.length, girth: tube.radius(s) / tube.widest }
}

/** The skin's colour at a place, with the light on it. */
function shaded(tube: Tube, s: number, angle: number, open: number, base: Colour): Colour {
  const bone = vertebraAt(tube.spine, s)
  const side = Math.sin(angle) * tube.height
  const up = Math.sqrt(1 - side * side)
  const lean = 0.1
  const normal = [-bone.ty * side - bone.tx * lean, bone.tx * side - bone.ty * lean, up] as const
  return lit(base, normal, tube.light, tube.cut.gloss, open * (0.5 + 0.5 * Math.cos(angle) ** 0.7))
}

/** Scales in a row: fewer where the body is thin, so that they never turn to dust. */
function rowCount(tube: Tube, s: number): number {
  const share = tube.radius(s) / tube.widest
  const levels = share > 0.62 ? 1 : share > 0.38 ? 0.7 : share > 0.2 ? 0.45 : 0.28
  return Math.max(3, Math.round(tube.cut.across * levels))
}

/** The skin under the scales, which shows between them and at the edges of the body. */
function underskin(tube: Tube, s: number, step: number): string {
  const parts = 4
  let drawn = ''
  for (let part = 0; part < parts; part++) {
    const [left, right] = [
      -Math.PI / 2 + (Math.PI * part) / parts,
      -Math.PI / 2 + (Math.PI * (part + 1)) / parts,
    ]
    const middle = (left + right) / 2
    const spot = surface(tube, s, middle)
    const open = tube.cover(spot.x, spot.y, s)
    if (open === 0) continue
    const base = dim(tube.skin(placeOf(tube, s, middle)), 0.7)
    const corners = [
      surface(tube, s + step * 0.1, left),
      surface(tube, s + step * 2.35, left),
      surface(tube, s + step * 2.35, right),
      surface(tube, s + step * 0.1, right),
    ]
    drawn += `<path fill="${hex(shaded(tube, s, middle, open, base))}" d="${polygon(corners)}"/>`
  }
  return drawn
}

/** Scales wider than this, in pixels, get their true rounded outline, with a seam or a keel. */
const closeLook = { smooth: 13, keeled: 23 } as const

function scale(tube: Tube, s: number, angle: number, turn: number, reach: number): string {
  const middle = surface(tube, s, angle)
  if (!inFrame(middle.x, middle.y, reach * 2)) return ''
  const open = tube.cover(middle.x, middle.y, s)
  if (open === 0) return ''
  const base = varied(tube.skin(placeOf(tube, s, angle)), tube.random.next(), tube.cut.vary)
  const fill = shaded(tube, s, angle, open, base)
  const [front, back] = [surface(tube, s + reach, angle), surface(tube, s - reach, angle)]
  const [one, other] = [surface(tube, s, angle - turn), surface(tube, s, angle + turn)]
  const beside = (from: Spot, share: number): Spot => ({
    x: back.x + (from.x - middle.x) * share,
    y: back.y + (from.y - middle.y) * share,
  })
  const fuller = tube.cut.round ? 0.78 : 0.4
  if (2 * tube.radius(s) * turn < closeLook[tube.cut.keeled ? 'keeled' : 'smooth']) {
    const d = polygon([front, one, beside(one, fuller * 0.5), beside(other, fuller * 0.5), other])
    return `<path fill="${hex(fill)}" d="${d}"/>`
  }
  const d = `M${at(front)}L${at(one)}Q${at(beside(one, fuller))} ${at(back)}Q${at(beside(other, fuller))} ${at(other)}z`
  // From near, a smooth scale has a thin dark seam and a keeled one a light ridge.
  if (tube.cut.keeled) return `<path fill="${hex(fill)}" d="${d}"/>${keel(fill, middle, back)}`
  return `<path fill="${hex(fill)}" stroke="${hex(dim(fill, 0.76))}" stroke-width=".9" d="${d}"/>`
}

/** The light ridge along a keeled scale. */
function keel(fill: Colour, middle: Spot, back: Spot): string {
  const end = { x: back.x + (middle.x - back.x) * 0.25, y: back.y + (middle.y - back.y) * 0.25 }
  const start = { x: middle.x + (middle.x - back.x) * 0.2, y: middle.y + (middle.y - back.y) * 0.2 }
  return `<path stroke="${hex(mix(fill, [1, 1, 1], 0.2))}" stroke-width="1.6" stroke-linecap="round" d="${line([start, end])}"/>`
}

function row(tube: Tube, s: number, reach: number, shifted: boolean): string {
  const count = rowCount(tube, s)
  const turn = Math.PI / count
  let drawn = ''
  for (let place = 0; place < count; place++) {
    const angle = -Math.PI / 2 + turn * (place + (shifted ? 1 : 0.5))
    if (Math.abs(angle) < 1.5) drawn += scale(tube, s, angle, turn * 0.53, reach)
  }
  return drawn
}

/** Draws a stretch of a body scale by scale, from the tail on, so that each scale lies over the one behind it. */
export function drawTube(tube: Tube): string {
  let drawn = ''
  let shifted = false
  let s = tube.from
  while (s < tube.to) {
    const wide = (Math.PI * tube.radius(s)) / rowCount(tube, s)
    const step = Math.max(2.2, wide * tube.cut.long * 0.5)
    const bone = vertebraAt(tube.spine, s)
    if (inFrame(bone.x, bone.y, tube.widest * 1.5))
      drawn += (shifted ? underskin(tube, s, step) : '') + row(tube, s, step * 1.12, shifted)
    shifted = !shifted
    s += step
  }
  // Thousands of small scales without smoothed edges look the same once the photo is made smaller, in two thirds of the time.
  return `<g shape-rendering="optimizeSpeed">${drawn}</g>`
}
