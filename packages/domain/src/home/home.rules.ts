/** How many of each list the dashboard has: one row of small cards, and the first of what is to come. */
export const shownOnArrival = { newest: 6, newestEggs: 4, hatchingNext: 6, nextEvents: 5 } as const
