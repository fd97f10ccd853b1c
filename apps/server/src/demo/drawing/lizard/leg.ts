import { outline, softShadow } from '../body/shadow.ts'
import { drawTube, type Skin } from '../body/tube.ts'
import { type Colour, dim, hex, mix } from '../colour.ts'
import { profileAt, type Spine, type Spot, spineThrough, vertebraAt } from '../curve.ts'
import type { Light } from '../light.ts'
import type { Random } from '../random.ts'
import { disc, line, n } from '../svg.ts'
import type { Leg, LizardBuild } from './build.ts'

type Limb = {
  readonly spine: Spine
  readonly wrist: Spot
  readonly pointing: number
  readonly side: number
  readonly leg: Leg
}

/** Where a leg lies: its line from inside the body over the elbow to the wrist. */
export function limb(
  body: Spine,
  leg: Leg,
  side: number,
  radius: (s: number) => number,
  random: Random,
): Limb {
  const root = vertebraAt(body, leg.station * body.length)
  const forward = Math.atan2(root.ty, root.tx)
  const [size, inner] = [body.length, radius(leg.station * body.length) * 0.45]
  const sway = random.between(-0.22, 0.22)
  const step = (from: Spot, angle: number, length: number): Spot => ({
    x: from.x + Math.cos(forward + side * angle) * length,
    y: from.y + Math.sin(forward + side * angle) * length,
  })
  const start = step(root, Math.PI / 2, inner)
  const elbow = step(start, leg.upperAngle + sway, leg.upper * size)
  const wrist = step(elbow, leg.lowerAngle + sway * 1.4, leg.lower * size)
  const spine = spineThrough([
    start,
    step(start, leg.upperAngle + sway, leg.upper * size * 0.5),
    elbow,
    step(elbow, leg.lowerAngle + sway * 1.4, leg.lower * size * 0.5),
    wrist,
  ])
  return { spine, wrist, pointing: forward + side * (leg.footAngle + sway), side, leg }
}

const thickness = [
  [0, 1.15],
  [0.3, 1.05],
  [0.5, 0.82],
  [0.75, 0.7],
  [1, 0.52],
] as const

function toe(
  from: Spot,
  angle: number,
  length: number,
  build: LizardBuild,
  size: number,
  fill: Colour,
): string {
  const { thick, pads, clawed } = build.toes
  const tip = { x: from.x + Math.cos(angle) * length, y: from.y + Math.sin(angle) * length }
  const knuckle = {
    x: from.x + Math.cos(angle - 0.22) * length * 0.55,
    y: from.y + Math.sin(angle - 0.22) * length * 0.55,
  }
  const wide = thick * size
  const d = line([from, knuckle, tip])
  const stroke = (colour: Colour, width: number): string =>
    `<path d="${d}" fill="none" stroke="${hex(colour)}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"/>`
  const claw = {
    x: tip.x + Math.cos(angle + 0.15) * wide * 1.5,
    y: tip.y + Math.sin(angle + 0.15) * wide * 1.5,
  }
  return (
    (clawed
      ? `<path d="${line([tip, claw])}" stroke="#2a1c12" stroke-width="${n(wide * 0.42)}" stroke-linecap="round"/>`
      : '') +
    stroke(dim(fill, 0.5), wide * 1.35) +
    stroke(dim(fill, 0.86), wide) +
    (pads
      ? disc(tip, wide * 1.05, hex(dim(fill, 0.55))) + disc(tip, wide * 0.86, hex(dim(fill, 0.95)))
      : '') +
    `<path d="${d}" fill="none" stroke="${hex(mix(fill, [1, 1, 1], 0.25))}" stroke-opacity=".5" stroke-width="${n(wide * 0.3)}" stroke-linecap="round" transform="translate(${n(-wide * 0.15)} ${n(-wide * 0.2)})"/>`
  )
}

/** A foot: five toes spread around the way it points. */
function foot(from: Limb, build: LizardBuild, size: number, fill: Colour): string {
  const spread = [-1.15, -0.55, -0.02, 0.5, 1.1]
  const reach = [0.72, 0.95, 1.08, 1, 0.74]
  const palm = build.toes.thick * size
  const toes = spread.map((turn, index) =>
    toe(
      from.wrist,
      from.pointing + turn * from.side,
      (reach[index] ?? 1) * build.toes.length * size,
      build,
      size,
      fill,
    ),
  )
  return toes.join('') + disc(from.wrist, palm * 1.35, hex(dim(fill, 0.72)))
}

/** What one leg needs to be drawn. */
export type LegScene = {
  readonly build: LizardBuild
  readonly size: number
  readonly skin: Skin
  readonly light: Light
  readonly random: Random
}

/** One leg with its foot and shadow. */
export function drawLeg(from: Limb, scene: LegScene): string {
  const { build, size, skin, light, random } = scene
  const widest = from.leg.thick * size
  const radius = (s: number): number => widest * profileAt(thickness, s / from.spine.length)
  const tube = drawTube({
    spine: from.spine,
    radius,
    widest,
    from: 0,
    to: from.spine.length,
    skin,
    cut: build.legCut,
    light,
    random,
    height: 0.95,
    cover: (_x, _y, s) => Math.min(1, 0.45 + (s / from.spine.length) * 1.3),
  })
  const end = skin({ u: 6, angle: 0.2, along: 0.97, girth: 0.5 })
  const toeFill = dim(end, 0.92)
  return softShadow(outline(from.spine, radius), widest * 1.9, 0.34) + foot(from, build, size, toeFill) + tube
}
