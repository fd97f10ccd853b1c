/** More is refused, so that every answer comes in time (GEN-61). */
export const mostEntries = 60
export const mostLoci = 24
export const longestMorph = 500

/** The most eggs that are counted with. */
export const mostEggs = 60

/** How many looks of a pair are listed unless another number is asked for, and at most. */
export const usualLooks = 24
export const mostLooks = 200

/** How many texts are read at once. */
export const mostTexts = 200

/** Bounds of what a keeper says of genes: characters, and how many. */
export const geneLimits = { id: 60, name: 100, note: 2000, aliases: 20, own: 1000, words: 1000 } as const
