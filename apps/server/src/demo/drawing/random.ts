/** A small seeded generator, so that a picture is the same on every machine and every run. */
export type Random = {
  /** A number from 0 up to, but not including, 1. */
  next: () => number
  between: (low: number, high: number) => number
  /** A whole number from low to high, both included. */
  whole: (low: number, high: number) => number
  pick: <T>(list: readonly T[]) => T
  /** True about `share` of the time. */
  chance: (share: number) => boolean
}

/** Mulberry32: 32 bits of state, good enough to scatter wood chips. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let word = Math.imul(state ^ (state >>> 15), state | 1)
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61)
    return ((word ^ (word >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + (high - low) * next()
  return {
    next,
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    chance: (share) => next() < share,
    pick: (list) => {
      const chosen = list[Math.floor(next() * list.length)]
      if (chosen === undefined) throw new Error('Nothing to pick from')
      return chosen
    },
  }
}
