/** From one moment up to another, in seconds since 1970; null while it lasts. */
export type Stay = { readonly begin: number; readonly end: number | null }

/** Where something stood, and when. */
export type StayIn<Where> = Stay & { readonly where: Where }

export const stayMessages = {
  ahead: 'The moment is ahead',
  back: 'The moment is before 1970',
  early: 'It was put where it is after that',
} as const

/** What is wrong with a moment at which something is put elsewhere; null where nothing is. */
export function movedProblem(moment: number, now: number, current: Stay | null): string | null {
  if (moment > now) return stayMessages.ahead
  if (moment < 0) return stayMessages.back
  return current !== null && moment < current.begin ? stayMessages.early : null
}

/** Where something stood at a moment; null where that is not known. Of stays that begin together the last counts. */
export function whereAt<Where>(stays: readonly StayIn<Where>[], moment: number): Where | null {
  const found = stays.findLast(({ begin, end }) => begin <= moment && (end === null || moment < end))
  return found ? found.where : null
}
