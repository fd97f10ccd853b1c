import { placeLabel } from '@clutchbook/domain/places/place.rules'
import type { PlaceChoice } from '../places/public/use-place-choices.ts'
import type { Today } from './today.queries.ts'

/** A room or rack that the day can be narrowed to, with how much is due in it. */
type PlaceOption = PlaceChoice & { readonly due: number }

/**
 * The rooms and racks where something is due, in walking order, and always the one that is chosen: once all of it is done the
 * choice still says what the day is narrowed to. `known` are the keeper's places, for one where nothing is to be done any more.
 */
export function placeOptions(
  places: Today['places'],
  chosen: number | null,
  known: readonly PlaceChoice[],
): PlaceOption[] {
  const offered = places
    .filter(({ id, kind, due, overdue }) => id === chosen || (kind !== 'enclosure' && due + overdue > 0))
    .map(({ id, path, due, overdue, ...place }) => ({
      id,
      label: [...path, place].map(placeLabel).join(' · '),
      due: due + overdue,
    }))
  if (chosen === null || offered.some(({ id }) => id === chosen)) return offered
  return [...offered, ...known.filter(({ id }) => id === chosen).map((one) => ({ ...one, due: 0 }))]
}
