import type { Skin } from '../body/tube.ts'
import { dim, hex, mix } from '../colour.ts'
import { type Spine, vertebraAt } from '../curve.ts'
import { type Light, lit } from '../light.ts'
import type { Random } from '../random.ts'
import { disc, inFrame, polygon } from '../svg.ts'
import type { LizardBuild, Spikes } from './build.ts'

/** A lizard's body as it lies in the picture. */
export type Trunk = {
  readonly spine: Spine
  readonly radius: (s: number) => number
  readonly widest: number
  readonly skin: Skin
  readonly light: Light
}

/** A row of soft spikes on each side of the body, pointing out and back. */
export function spikeRow(trunk: Trunk, row: Spikes, random: Random): string {
  const { spine, radius, widest, skin, light } = trunk
  let drawn = ''
  for (let index = 0; index <= row.count; index++)
    for (const side of [-1, 1]) {
      const share = index / row.count
      const s = (row.from + (row.to - row.from) * share) * spine.length
      const bone = vertebraAt(spine, s)
      const out = radius(s) * row.out * 0.97
      const foot = { x: bone.x - bone.ty * out * side, y: bone.y + bone.tx * out * side }
      if (!inFrame(foot.x, foot.y, 60)) continue
      const long =
        row.length * spine.length * random.between(0.75, 1.15) * (0.55 + 0.45 * Math.sin(share * Math.PI))
      const lean = 0.55 + 0.35 * random.next()
      const tip = {
        x: foot.x - bone.ty * side * long * row.out - bone.tx * long * lean,
        y: foot.y + bone.tx * side * long * row.out - bone.ty * long * lean,
      }
      const half = long * 0.34
      const base = skin({
        u: s / widest,
        angle: side * row.out * 1.2,
        along: s / spine.length,
        girth: radius(s) / widest,
      })
      const fill = lit(
        mix(base, [1, 0.95, 0.85], 0.28),
        [-bone.ty * side * 0.5, bone.tx * side * 0.5, 0.86],
        light,
        0.2,
        1,
      )
      const shadow = { x: tip.x + half * 0.5, y: tip.y + half * 0.7 }
      const [one, other] = [
        { x: foot.x + bone.tx * half, y: foot.y + bone.ty * half },
        { x: foot.x - bone.tx * half, y: foot.y - bone.ty * half },
      ]
      drawn += `<path fill="#140c06" fill-opacity=".3" d="${polygon([one, shadow, other])}"/><path fill="${hex(fill)}" d="${polygon([one, tip, other])}"/>`
    }
  return drawn
}

/** Warts strewn over back and tail, each with its own light and shade. */
export function warts(trunk: Trunk, build: LizardBuild, random: Random): string {
  const { spine, radius, widest, skin, light } = trunk
  const size = build.warts.size * spine.length
  let drawn = ''
  for (let index = 0; index < build.warts.count; index++) {
    const along = random.between(0.12, build.neck + 0.04)
    const angle = random.between(-1.15, 1.15)
    const s = along * spine.length
    const bone = vertebraAt(spine, s)
    const out = Math.sin(angle) * radius(s)
    const spot = { x: bone.x - bone.ty * out, y: bone.y + bone.tx * out }
    if (!inFrame(spot.x, spot.y, 20)) continue
    const r = size * random.between(0.65, 1.1) * Math.max(0.55, Math.cos(angle))
    const base = skin({ u: s / widest, angle, along, girth: radius(s) / widest })
    const side = Math.sin(angle) * build.height
    const normal = [-bone.ty * side, bone.tx * side, Math.sqrt(1 - side * side)] as const
    const fill = lit(mix(base, [1, 1, 1], 0.08), normal, light, 0.3, 1)
    drawn += disc({ x: spot.x + r * 0.25, y: spot.y + r * 0.35 }, r, hex(dim(fill, 0.55)), 0.6)
    drawn +=
      disc(spot, r * 0.85, hex(fill)) +
      disc({ x: spot.x - r * 0.25, y: spot.y - r * 0.3 }, r * 0.34, hex(mix(fill, [1, 1, 1], 0.4)), 0.7)
  }
  return drawn
}
