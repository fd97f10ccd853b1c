/** The most records that one call takes at once. */
export const mostAtOnce = 200
