/** A stretch of a file: from `start` up to, not including, `end`. */
export interface ByteSpan {
  readonly start: number
  readonly end: number
}

/** The same bytes as ascending spans that neither touch nor overlap. */
export function mergeSpans(spans: readonly ByteSpan[]): ByteSpan[] {
  const merged: ByteSpan[] = []
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last !== undefined && span.start <= last.end) {
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, span.end) }
    } else if (span.end > span.start) merged.push(span)
  }
  return merged
}

/** The bytes that lie in both lists; both must be merged. */
export function sharedSpans(left: readonly ByteSpan[], right: readonly ByteSpan[]): ByteSpan[] {
  const shared: ByteSpan[] = []
  let next = 0
  for (const span of left) {
    while (next < right.length && (right[next]?.end ?? 0) <= span.start) next += 1
    for (let at = next; at < right.length; at += 1) {
      const other = right[at]
      if (other === undefined || other.start >= span.end) break
      shared.push({ start: Math.max(span.start, other.start), end: Math.min(span.end, other.end) })
    }
  }
  return shared
}
