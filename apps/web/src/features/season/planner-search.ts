/** In which order males and females stand. */
export const plannerOrders = ['name', 'kinship', 'ready'] as const
export type PlannerOrder = (typeof plannerOrders)[number]

/** The planner as its address says it. */
export type PlannerSearch = { species?: string; target?: string; order?: PlannerOrder }

const longest = 500

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, longest).trim() : ''

/** What an address asks for; what it can't mean is left out. */
export function readPlannerSearch(search: Record<string, unknown>): PlannerSearch {
  const [species, target] = [textOf(search.species), textOf(search.target)]
  const order = plannerOrders.find((one) => one === search.order && one !== 'name')
  return { ...(species && { species }), ...(target && { target }), ...(order && { order }) }
}
