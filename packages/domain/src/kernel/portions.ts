/**
 * What is too much for one statement or for all at once, some at a time and in its order. Nothing makes no portion.
 * Example: `[...inPortions([1, 2, 3], 2)]` is `[[1, 2], [3]]`.
 */
export function* inPortions<T>(all: readonly T[], size: number): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size)
}
