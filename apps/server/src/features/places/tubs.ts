import { blankRowOf } from '@clutchbook/domain/kernel/record-fields'
import { placeLabel, usualCapacityOf } from '@clutchbook/domain/places/place.rules'
import { tubsOccupied } from '@clutchbook/domain/places/places.errors'
import { placeFields } from '@clutchbook/domain/places/places.fields'
import {
  type Cell,
  cellName,
  cellPosition,
  type Grid,
  gainedCells,
  lostTubs,
  tubCode,
} from '@clutchbook/domain/places/rack-grid.rules'
import type { Tx } from '../../platform/database/database.ts'
import { derivePlace } from '../collection/collection.service.ts'
import type { KeepInTrash } from '../collection/removal.hooks.ts'
import { removeWithRecords } from './place-leaving.ts'
import {
  changePlace,
  createPlaces,
  listAnimalsIn,
  listPlacesIn,
  type PlaceRow,
  type PlaceValues,
} from './places.repository.ts'

/** A rack by what its tubs follow from. */
export type Rack = Grid & { readonly id: number; readonly code: string | null }

/** A rack before it has any. */
export const noTubs: Grid = { rows: null, columns: null }

/** What a rack is going to call the tubs that it gains, and all of them where it is itself called anew. */
export const tubCodes = (before: Grid, after: Omit<Rack, 'id'>, isCalledAnew: boolean): string[] =>
  gainedCells(isCalledAnew ? noTubs : before, after).map((cell) => tubCode(after.code ?? '', cell))

const newTub = (rack: Rack, cell: Cell): PlaceValues => {
  const code = tubCode(rack.code ?? '', cell)
  return {
    ...blankRowOf(placeFields),
    ...{ kind: 'enclosure', withinId: rack.id, name: cellName(cell), code, ...derivePlace({ code }) },
    ...{ capacity: usualCapacityOf('enclosure'), position: cellPosition(rack, cell) },
    ...{ atRow: cell.row, atColumn: cell.column },
  }
}

/** Makes the tubs of a new rack. */
export const fillRack = (tx: Tx, keeperId: number, rack: Rack, createdAt: string): Promise<PlaceRow[]> =>
  createPlaces(
    tx,
    keeperId,
    gainedCells(noTubs, rack).map((cell) => ({ ...newTub(rack, cell), createdAt })),
  )

/** Whether the shape of a rack, or what its tubs are called after, is another one. */
export const isReshaped = (before: Rack, after: Rack): boolean =>
  before.rows !== after.rows || before.columns !== after.columns || before.code !== after.code

/**
 * Gives a rack the tubs of another shape (PLC-04): empty ones come and go, the others stay in their cells and follow shelf
 * by shelf. Tubs that are called after the rack go on to be. Throws 'taken' where one that is occupied would go.
 */
export async function reshapeRack(
  tx: Tx,
  keepInTrash: KeepInTrash,
  keeperId: number,
  { before, after, createdAt }: { before: Rack; after: Rack; createdAt: string },
): Promise<void> {
  const tubs = (await listPlacesIn(tx, keeperId, after.id)).map((row) => ({
    ...row,
    ...{ row: row.atRow, column: row.atColumn },
  }))
  const lost = lostTubs(after, tubs)
  const ids = lost.map(({ id }) => id)
  const occupied = new Set((await listAnimalsIn(tx, keeperId, ids)).map(({ placeId }) => placeId))
  const taken = lost.filter(({ id }) => occupied.has(id))
  if (taken.length > 0) throw tubsOccupied(taken.map(placeLabel))
  const records = lost.map(({ id, name: label, code: note }) => ({ id, label, note }))
  await keepInTrash(tx, { kind: 'places', keeperId, records }, async (leaving) => {
    await removeWithRecords(tx, keeperId, { ids: leaving }, createdAt)
    return leaving.map(() => ({}))
  })
  for (const tub of tubs) {
    const { row, column } = tub
    if (row === null || column === null || ids.includes(tub.id)) continue
    const cell = { row, column }
    const code = tub.code === tubCode(before.code ?? '', cell) ? tubCode(after.code ?? '', cell) : tub.code
    const position = cellPosition(after, cell)
    if (code === tub.code && position === tub.position) continue
    await changePlace(tx, keeperId, tub.id, { code, ...derivePlace({ code }), position })
  }
  const gained = gainedCells(before, after).map((cell) => ({ ...newTub(after, cell), createdAt }))
  await createPlaces(tx, keeperId, gained)
}
