/** More is refused, so that every answer comes in time (GEN-61). */
export const mostEntries = 60
export const mostLoci = 24
export const longestMorph = 500

/** The most eggs that are counted with. */
export const mostEggs = 60
