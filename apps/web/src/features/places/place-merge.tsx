import { placeFields } from '@clutchbook/domain/places/places.fields'
import { useQuery } from '@tanstack/react-query'
import { fieldParts } from '../../shared/forms/merged-fields.ts'
import type { FormPart } from '../../shared/forms/three-way-merge.ts'
import type { PlaceValues } from './place-form.ts'
import { placeWords } from './place-words.ts'
import { placesQuery } from './places.queries.ts'
import { placeFormTexts as texts } from './places.texts.ts'

/** What of a place is decided part by part where it was changed elsewhere too, in the order of the form. */
export const placeParts: readonly FormPart<PlaceValues>[] = fieldParts(placeFields, {
  parentId: ({ parentId }) => (parentId === null ? texts.alone : <PlaceName id={parentId} />),
})

/** The name of a place of which only the number is known. */
function PlaceName({ id }: { id: number }) {
  const place = useQuery(placesQuery).data?.find((one) => one.id === id)
  return place ? placeWords(place) : '…'
}
