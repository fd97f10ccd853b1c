import { useQuery } from '@tanstack/react-query'
import { useProjectIds } from '../../breeding/public/use-project-ids.ts'
import { animalIdsQuery } from '../../collection/public/animal-ids-query.ts'
import type { Labelled } from '../labels.queries.ts'
import type { LabelsSearch } from '../labels-search.ts'
import { type Place, placeQuery, placesQuery } from '../places.queries.ts'

const nothing: Labelled = { animals: [], places: [], projects: [] }

/** What labels are printed of: one alone, or all of a kind, of enclosures and animals those of a place and below. */
export function useLabelled({ of: kind = 'places', place: placeId, one }: LabelsSearch) {
  const asks = (of: typeof kind): boolean => kind === of && one === undefined
  const places = useQuery(placesQuery)
  // An address that is older than its place: there is nothing to ask about it.
  const isGone = isGoneFrom(places.data, placeId)
  const isIn = asks('animals') && placeId !== undefined && !isGone
  const isAll = asks('animals') && placeId === undefined
  const place = useQuery({ ...placeQuery(placeId ?? 0), enabled: isIn })
  const all = useQuery({ ...animalIdsQuery('all'), enabled: isAll })
  const projects = useProjectIds(asks('projects'))
  const asked = [
    places,
    ...(isIn ? [place] : []),
    ...(isAll ? [all] : []),
    ...(asks('projects') ? [projects] : []),
  ]
  const known = places.data ?? []
  const found = {
    places: enclosuresIn(known, placeId).map(({ id }) => id),
    animals: (isIn ? place.data?.animals.map(({ id }) => id) : isAll && all.data) || [],
    projects: projects.data ?? [],
  }
  const labelled: Labelled = { ...nothing, [kind]: one === undefined ? found[kind] : [one] }
  return {
    labelled,
    places: known,
    isGone,
    isPending: asked.some((query) => query.isPending),
    error: asked.find((query) => query.error)?.error ?? null,
    retry: (): void => {
      for (const query of asked) void query.refetch()
    },
  }
}

const isGoneFrom = (places: readonly Place[] | undefined, placeId: number | undefined): boolean =>
  placeId !== undefined && (places?.every(({ id }) => id !== placeId) ?? false)

/** The enclosures in a place and below it, or all of them. */
const enclosuresIn = (places: readonly Place[], placeId: number | undefined): readonly Place[] =>
  places.filter(
    ({ id, kind, path }) =>
      kind === 'enclosure' &&
      (placeId === undefined || id === placeId || path.some((outer) => outer.id === placeId)),
  )
