import { median } from '../../apps/server/src/testing/statistics.ts'

/** As many as every figure is the median of. */
export const rounds = 5

/**
 * Takes both measures in turn, round by round, after one of each that is not counted, so that what else the machine
 * does falls on both. The ratio is the median of the rounds' own.
 */
export async function inTurn<T>(
  ours: () => Promise<T>,
  raw: () => Promise<T>,
  figureOf: (taken: T) => number,
  count: number = rounds,
): Promise<{ ratio: number; ours: number; raw: number; all: readonly (readonly [T, T])[] }> {
  await ours()
  await raw()
  const all: [T, T][] = []
  for (let round = 0; round < count; round += 1) {
    // Who comes first changes, so that neither always follows the other's rubbish.
    if (round % 2 === 0) all.push([await ours(), await raw()])
    else {
      const second = await raw()
      all.push([await ours(), second])
    }
  }
  return {
    all,
    ratio: median(all.map(([one, other]) => figureOf(one) / figureOf(other))),
    ours: median(all.map(([one]) => figureOf(one))),
    raw: median(all.map(([, other]) => figureOf(other))),
  }
}
