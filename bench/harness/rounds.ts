import { median } from '../../apps/server/src/testing/statistics.ts'

/** As many as every figure is the median of. */
export const rounds = 5

/** Of what was taken in one round: ours, and what it stands beside. */
type Pair<T> = readonly [ours: T, raw: T]

export type Compared = { readonly ratio: number; readonly ours: number; readonly raw: number }

/** The medians of a figure on both sides, and of its ratio within each round. */
export const compare = <T>(all: readonly Pair<T>[], figureOf: (taken: T) => number): Compared => ({
  ratio: median(all.map(([one, other]) => figureOf(one) / figureOf(other))),
  ours: median(all.map(([one]) => figureOf(one))),
  raw: median(all.map(([, other]) => figureOf(other))),
})

/**
 * Takes both measures in turn, round by round, after one of each that is not counted, so that what else the machine
 * does falls on both. The ratio is the median of the rounds' own.
 */
export async function inTurn<T>(
  ours: () => Promise<T>,
  raw: () => Promise<T>,
  figureOf: (taken: T) => number,
  count: number = rounds,
): Promise<Compared & { readonly all: readonly Pair<T>[] }> {
  await ours()
  await raw()
  const all: Pair<T>[] = []
  for (let round = 0; round < count; round += 1) {
    // Who comes first changes, so that neither always follows the other's rubbish.
    if (round % 2 === 0) all.push([await ours(), await raw()])
    else {
      const second = await raw()
      all.push([await ours(), second])
    }
  }
  return { all, ...compare(all, figureOf) }
}
