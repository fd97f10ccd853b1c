import type { ShownPlan } from './plan.queries.ts'

const ranks = { overdue: 0, due: 1, upcoming: 2, paused: 3, ended: 4 } as const

/** What is late stands first, then by the day on which it is due. */
export const inOrder = (plans: readonly ShownPlan[]): ShownPlan[] =>
  plans.toSorted(
    (a, b) =>
      ranks[a.next.state] - ranks[b.next.state] || (a.next.from ?? '').localeCompare(b.next.from ?? ''),
  )
