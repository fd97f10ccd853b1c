/** The animals that were chosen from a list, to do the same with all of them. */
export type Choice = {
  readonly ids: ReadonlySet<number>
  /** The one that was touched last: a range reaches from it. */
  readonly last: number | null
  /** The list, with its filters, of which everything was chosen, what is not loaded yet included; null after any touch. */
  readonly whole: string | null
}

export const nothingChosen: Choice = { ids: new Set(), last: null, whole: null }

const withAll = (ids: ReadonlySet<number>, more: readonly number[], isIn: boolean): ReadonlySet<number> => {
  const next = new Set(ids)
  for (const id of more) isIn ? next.add(id) : next.delete(id)
  return next
}

/** Chooses an animal, or lets it go again. */
export const toggled = ({ ids }: Choice, id: number): Choice => ({
  ids: withAll(ids, [id], !ids.has(id)),
  last: id,
  whole: null,
})

/**
 * Does with all animals from the one touched last to this one what a touch does with this one, in the order in which
 * they stand. Without one touched before that still stands there, it is a touch like any other.
 */
export function rangeTo(choice: Choice, id: number, order: readonly number[]): Choice {
  const [from, to] = [order.indexOf(choice.last ?? 0), order.indexOf(id)]
  if (from === -1 || to === -1) return toggled(choice, id)
  const between = order.slice(Math.min(from, to), Math.max(from, to) + 1)
  return { ids: withAll(choice.ids, between, !choice.ids.has(id)), last: id, whole: null }
}

/** Chooses everything that a list holds besides what is chosen already. */
export const withWhole = ({ ids }: Choice, all: readonly number[], whole: string): Choice => ({
  ids: withAll(ids, all, true),
  last: null,
  whole,
})

/** What of the choice is left in a list. */
export const leftIn = ({ ids, whole }: Choice, all: readonly number[]): Choice => ({
  ids: new Set(all.filter((id) => ids.has(id))),
  last: null,
  whole,
})

/** What of the choice is left to be done. */
export const leftOf = (choice: Choice, undone: readonly number[]): Choice => ({
  ...leftIn(choice, undone),
  whole: null,
})

/** How many of the chosen stand out of sight, so that nobody acts on what they forgot. */
export const countUnseen = ({ ids, whole }: Choice, shown: readonly number[], list: string): number => {
  if (whole === list) return 0
  const seen = new Set(shown)
  return [...ids].filter((id) => !seen.has(id)).length
}

/** Whether everything that a list holds is chosen. */
export const hasWhole = (
  { ids, whole }: Choice,
  { shown, goesOn, list }: { shown: readonly number[]; goesOn: boolean; list: string },
): boolean => (goesOn ? whole === list : shown.length > 0 && shown.every((id) => ids.has(id)))
