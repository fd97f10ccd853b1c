/** A small seeded generator, so that the colony is the same on every machine and every run. */
export type Random = {
  /** A whole number from low to high, both included. */
  whole: (low: number, high: number) => number
  /** True about `share` of the time. */
  chance: (share: number) => boolean
}

/** Mulberry32: 32 bits of state, good enough to hand on genes. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let word = Math.imul(state ^ (state >>> 15), state | 1)
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61)
    return ((word ^ (word >>> 14)) >>> 0) / 4294967296
  }
  return {
    whole: (low, high) => Math.floor(low + (high + 1 - low) * next()),
    chance: (share) => next() < share,
  }
}
