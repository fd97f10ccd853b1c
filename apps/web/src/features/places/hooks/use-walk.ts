import { useMemo, useState } from 'react'
import { type ShownRow, useAnimalWork } from '../../husbandry/public/use-animal-work.ts'
import { createPressPause } from '../press-pause.ts'
import { type Course, courseOf, placeIn, pressedOn, stepsNow, takenBack, turned } from '../walk-course.ts'
import type { Step } from '../walk-steps.ts'

/** What a press of a walk says. */
export type WalkOutcome = 'eaten' | 'refused' | 'skipped'

/** A walk from step to step: where it is, what a press writes down, and the way back; all of it in the log of Today. */
export function useWalk(newest: readonly Step[], kind: 'feeding' | 'weight') {
  const work = useAnimalWork()
  const [pause] = useState(createPressPause)
  const [course, setCourse] = useState(() => courseOf(newest))
  const { quietActs: acts, rowOf } = work
  const steps = useMemo(() => stepsNow(course, newest), [course, newest])
  const at = placeIn(course, steps)
  const step = steps[at] ?? null
  const row = step && rowOf(step.animal, kind)
  const isDone = ({ animal }: Step): boolean => rowOf(animal, kind).state === 'done'

  /** Moves to another step; a touch that bounces from this one is none of the next. */
  const go = (to: (before: Course) => Course): void => {
    pause.begin(performance.now())
    setCourse(to)
  }
  const turnTo = (to: number): void => go((before) => turned(before, steps, to))
  const goOn = (noted: ShownRow): void => go((before) => pressedOn(before, steps, noted))
  const note = (outcome: WalkOutcome): void => {
    if (!row || !work.isKnown) return
    if (row.tapped === null) acts.note(row, outcome)
    else acts.correct(row, outcome)
    goOn(row)
  }
  const weigh = (typed: string): void => {
    if (!row) return
    acts.weigh(row, typed)
    goOn(row)
  }
  /** Takes back the last press of this walk, and returns to where it was. */
  const undo = (): void => {
    const last = course.pressed.at(-1)
    if (!last) return
    acts.takeBack(last.row)
    go(takenBack)
  }
  return {
    isMeant: (pressedAt: number): boolean => pause.isOver(pressedAt),
    ...{ work, steps, at, step, row, turnTo, note, weigh, undo, mayUndo: course.pressed.length > 0 },
    done: steps.filter(isDone).length,
    left: steps.flatMap((one, place) => (isDone(one) ? [] : [{ step: one, at: place }])),
  }
}

export type Walk = ReturnType<typeof useWalk>
