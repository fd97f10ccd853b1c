import { mayStandIn, type PlaceKind, usualCapacityOf } from '@clutchbook/domain/places/place.rules'
import { placeFields } from '@clutchbook/domain/places/places.fields'
import { emptyFormOf, type FormOf, formNamesOf, formOf, rulesOf } from '../../shared/forms/record-form.ts'
import type { NewPlace } from './place-changes.queries.ts'
import type { Place } from './places.queries.ts'

export type PlaceValues = FormOf<typeof placeFields>

export const placeFormNames = formNamesOf(placeFields)

/** What is wrong with the form by field; the words are those of the server. */
export const placeRules = rulesOf(placeFields)

/** How many animals a new place of a kind holds, as it is typed. */
const capacityOf = (kind: PlaceKind): string => String(usualCapacityOf(kind) ?? '')

/** What is usually added into a place, or by itself. */
const usualKindIn: Readonly<Record<PlaceKind, PlaceKind>> = {
  room: 'rack',
  rack: 'enclosure',
  enclosure: 'enclosure',
}

/** The form of a place, or of a new one in another. */
export function valuesOf(place: Place | null, parent: Place | null): PlaceValues {
  if (place) return formOf(placeFields, place)
  const kind = parent ? usualKindIn[parent.kind] : 'room'
  return { ...emptyFormOf(placeFields), kind, parentId: parent?.id ?? null, capacity: capacityOf(kind) }
}

/** What a new place begins with once its kind is chosen: it stands where it was to be added, if one of its kind may stand there. */
export const chosenKind = (kind: PlaceKind, parent: Pick<Place, 'id' | 'kind'> | null) => ({
  kind,
  parentId: parent && mayStandIn(kind, parent.kind) ? parent.id : null,
  capacity: capacityOf(kind),
})

/** The form as it is sent: what is not asked of a kind is not said of it. */
export function sentFrom({ rows, columns, capacity, ...others }: PlaceValues): NewPlace {
  const { kind, parentId } = others
  return {
    ...others,
    parentId: kind === 'room' ? null : parentId,
    ...(kind === 'rack' && { rows, columns }),
    ...(kind === 'enclosure' && { capacity }),
  }
}

/** The places that one of a kind may stand in. */
export const outerPlacesFor = (kind: PlaceKind, places: readonly Place[], id: number | null): Place[] =>
  places.filter((place) => place.id !== id && mayStandIn(kind, place.kind))
