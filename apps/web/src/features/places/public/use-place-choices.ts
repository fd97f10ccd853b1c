import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { placeWords } from '../place-words.ts'
import { placesQuery } from '../places.queries.ts'

/** A place as a filter offers it. */
export type PlaceChoice = { readonly id: number; readonly label: string }

const none: readonly PlaceChoice[] = []

/** The rooms and racks to narrow a list to, in walking order, with the one that it is narrowed to. */
export function usePlaceChoices(isWanted: boolean, chosen: number | undefined): readonly PlaceChoice[] {
  const { data: places } = useQuery({ ...placesQuery, enabled: isWanted })
  return useMemo(
    () =>
      places
        ?.filter(({ id, kind }) => kind !== 'enclosure' || id === chosen)
        .map((place) => ({ id: place.id, label: placeWords(place) })) ?? none,
    [places, chosen],
  )
}

/** A place and all that stands in it, by their numbers; null where none is asked about, and until that is known. */
export function usePlacesUnder(id: number | null): ReadonlySet<number> | null {
  const { data: places } = useQuery({ ...placesQuery, enabled: id !== null })
  return useMemo(() => {
    if (id === null || !places) return null
    const under = places.filter((place) => place.id === id || place.path.some((outer) => outer.id === id))
    return new Set(under.map((place) => place.id))
  }, [places, id])
}
