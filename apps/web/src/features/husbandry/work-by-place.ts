import { placeLabel } from '@clutchbook/domain/places/place.rules'
import { rowKey } from './row-key.ts'
import type { Today } from './today.queries.ts'
import type { ShownRow, Work } from './today-work.ts'

type WorkPlace = Today['places'][number]

/** The work of a rack, or of what stands in a room without one; without a name of what is nowhere. */
export type RackWork = { readonly id: number; readonly name: string | null; readonly kinds: readonly Work[] }

/** The work of a room by its racks; without a name of what stands in none. */
export type RoomWork = {
  readonly id: number
  readonly name: string | null
  readonly racks: readonly RackWork[]
}

/** In the room of a number where there is no place. */
const nowhere = 0

/** The room and the rack that a place stands in, itself among them. */
function outerOf(byId: ReadonlyMap<number, WorkPlace>, placeId: number | null) {
  const place = byId.get(placeId ?? nowhere)
  const way = place ? [...place.path.flatMap(({ id }) => byId.get(id) ?? []), place] : []
  const find = (kind: WorkPlace['kind']): number => way.find((one) => one.kind === kind)?.id ?? nowhere
  return { room: find('room'), rack: find('rack') }
}

/** Rows by what they have in common, in walking order; what has none of it is last. */
function grouped(
  rows: readonly ShownRow[],
  idOf: (row: ShownRow) => number,
  order: ReadonlyMap<number, number>,
): [number, ShownRow[]][] {
  const placeOf = (id: number): number => order.get(id) ?? order.size
  return [...Map.groupBy(rows, idOf)].sort(([one], [other]) => placeOf(one) - placeOf(other))
}

/** The work of the day by room and rack, as one walks past them, and in each by its kinds (HUS-34). */
export function workByPlace(kinds: readonly Work[], places: Today['places']): RoomWork[] {
  const byId = new Map(places.map((place) => [place.id, place]))
  const order = new Map(places.map(({ id }, at) => [id, at]))
  const rows = kinds.flatMap((work) => work.rows)
  const outer = new Map(rows.map((row) => [rowKey(row), outerOf(byId, row.placeId)]))
  const idIn = (of: 'room' | 'rack') => (row: ShownRow) => outer.get(rowKey(row))?.[of] ?? nowhere
  const kindsOf = (some: readonly ShownRow[]): Work[] => {
    const here = new Set(some)
    return kinds
      .map(({ kind, rows: all }) => ({ kind, rows: all.filter((row) => here.has(row)) }))
      .filter((work) => work.rows.length > 0)
  }
  const nameOf = (id: number): string | null => byId.get(id)?.name ?? null
  const codeOf = (id: number): string | null => {
    const place = byId.get(id)
    return place ? placeLabel(place) : null
  }
  return grouped(rows, idIn('room'), order).map(([room, inRoom]) => ({
    id: room,
    name: nameOf(room),
    racks: grouped(inRoom, idIn('rack'), order).map(([rack, inRack]) => ({
      id: rack,
      name: codeOf(rack),
      kinds: kindsOf(inRack),
    })),
  }))
}
