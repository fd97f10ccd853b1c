/** What a plan is of: an animal or a place; the number of the other is null. */
export type PlanSubject = { readonly animalId: number | null; readonly placeId: number | null }

/** Tells what plans are of from each other. */
export const subjectKey = ({ animalId, placeId }: PlanSubject): string =>
  placeId === null ? `animal ${animalId}` : `place ${placeId}`

type Subjects = { readonly animalIds: readonly number[]; readonly placeIds: readonly number[] }

/** The animals, and then the places, that one call makes plans for. */
export const subjectsOf = ({ animalIds, placeIds }: Subjects): PlanSubject[] => [
  ...animalIds.map((animalId) => ({ animalId, placeId: null })),
  ...placeIds.map((placeId) => ({ animalId: null, placeId })),
]

type Keyed = { readonly kindKey: string; readonly nameKey: string }

/** Whether two plans of an animal or a place are the same one. */
export const isSamePlan = (one: Keyed, other: Keyed): boolean =>
  one.kindKey === other.kindKey && one.nameKey === other.nameKey

/**
 * Of plans, in the order in which they were made, those that another takes the place of, by what they are of: the earliest of
 * each animal and place. The trash may bring back one beside another that was made meanwhile.
 */
export function plansReplaced<Row extends PlanSubject & Keyed>(
  plans: readonly Row[],
  plan: Keyed,
): ReadonlyMap<string, Row> {
  const first = new Map<string, Row>()
  for (const row of plans)
    if (isSamePlan(row, plan) && !first.has(subjectKey(row))) first.set(subjectKey(row), row)
  return first
}
