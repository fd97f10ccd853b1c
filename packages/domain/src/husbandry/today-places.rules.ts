import { countsBelow, type PlaceTree, pathTo } from '../places/place-tree.ts'
import type { Today } from './today.schema.ts'
import type { TodayState } from './today.ts'

/** A row by what counts for the places that it is done in. */
type Worked = { readonly state: TodayState; readonly held: { readonly placeId: number | null } }

/** How many rows stand so in each place and below. */
function countIn(tree: PlaceTree, rows: readonly Worked[], wanted: TodayState): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const { state, held } of rows)
    if (state === wanted && held.placeId !== null)
      counts.set(held.placeId, (counts.get(held.placeId) ?? 0) + 1)
  return countsBelow(tree, counts)
}

/**
 * Where the rows of a day are, whether they are still to be done or not, in walking order: each place with what is due in it and
 * below.
 */
export function placesOfWork(tree: PlaceTree, rows: readonly Worked[]): Today['places'] {
  const [allDue, allOverdue] = [countIn(tree, rows, 'due'), countIn(tree, rows, 'overdue')]
  const worked = new Set(
    [...new Set(rows.map(({ held }) => held.placeId))].flatMap((placeId) =>
      tree.wayTo(placeId).map(({ id }) => id),
    ),
  )
  return tree.walked.flatMap(({ id, kind, name, code }) =>
    worked.has(id)
      ? [
          {
            ...{ id, kind, name, code, path: pathTo(tree, id) },
            ...{ due: allDue.get(id) ?? 0, overdue: allOverdue.get(id) ?? 0 },
          },
        ]
      : [],
  )
}
