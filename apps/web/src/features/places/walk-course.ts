import type { ShownRow } from '../husbandry/public/use-animal-work.ts'
import type { Step } from './walk-steps.ts'

/** What was pressed in a walk: of which animal, and the row as it stood before. */
type Pressed = { readonly animalId: number; readonly row: ShownRow }

/** A walk as it goes: the steps with which it began, whom one stands before (null at its end), and what was pressed. */
export type Course = {
  readonly steps: readonly Step[]
  readonly isBegun: boolean
  readonly atId: number | null
  readonly pressed: readonly Pressed[]
}

export const courseOf = (steps: readonly Step[]): Course => ({
  steps,
  isBegun: false,
  atId: steps[0]?.animal.id ?? null,
  pressed: [],
})

/**
 * The steps with what is known of each animal now. From the first turn or press on nobody comes between and nobody goes: what is
 * changed elsewhere puts no other animal under a thumb. Until then the newest order holds, if it has whom one stands before.
 */
export function stepsNow({ steps, isBegun, atId }: Course, newest: readonly Step[]): readonly Step[] {
  const known = new Map(newest.map(({ animal }) => [animal.id, animal]))
  if (!isBegun && (atId === null || known.has(atId))) return newest
  return steps.map((step) => ({ ...step, animal: known.get(step.animal.id) ?? step.animal }))
}

/** Which of the steps one is at, from 0; as many as there are at the end. */
export function placeIn({ isBegun, atId }: Course, steps: readonly Step[]): number {
  if (!isBegun && atId === null) return 0
  const at = steps.findIndex(({ animal }) => animal.id === atId)
  return at === -1 ? steps.length : at
}

/** The walk at another of its steps. */
export function turned(course: Course, steps: readonly Step[], to: number): Course {
  const step = steps[Math.max(0, to)]
  return { ...course, steps, isBegun: true, atId: step?.animal.id ?? null }
}

/** The walk after a press on whom one stood before, at the next. */
export function pressedOn(course: Course, steps: readonly Step[], row: ShownRow): Course {
  const at = placeIn(course, steps)
  const animalId = steps[at]?.animal.id
  const after = turned(course, steps, at + 1)
  return animalId === undefined ? after : { ...after, pressed: [...course.pressed, { animalId, row }] }
}

/** The walk without its last press, at whom that was of. */
export const takenBack = (course: Course): Course => ({
  ...course,
  atId: course.pressed.at(-1)?.animalId ?? course.atId,
  pressed: course.pressed.slice(0, -1),
})
