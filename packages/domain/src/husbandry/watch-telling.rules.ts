import { placeLabel } from '../places/place.rules.ts'
import { byUrgency } from './watch.rules.ts'
import type { ShownWatch } from './watch.schema.ts'
import type { Watched } from './watch.ts'
import { type ClimateRange, climateWatched, type Measured } from './watch-climate.rules.ts'

/** The alarms of an animal as they are told. */
export const alarmsOfAnimal = (
  { id: animalId, name }: { readonly id: number; readonly name: string },
  watched: readonly Watched[],
): ShownWatch[] =>
  watched.map(({ alarm, since, values }) => ({ alarm, animalId, placeId: null, name, since, values }))

type Place = ClimateRange & { readonly id: number; readonly name: string; readonly code: string | null }

/** The alarm of a place as it is told; none where what was measured last lies within its range. */
export function alarmsOfPlace(place: Place, measured: readonly Measured[]): ShownWatch[] {
  const watched = climateWatched(measured, place)
  if (!watched) return []
  const { alarm, since, values } = watched
  return [{ alarm, animalId: null, placeId: place.id, name: placeLabel(place), since, values }]
}

const numberOf = ({ animalId, placeId }: ShownWatch): number => animalId ?? placeId ?? 0

/** The order in which alarms are told. */
export const worstFirst = (one: ShownWatch, other: ShownWatch): number =>
  byUrgency(one, other) || numberOf(one) - numberOf(other)
