import type { TodayState } from '@clutchbook/domain/husbandry/today'
import type { Today } from '@clutchbook/domain/husbandry/today.schema'
import type { PlaceTree } from '@clutchbook/domain/places/place-tree'

/** A row by what counts for the places that it is done in. */
type Worked = { readonly state: TodayState; readonly row: { readonly placeId: number | null } }

/** Where there is something to be done, in walking order: each place with what is due in it and below. */
export function placesOfWork(tree: PlaceTree, rows: readonly Worked[]): Today['places'] {
  const counts = new Map<number, { due: number; overdue: number }>()
  for (const { state, row } of rows) {
    if (row.placeId === null || (state !== 'due' && state !== 'overdue')) continue
    const own = tree.byId.get(row.placeId)
    for (const { id } of [...tree.above(row.placeId), ...(own ? [own] : [])]) {
      const count = counts.get(id) ?? { due: 0, overdue: 0 }
      counts.set(id, { ...count, [state]: count[state] + 1 })
    }
  }
  return tree.walked.flatMap(({ id, kind, name, code }) => {
    const count = counts.get(id)
    const path = tree.above(id).map((outer) => ({ id: outer.id, name: outer.name, code: outer.code }))
    return count ? [{ id, kind, name, code, path, ...count }] : []
  })
}
