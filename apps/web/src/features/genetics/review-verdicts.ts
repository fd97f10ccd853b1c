import type { ReviewSummary, Verdict } from './review.queries.ts'

/** How texts may be read, what is done at once first. */
export const verdicts = [
  'clear',
  'ask',
  'unknown',
  'empty',
  'no-catalogue',
] as const satisfies readonly Verdict[]

/** How many texts are read so. */
export const countOf = (summary: ReviewSummary, verdict: Verdict): number =>
  summary[verdict === 'no-catalogue' ? 'noCatalogue' : verdict]

/** What a page begins with: the first kind of which there are any. */
export const firstVerdict = (summary: ReviewSummary): Verdict =>
  verdicts.find((verdict) => countOf(summary, verdict) > 0) ?? 'clear'

/** The verdict that an address asks for; none that it can't mean. */
export function readReviewSearch(search: Record<string, unknown>): { verdict?: Verdict } {
  const verdict = verdicts.find((one) => one === search.verdict)
  return verdict ? { verdict } : {}
}
