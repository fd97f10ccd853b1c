/** What is pressed for: a plan by its number, or in words what is done with an animal of which no plan asks that. */
export type PressKey = number | string

/** What tells a row of Today from the others: a plan of a place has one for each animal that it holds for. */
export type RowName = { readonly planId: PressKey; readonly animalId: number | null }

export const rowKey = ({ planId, animalId }: RowName): string => `${planId} ${animalId ?? ''}`
