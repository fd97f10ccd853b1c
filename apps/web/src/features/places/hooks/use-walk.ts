import { useState } from 'react'
import { type ShownRow, useAnimalWork } from '../../husbandry/public/use-animal-work.ts'
import type { Step } from '../walk-steps.ts'

/** What a press of a walk says. */
export type WalkOutcome = 'eaten' | 'refused' | 'skipped'

type Pressed = { readonly at: number; readonly row: ShownRow }

/** A walk from step to step: where it is, what a press writes down, and the way back; all of it in the log of Today. */
export function useWalk(steps: readonly Step[], kind: 'feeding' | 'weight') {
  const work = useAnimalWork()
  const [at, setAt] = useState(0)
  const [pressed, setPressed] = useState<readonly Pressed[]>([])
  const { quietActs: acts, rowOf } = work
  const step = steps[at] ?? null
  const row = step && rowOf(step.animal, kind)
  const isDone = ({ animal }: Step): boolean => rowOf(animal, kind).state === 'done'

  const turnTo = (to: number): void => setAt(Math.max(0, Math.min(to, steps.length)))
  const goOn = (noted: ShownRow): void => {
    setPressed((before) => [...before, { at, row: noted }])
    turnTo(at + 1)
  }
  const note = (outcome: WalkOutcome): void => {
    if (!row) return
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
    const last = pressed.at(-1)
    if (!last) return
    acts.takeBack(last.row)
    setPressed((before) => before.slice(0, -1))
    turnTo(last.at)
  }
  return {
    ...{ work, at, step, row, turnTo, note, weigh, undo, mayUndo: pressed.length > 0 },
    done: steps.filter(isDone).length,
    left: steps.flatMap((one, place) => (isDone(one) ? [] : [{ step: one, at: place }])),
  }
}

export type Walk = ReturnType<typeof useWalk>
