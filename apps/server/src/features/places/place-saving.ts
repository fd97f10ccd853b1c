import { refuseField } from '@clutchbook/domain/kernel/domain-error'
import { blankRowOf, fieldsOfRow, sentFieldsOf } from '@clutchbook/domain/kernel/record-fields'
import { searchForm } from '@clutchbook/domain/kernel/text-order'
import {
  type PlaceKind,
  placeLimits,
  placeProblems,
  usualCapacityOf,
} from '@clutchbook/domain/places/place.rules'
import { codeTaken, placesNotFound, tooManyPlaces } from '@clutchbook/domain/places/places.errors'
import { placeFields } from '@clutchbook/domain/places/places.fields'
import type { NewPlace, PlaceChange } from '@clutchbook/domain/places/places.schema'
import { gainedCells } from '@clutchbook/domain/places/rack-grid.rules'
import type { Clock } from '../../platform/clock.ts'
import { isoNow } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { changesNothing } from '../../platform/database/unchanged.ts'
import { derivePlace } from '../collection/collection.service.ts'
import type { KeepInTrash } from '../collection/removal.hooks.ts'
import {
  changePlace,
  countPlaces,
  createPlaces,
  findPlace,
  listCodes,
  listPlacesIn,
  type PlaceRow,
  type PlaceValues,
} from './places.repository.ts'
import { fillRack, isReshaped, noTubs, type Rack, reshapeRack, tubCodes } from './tubs.ts'

type Columns = Omit<PlaceValues, 'codeKey'>

/** An enclosure that is to be made for a code. */
export type WantedEnclosure = {
  readonly codeKey: string
  readonly code: string
  readonly capacity: number
}

type SavingDependencies = { readonly clock: Clock; readonly keepInTrash: KeepInTrash }

/** Writes places, within the transaction of the call that changes them. */
export function createPlaceSaving({ clock, keepInTrash }: SavingDependencies) {
  return {
    /** Adds a place, the last of those that stand where it does; a rack with its tubs. */
    add: async (tx: Tx, keeperId: number, input: NewPlace): Promise<PlaceRow> => {
      const { kind, name } = input
      const capacity = usualCapacityOf(kind)
      const blank = { ...blankRowOf(placeFields), capacity, kind, name }
      const values: Columns = { ...blank, ...columnsOf(input) }
      ensureMeaning(values, { parent: await findParentKind(tx, keeperId, values.withinId), children: [] })
      const rack = { id: 0, ...values }
      const codes = tubCodes(noTubs, rack, false)
      await ensureCount(tx, keeperId, 1 + codes.length)
      await ensureCodes(tx, keeperId, null, [values.code, ...codes])
      const position = await nextPosition(tx, keeperId, values.withinId)
      const createdAt = isoNow(clock)
      const made = { ...values, ...derivePlace(values), position, createdAt }
      const [row] = await createPlaces(tx, keeperId, [made])
      if (!row) throw new Error('The database did not answer the place that it stored')
      await fillRack(tx, keeperId, { ...rack, id: row.id }, createdAt)
      return row
    },

    /** Adds enclosures that stand by themselves, the last of those, and answers their numbers by their codes as these are compared. */
    addEnclosures: async (
      tx: Tx,
      keeperId: number,
      wanted: readonly WantedEnclosure[],
    ): Promise<ReadonlyMap<string, number>> => {
      await ensureCount(tx, keeperId, wanted.length)
      await ensureCodes(
        tx,
        keeperId,
        null,
        wanted.map(({ code }) => code),
      )
      const first = await nextPosition(tx, keeperId, null)
      const createdAt = isoNow(clock)
      const rows = await createPlaces(
        tx,
        keeperId,
        wanted.map(({ code, capacity }, at) => ({
          ...{ ...blankRowOf(placeFields), kind: 'enclosure' as const, name: code, code, capacity },
          ...{ ...derivePlace({ code }), position: first + at, createdAt },
        })),
      )
      return new Map(rows.map(({ id, codeKey }) => [codeKey ?? '', id]))
    },

    /** Changes a place. One that stands elsewhere now is the last there, and has no cell of a rack any more. */
    change: async (tx: Tx, keeperId: number, before: PlaceRow, change: PlaceChange): Promise<PlaceRow> => {
      const { id } = before
      const values = { ...fieldsOfRow(placeFields, before), ...columnsOf(change) }
      const children = await listPlacesIn(tx, keeperId, id)
      const parent = await findParentKind(tx, keeperId, values.withinId)
      ensureMeaning(values, { parent, children: children.map(({ kind }) => kind) })
      const after: Rack = { ...values, id }
      const codes = tubCodes(before, after, values.code !== before.code)
      await ensureCount(tx, keeperId, gainedCells(before, after).length)
      await ensureCodes(tx, keeperId, id, [values.code, ...codes])
      const isMoved = values.withinId !== before.withinId
      const elsewhere = isMoved
        ? { position: await nextPosition(tx, keeperId, values.withinId), atRow: null, atColumn: null }
        : {}
      const saved = { ...values, ...derivePlace(values), ...elsewhere }
      if (changesNothing(before, saved)) return before
      const row = await changePlace(tx, keeperId, id, saved)
      if (isReshaped(before, after))
        await reshapeRack(tx, keepInTrash, keeperId, { before, after, createdAt: isoNow(clock) })
      return row
    },
  }
}

/** What was really sent, by the names of columns. */
function columnsOf(sent: PlaceChange): Partial<Columns> {
  const { parentId, ...fields } = sentFieldsOf(sent)
  return { ...fields, ...(parentId === undefined ? {} : { withinId: parentId }) }
}

/** Throws 'not-valid' where the fields of a place don't go together, or not with what is around it. */
function ensureMeaning(
  values: Columns,
  around: { readonly parent: PlaceKind | null; readonly children: readonly PlaceKind[] },
): void {
  const [problem] = Object.entries(placeProblems(values, around))
  if (problem) throw refuseField(...problem)
}

/** The kind of the place that one is to stand in. Throws 'not-found' where that is not the keeper's. */
async function findParentKind(tx: Tx, keeperId: number, parentId: number | null): Promise<PlaceKind | null> {
  if (parentId === null) return null
  const parent = await findPlace(tx, keeperId, parentId)
  if (!parent) throw placesNotFound(['parentId'])
  return parent.kind
}

async function nextPosition(tx: Tx, keeperId: number, parentId: number | null): Promise<number> {
  const siblings = await listPlacesIn(tx, keeperId, parentId)
  return siblings.reduce((most, { position }) => Math.max(most, position + 1), 0)
}

async function ensureCount(tx: Tx, keeperId: number, added: number): Promise<void> {
  if (added > 0 && (await countPlaces(tx, keeperId)) + added > placeLimits.places) throw tooManyPlaces()
}

/** Throws 'taken' where another place has one of these codes. */
async function ensureCodes(
  tx: Tx,
  keeperId: number,
  id: number | null,
  codes: readonly (string | null)[],
): Promise<void> {
  const keys = codes.flatMap((code) => (code === null ? [] : [searchForm(code)]))
  if (keys.length === 0) return
  const taken = (await listCodes(tx, keeperId, keys)).find((other) => other.id !== id)
  if (taken) throw codeTaken(taken.code ?? '')
}
