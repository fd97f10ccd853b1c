/** The value that the given part of all values stays below; of none, NaN. */
export const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN

export const median = (values: readonly number[]): number => quantile(values, 0.5)
