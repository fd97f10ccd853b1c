/** The time it is. Passed in wherever time matters, so that tests can choose it. */
export type Clock = { readonly now: () => Date }

export const systemClock: Clock = { now: () => new Date() }

/** A moment as it is stored and sent: ISO 8601 in UTC, so that text order is time order. */
export const isoNow = (clock: Clock): string => clock.now().toISOString()

/** The moment `milliseconds` after now, as it is stored. */
export const isoAfter = (clock: Clock, milliseconds: number): string =>
  new Date(clock.now().getTime() + milliseconds).toISOString()
