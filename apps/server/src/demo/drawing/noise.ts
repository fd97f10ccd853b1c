/** A field of smooth random heights: the same place always has the same height, 0 to 1. */
export type Noise = (x: number, y: number) => number

function corner(x: number, y: number, seed: number): number {
  let word = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2246822519)
  word = Math.imul(word ^ (word >>> 13), 1274126177)
  return ((word ^ (word >>> 16)) >>> 0) / 4294967296
}

const ease = (share: number): number => share * share * (3 - 2 * share)

/** Value noise: random heights on a grid of whole numbers, eased in between. */
export function noiseFrom(seed: number): Noise {
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const [across, down] = [ease(x - left), ease(y - top)]
    const upper = corner(left, top, seed) * (1 - across) + corner(left + 1, top, seed) * across
    const lower = corner(left, top + 1, seed) * (1 - across) + corner(left + 1, top + 1, seed) * across
    return upper * (1 - down) + lower * down
  }
}

/** Noise of three grains on top of each other, 0 to 1: rough outlines, clouds of colour. */
export function roughNoiseFrom(seed: number): Noise {
  const [coarse, middle, fine] = [noiseFrom(seed), noiseFrom(seed + 101), noiseFrom(seed + 202)]
  return (x, y) => (coarse(x, y) * 4 + middle(x * 2.1, y * 2.1) * 2 + fine(x * 4.3, y * 4.3)) / 7
}

/** From 0 below `low` to 1 above `high`, eased. */
export function smoothStep(low: number, high: number, value: number): number {
  const share = (value - low) / (high - low)
  return ease(Math.min(1, Math.max(0, share)))
}
