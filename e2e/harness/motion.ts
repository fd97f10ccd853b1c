/**
 * For `test.use(inMotion)`: dialogs that come and go, outlines that shimmer, pages that scroll by themselves. Drawing these
 * takes an eighth of all processor time, so one file of each area has it, and most of the shell and its messages.
 */
export const inMotion = process.env.TESTS === 'short' ? {} : motion('no-preference')

/** What the browser asks of every other test. */
export const still = motion('reduce')

function motion<Wish extends string>(reducedMotion: Wish) {
  return { contextOptions: { reducedMotion } }
}
