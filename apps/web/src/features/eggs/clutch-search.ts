/** What is done at once where the page of a clutch is opened for it. */
export type ClutchSearch = { act?: 'candle' | 'hatch' }

/** The search of the page of a clutch; anything else opens it as it is. */
export const readClutchSearch = ({ act }: Record<string, unknown>): ClutchSearch =>
  act === 'candle' || act === 'hatch' ? { act } : {}
