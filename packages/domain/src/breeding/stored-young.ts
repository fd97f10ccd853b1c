/** Young of one look that are kept as no animals: how many, and what they show. */
export type YoungRow = { readonly count: number; readonly text: string }

/** The rows of a project as they are stored. */
export const storeYoung = (young: readonly YoungRow[]): string =>
  JSON.stringify(young.map(({ count, text }) => ({ count, text })))

export const readStoredYoung = (stored: string): YoungRow[] => JSON.parse(stored) as YoungRow[]
