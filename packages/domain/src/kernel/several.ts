/** The most records that one call takes at once. */
export const mostAtOnce = 200

/** What is said of more. */
export const tooManyAtOnce = `Please choose at most ${mostAtOnce} at once`
