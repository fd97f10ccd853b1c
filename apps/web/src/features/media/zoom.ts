/** How far a picture is brought nearer in the fullscreen view: 1 shows all of it, and each step adds or takes a quarter (MED-12). */
export const zoomRange = { least: 0.5, whole: 1, most: 3, step: 0.25 } as const

/** The step that a wanted zoom comes nearest to, within the range. */
export function zoomNear(wanted: number): number {
  const { least, most, step } = zoomRange
  return Math.min(most, Math.max(least, Math.round(wanted / step) * step))
}

/** The zoom a number of steps nearer, or further away where it is negative. */
export const zoomStepped = (zoom: number, steps: number): number => zoomNear(zoom + steps * zoomRange.step)

/** A zoom as it is read: '125%'. */
export const zoomText = (zoom: number): string => `${zoom * 100}%`

/** So many pixels of a wheel are one step: about a notch of a mouse, and as much of a trackpad's pinch as feels the same. */
const wheelStep = { turn: 90, pinch: 12 } as const

/**
 * The steps a wheel has turned, and what is left over for its next turn. `turned` is what was left before plus the new
 * turn, in pixels; a turn towards oneself is positive and leads away from the picture.
 */
export function wheelSteps(turned: number, isPinch: boolean): { steps: number; rest: number } {
  const size = isPinch ? wheelStep.pinch : wheelStep.turn
  const turns = Math.trunc(turned / size)
  return { steps: turns === 0 ? 0 : -turns, rest: turned - turns * size }
}

/**
 * Where a box is scrolled to after the picture in it grew or shrank, so that the point under the finger stays there.
 * `at` is that point counted from the box's edge, `ratio` the new size over the old one; all in pixels.
 */
export const scrollAfterZoom = (scrolled: number, at: number, ratio: number): number =>
  (scrolled + at) * ratio - at
