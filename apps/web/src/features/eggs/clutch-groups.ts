import type { Clutch } from './clutches.queries.ts'

type Placed = Pick<Clutch, 'incubatorId' | 'boxId'>

/** Clutches that stand in one incubator, or in none. */
export type ClutchGroup<C extends Placed> = {
  readonly incubatorId: number | null
  readonly clutches: readonly C[]
}

/** The values of a list in the order in which they first come, null last. */
const inTurn = (values: readonly (number | null)[]): (number | null)[] =>
  [...new Set(values)].sort((one, other) => Number(one === null) - Number(other === null))

/** Clutches by incubator and in it by box, those that come first before others; in each as they were. */
export function groupsOf<C extends Placed>(clutches: readonly C[]): ClutchGroup<C>[] {
  return inTurn(clutches.map(({ incubatorId }) => incubatorId)).map((incubatorId) => {
    const inside = clutches.filter((clutch) => clutch.incubatorId === incubatorId)
    const boxes = inTurn(inside.map(({ boxId }) => boxId))
    return {
      incubatorId,
      clutches: boxes.flatMap((boxId) => inside.filter((clutch) => clutch.boxId === boxId)),
    }
  })
}
