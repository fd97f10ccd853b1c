/** The value in the middle, or half-way between the two there; 0 of none. */
export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const upper = sorted.length >> 1
  const lower = (sorted.length - 1) >> 1
  return ((sorted[lower] ?? 0) + (sorted[upper] ?? 0)) / 2
}
