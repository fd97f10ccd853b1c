import type { Spot } from '../curve.ts'
import type { Random } from '../random.ts'

/**
 * The line of a lizard's body from the tail's tip to the snout, its whole length being 1: the trunk nearly
 * straight, the head turned a little, the tail in a bow.
 */
export function lizardPose(hips: number, tailBend: number, random: Random): Spot[] {
  const [sway, look] = [random.between(-0.5, 0.5), random.between(-0.55, 0.55)]
  const bow = random.between(0.6, 1) * tailBend * (random.chance(0.5) ? 1 : -1)
  const curl = random.between(-0.5, 0.6)
  const [pieces, step] = [26, 1 / 26]
  const tail: Spot[] = []
  let [x, y] = [0, 0]
  for (let piece = 1; piece <= Math.round(hips * pieces); piece++) {
    const share = piece / (hips * pieces)
    const heading = Math.PI + bow * (share ** 1.3 - curl * share ** 3)
    x += Math.cos(heading) * step
    y += Math.sin(heading) * step
    tail.push({ x, y })
  }
  const trunk: Spot[] = [{ x: 0, y: 0 }]
  ;[x, y] = [0, 0]
  for (let piece = 1; piece <= Math.round((1 - hips) * pieces); piece++) {
    const share = piece / ((1 - hips) * pieces)
    const heading =
      sway * Math.sin(share * Math.PI) * 0.8 - sway * 0.25 + look * Math.max(0, share - 0.55) * 2
    x += Math.cos(heading) * step
    y += Math.sin(heading) * step
    trunk.push({ x, y })
  }
  return [...tail.reverse(), ...trunk]
}
