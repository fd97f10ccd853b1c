/** What a search over everything finds, in the order in which equals stand. */
export const foundKinds = ['animal', 'project', 'egg', 'event', 'place'] as const
