/** What a search over everything finds, in the order in which equals stand. */
export const foundKinds = ['animal', 'project', 'egg', 'event', 'place'] as const

/** How many finds one question is answered with, at most and where nobody says. */
export const searchLimits = { most: 20, usual: 12 } as const
