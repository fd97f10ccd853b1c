import type { Spot } from '../curve.ts'
import type { Random } from '../random.ts'

/** How a snake lies: control spots from the tail's tip to the snout, in any unit. */
export type Pose = readonly Spot[]

/** Turns of a coil that use up a body of this length, each turn `gap` farther out than the last. */
const turnsFor = (length: number, inner: number, gap: number): number =>
  (-inner + Math.sqrt(inner * inner + (2 * gap * length) / (2 * Math.PI))) / gap

/**
 * A resting coil seen from above: the tail outside and below, the head on top in the middle.
 * `slender` is the body's length in half widths.
 */
export function coil(slender: number, random: Random): Pose {
  const [gap, inner, wide] = [random.between(1.62, 1.8), 1.5, random.between(1.1, 1.3)]
  const turns = turnsFor(slender * 0.9, inner, gap)
  const hand = random.chance(0.5) ? 1 : -1
  const phase = random.between(0, 6.28)
  const wobble = [random.between(0, 6), random.between(0.1, 0.3)] as const
  const at = (turn: number, away: number): Spot => {
    const angle = phase + hand * turn * 2 * Math.PI
    const loose = away + Math.sin(angle * 2 + wobble[0]) * wobble[1] * Math.min(1, turn)
    return { x: Math.cos(angle) * loose * wide, y: Math.sin(angle) * loose }
  }
  const spots: Spot[] = []
  const pieces = Math.ceil(turns * 9)
  for (let piece = pieces; piece >= 0; piece--) {
    const turn = (turns * piece) / pieces
    spots.push(at(turn, inner + gap * turn))
  }
  // The neck turns back outwards over the innermost coil, and the head rests there.
  spots.push(at(-0.16, 1.3), at(-0.33, 1.5), at(-0.44, 2.2), at(-0.5, 3), at(-0.535, 3.8))
  return spots
}

/** Outlines of loose poses in a frame of 4 by 3 around the middle, from tail to head. */
const loosePoses: readonly (readonly (readonly [number, number])[])[] = [
  // Long bends from side to side, the head coming to rest at the lower middle.
  [
    [1.75, -1.2],
    [0.9, -1.28],
    [-0.2, -1.1],
    [-1.25, -1.15],
    [-1.7, -0.65],
    [-1.2, -0.2],
    [-0.2, -0.3],
    [0.8, -0.45],
    [1.55, -0.15],
    [1.5, 0.5],
    [0.8, 0.7],
    [0, 0.4],
    [-0.8, 0.35],
    [-1.3, 0.8],
    [-0.8, 1.2],
    [-0.1, 1.1],
    [0.4, 1.15],
  ],
  // A loop that crosses itself, the head looking back over it.
  [
    [-1.8, 0.9],
    [-1.1, 1.2],
    [-0.2, 1.05],
    [0.7, 1.15],
    [1.5, 0.85],
    [1.7, 0.1],
    [1.3, -0.7],
    [0.5, -1.1],
    [-0.5, -1.0],
    [-1.2, -0.5],
    [-1.15, 0.2],
    [-0.45, 0.5],
    [0.4, 0.3],
    [0.75, -0.25],
    [0.35, -0.65],
    [-0.25, -0.5],
    [-0.5, -0.05],
    [-0.75, 0.35],
  ],
  // An open S with the head raised towards the upper right.
  [
    [-1.75, 1.1],
    [-1.0, 1.25],
    [-0.1, 1.15],
    [0.9, 1.2],
    [1.6, 0.8],
    [1.55, 0.15],
    [0.9, -0.05],
    [0.1, 0.2],
    [-0.7, 0.5],
    [-1.4, 0.25],
    [-1.55, -0.45],
    [-1.0, -0.95],
    [-0.2, -0.8],
    [0.4, -0.45],
    [1.0, -0.55],
    [1.35, -1.0],
  ],
  // A wide ring, the head along the inside.
  [
    [0.6, 1.3],
    [1.4, 1.05],
    [1.75, 0.3],
    [1.5, -0.6],
    [0.7, -1.15],
    [-0.4, -1.2],
    [-1.3, -0.8],
    [-1.7, 0],
    [-1.35, 0.8],
    [-0.5, 1.1],
    [0.35, 0.8],
    [0.75, 0.15],
    [0.5, -0.45],
    [-0.15, -0.6],
    [-0.7, -0.3],
    [-0.75, 0.2],
    [-0.3, 0.45],
  ],
]

/** A snake on the move or at ease, stretched over the picture. */
export function loose(random: Random): Pose {
  const chosen = random.pick(loosePoses)
  const [across, down] = [random.chance(0.5) ? 1 : -1, random.chance(0.5) ? 1 : -1]
  return chosen.map(([x, y]) => ({
    x: (x + random.between(-0.06, 0.06)) * across,
    y: (y + random.between(-0.06, 0.06)) * down,
  }))
}

/** A climber wound around a branch that runs from left to right through the middle, in even meanders. */
export function alongBranch(random: Random): Pose {
  const [hand, up] = [random.chance(0.5) ? 1 : -1, random.chance(0.5) ? 1 : -1]
  const [swing, waves, pieces] = [random.between(1.7, 1.85), 2.08, 56]
  const spots: Spot[] = []
  let [x, y] = [0, 0]
  for (let piece = 0; piece <= pieces; piece++) {
    const share = piece / pieces
    spots.push({ x: x * hand, y: y * up })
    // The tail hangs a little, and the head reaches forward along the branch.
    const heading =
      swing * Math.min(1, 0.55 + share * 2) * Math.sin(share * waves * Math.PI * 2) * (share > 0.94 ? 0.5 : 1)
    x += Math.cos(heading) / pieces
    y += Math.sin(heading) / pieces
  }
  const middle = spots.reduce((sum, spot) => sum + spot.y, 0) / spots.length
  return spots.map((spot) => ({ x: spot.x, y: spot.y - middle }))
}
