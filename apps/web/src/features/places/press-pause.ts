/** A press within so many milliseconds of the one before it is the second half of a touch that bounced. */
const bounceMs = 300

/**
 * Tells a press that is meant from one that bounced, on the same thing or on what came under the thumb meanwhile, by when the
 * browser felt them: a page that is busy hears of a bounce later.
 */
export function createPressPause() {
  let last: { readonly at: number; readonly of: number | undefined } | null = null
  return {
    /** Something was pressed; `of` where a press of something else is meant at once. */
    begin: (at: number, of?: number): void => {
      last = { at, of }
    },
    isOver: (at: number, of?: number): boolean => last === null || last.of !== of || at - last.at >= bounceMs,
  }
}
