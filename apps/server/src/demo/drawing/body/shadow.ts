import { type Spine, vertebraAt } from '../curve.ts'
import { n } from '../svg.ts'

/** The outline of a body as the text of a path. */
export function outline(spine: Spine, radius: (s: number) => number, from = 0, to = spine.length): string {
  const count = Math.max(12, Math.round((to - from) / 16))
  const side = (direction: number): string[] =>
    Array.from({ length: count + 1 }, (_, index) => {
      const s = from + ((to - from) * index) / count
      const bone = vertebraAt(spine, s)
      const out = radius(s) * direction
      return `${n(bone.x - bone.ty * out)} ${n(bone.y + bone.tx * out)}`
    })
  return `M${side(1).join('L')}L${side(-1).reverse().join('L')}z`
}

/** A soft shadow on the ground: the outline laid down several times, each time wider and fainter. */
export function softShadow(path: string, size: number, strength = 0.5): string {
  const layers = Math.min(14, Math.max(6, Math.round(size / 9)))
  const each = ((strength / layers) * 1.25).toFixed(3)
  let drawn = `<g transform="translate(${n(size * 0.17)} ${n(size * 0.23)})" fill="none" stroke="#0a0603" stroke-opacity="${each}" stroke-linejoin="round">`
  for (let layer = layers; layer >= 1; layer--)
    drawn += `<path d="${path}" stroke-width="${n((size * 0.7 * layer) / layers)}"/>`
  return `${drawn}<path d="${path}" stroke="none" fill="#0a0603" fill-opacity="${(strength * 0.45).toFixed(2)}"/></g>`
}
