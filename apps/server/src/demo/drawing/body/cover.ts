import type { Spine } from '../curve.ts'
import { smoothStep } from '../noise.ts'

/** How much light reaches a place on a body, 0 (hidden under a later coil) to 1. */
export type Cover = (x: number, y: number, s: number) => number

type Radius = (s: number) => number

/** Neighbouring parts of one bend never count as lying on each other. */
const bend = 3.4

/**
 * What later parts of a body do to earlier ones: a coil that lies on top hides what is under it and shades
 * what is beside it. Later means nearer the head.
 */
export function coverOf(spine: Spine, radius: Radius, widest: number): Cover {
  const every = Math.max(1, Math.round((widest * 0.3) / spine.step))
  const parts = spine.vertebrae
    .filter((_, index) => index % every === 0)
    .map((vertebra) => ({ x: vertebra.x, y: vertebra.y, s: vertebra.s, r: radius(vertebra.s) }))
  return (x, y, s) => {
    let open = 1
    for (const part of parts) {
      if (part.s < s + bend * widest) continue
      const away = Math.hypot(part.x - x, part.y - y) / Math.max(1, part.r)
      if (away < 0.8) return 0
      if (away > 2.1) continue
      const cast = Math.hypot(part.x + part.r * 0.24 - x, part.y + part.r * 0.3 - y) / Math.max(1, part.r)
      open = Math.min(open, 0.3 + 0.7 * smoothStep(0.9, 1.75, Math.min(cast, away + 0.12)))
    }
    return open
  }
}
