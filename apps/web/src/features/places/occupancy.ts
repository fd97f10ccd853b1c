import { cellName, cellsOf } from '@clutchbook/domain/places/rack-grid.rules'
import type { Place } from './places.queries.ts'

/** A place with what stands in it, in walking order. */
export type PlaceNode = { readonly place: Place; readonly within: readonly PlaceNode[] }

/** Places as they stand in each other, in the walking order of the list; those whose outer place is not listed stand by themselves. */
export function nodesOf(places: readonly Place[]): PlaceNode[] {
  const listed = new Set(places.map(({ id }) => id))
  const byParent = Map.groupBy(places, ({ parentId }) =>
    parentId !== null && listed.has(parentId) ? parentId : 0,
  )
  const nodesIn = (parent: number): PlaceNode[] =>
    (byParent.get(parent) ?? []).map((place) => ({ place, within: nodesIn(place.id) }))
  return nodesIn(0)
}

/** How many of the enclosures of a place somebody is in, of how many. */
export type Occupancy = { readonly taken: number; readonly all: number }

export function occupancyOf({ place, within }: PlaceNode): Occupancy {
  if (place.kind === 'enclosure') return { taken: Number(place.animalCount > 0), all: 1 }
  const parts = within.map(occupancyOf)
  return {
    taken: parts.reduce((sum, { taken }) => sum + taken, 0),
    all: parts.reduce((sum, { all }) => sum + all, 0),
  }
}

/** Cells of a rack as they stand in the room, row by row; one without a tub where that was taken out. What has no cell follows. */
export type RackCells = {
  readonly columns: number
  readonly cells: readonly { readonly cell: string; readonly tub: Place | null }[]
  readonly loose: readonly Place[]
}

export function cellsOfRack(
  { rows, columns }: Pick<Place, 'rows' | 'columns'>,
  tubs: readonly Place[],
): RackCells {
  const [high, wide] = [rows ?? 0, columns ?? 0]
  const isIn = ({ row, column }: Place): boolean =>
    row !== null && column !== null && row <= high && column <= wide
  const nameOf = ({ row, column }: Place): string => cellName({ row: row ?? 0, column: column ?? 0 })
  const byCell = new Map(tubs.filter(isIn).map((tub) => [nameOf(tub), tub]))
  const cells = cellsOf({ rows, columns }).map((one) => {
    const cell = cellName(one)
    return { cell, tub: byCell.get(cell) ?? null }
  })
  return { columns: wide, cells, loose: tubs.filter((tub) => !isIn(tub)) }
}
