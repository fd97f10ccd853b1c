import { useMemo, useState } from 'react'
import {
  rowKey,
  type ShownRow,
  useAnimalWork,
  useDayRecords,
} from '../../husbandry/public/use-animal-work.ts'
import type { KeptAnimal } from '../places.queries.ts'
import { doneBefore, kindOfMode, type RackMode, type TubAnimal, wateredOf, workOfRack } from '../rack-work.ts'

/** What is to be done with the animals of a rack in a mode, and what presses do; all of it in the log of Today. */
export function useRackWork(animals: readonly KeptAnimal[], mode: RackMode) {
  const work = useAnimalWork()
  const { rowOf, quietActs: acts, day } = work
  const isWater = mode === 'water'
  // No plan need ask for water, so that Today may know nothing of what was given.
  const written = useDayRecords(day, isWater)
  const watered = useMemo(() => written.records && wateredOf(written.records), [written.records])
  /** Until it is known who had water today, a press could give it twice. */
  const isKnown = !isWater || (work.isKnown && watered !== undefined)
  const [pressed, setPressed] = useState<readonly (readonly ShownRow[])[]>([])
  const kept = useMemo(
    () =>
      animals.map((animal): TubAnimal => {
        const row = rowOf(animal, kindOfMode[mode])
        return { animal, row: isWater && watered?.has(animal.id) ? doneBefore(row, day) : row }
      }),
    [animals, rowOf, mode, isWater, watered, day],
  )
  const byPlace = useMemo(() => Map.groupBy(kept, ({ animal }) => animal.placeId ?? 0), [kept])
  const byKey = useMemo(() => new Map(kept.map(({ row }) => [rowKey(row), row])), [kept])

  /** Says the usual of some rows: they ate, or it was done. */
  const note = (rows: readonly ShownRow[]): void => {
    const outcome = mode === 'feed' ? 'eaten' : 'done'
    const [first] = rows
    if (rows.length === 1 && first) acts.note(first, outcome)
    else acts.noteAll(rows, outcome)
    setPressed((before) => [...before, rows])
  }
  const isTapped = (row: ShownRow): boolean => (byKey.get(rowKey(row))?.tapped ?? null) !== null
  const last = pressed.findLast((rows) => rows.some(isTapped))
  const undo = last && ((): void => acts.takeBack(...last.filter(isTapped)))
  const retry = (): void => {
    work.retry()
    if (isWater) written.retry()
  }
  const failure = { error: work.error ?? written.error, retry }
  return { work, kept, byPlace, isKnown, failure, sums: workOfRack(mode, kept), note, undo }
}

export type UsedRack = ReturnType<typeof useRackWork>
