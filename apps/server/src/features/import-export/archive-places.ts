import { brokenArchive } from '@clutchbook/domain/import-export/import-export.errors'
import { searchForm } from '@clutchbook/domain/kernel/text-order'
import { mayStandIn, type PlaceKind } from '@clutchbook/domain/places/place.rules'

/**
 * Data of a move, stored as text, with the places that they name by their numbers here. Of one that is in no archive its
 * code is left; a move to such leads nowhere.
 */
export function renumberPlaces(stored: unknown, numbers: ReadonlyMap<number, number> | undefined): unknown {
  if (typeof stored !== 'string' || !stored.includes('"toPlaceId"')) return stored
  const told = Object.entries(JSON.parse(stored) as Record<string, unknown>)
  const here = (id: unknown): number | undefined => (typeof id === 'number' ? numbers?.get(id) : undefined)
  return JSON.stringify(
    Object.fromEntries(
      told.flatMap(([field, value]): [string, unknown][] => {
        if (field === 'toPlaceId') return [[field, here(value) ?? null]]
        if (field !== 'fromPlaceId') return [[field, value]]
        const from = here(value)
        return from === undefined ? [] : [[field, from]]
      }),
    ),
  )
}

type ArchivedPlace = {
  readonly id: number
  readonly kind: PlaceKind
  readonly withinId: number | null
  readonly code: string | null
}

/** Throws unless places stand in what they may stand in, so that nothing stands in itself, and each code is there once. */
export function ensurePlaces(places: readonly ArchivedPlace[]): void {
  const kinds = new Map(places.map(({ id, kind }) => [id, kind]))
  const parentOf = ({ withinId }: ArchivedPlace) => (withinId === null ? null : (kinds.get(withinId) ?? null))
  if (places.some((place) => !mayStandIn(place.kind, parentOf(place))))
    throw brokenArchive('one of its places stands where it can’t')
  const codes = places.flatMap(({ code }) => (code === null ? [] : [searchForm(code)]))
  if (new Set(codes).size < codes.length) throw brokenArchive('two of its places have one code')
}
