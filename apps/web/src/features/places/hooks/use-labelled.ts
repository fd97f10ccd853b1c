import { useQuery } from '@tanstack/react-query'
import { useProjectIds } from '../../breeding/public/use-project-ids.ts'
import { animalIdsQuery } from '../../collection/public/animal-ids-query.ts'
import { useClutchIds } from '../../eggs/public/use-clutch-ids.ts'
import { useBoxIds, useIncubatorIds } from '../../incubation/public/use-incubator-ids.ts'
import type { Labelled } from '../labels.queries.ts'
import type { LabelKind, LabelsSearch } from '../labels-search.ts'
import { type Place, placeQuery, placesQuery } from '../places.queries.ts'

const nothing: Labelled = {
  ...{ animals: [], places: [], projects: [] },
  ...{ clutches: [], boxes: [], incubators: [] },
}

/** Of what stands in no place, all there is of a kind. */
function useOthers(kind: LabelKind | null) {
  const others = {
    projects: useProjectIds(kind === 'projects'),
    clutches: useClutchIds(kind === 'clutches'),
    boxes: useBoxIds(kind === 'boxes'),
    incubators: useIncubatorIds(kind === 'incubators'),
  }
  return kind === null || kind === 'places' || kind === 'animals' ? null : others[kind]
}

/** What labels are printed of: one alone, or all of a kind, of enclosures and animals those of a place and below. */
export function useLabelled({ of: kind = 'places', place: placeId, one }: LabelsSearch) {
  const asksAnimals = kind === 'animals' && one === undefined
  const places = useQuery(placesQuery)
  // An address that is older than its place: there is nothing to ask about it.
  const isGone = isGoneFrom(places.data, placeId)
  const isIn = asksAnimals && placeId !== undefined && !isGone
  const isAll = asksAnimals && placeId === undefined
  const place = useQuery({ ...placeQuery(placeId ?? 0), enabled: isIn })
  const all = useQuery({ ...animalIdsQuery('all'), enabled: isAll })
  const others = useOthers(one === undefined ? kind : null)
  const asked = [
    places,
    ...(isIn ? [place] : []),
    ...(isAll ? [all] : []),
    ...(others === null ? [] : [others]),
  ]
  const known = places.data ?? []
  const found = (): readonly number[] => {
    if (one !== undefined) return [one]
    if (kind === 'places') return enclosuresIn(known, placeId).map(({ id }) => id)
    if (kind !== 'animals') return others?.data ?? []
    return (isIn ? place.data?.animals.map(({ id }) => id) : isAll && all.data) || []
  }
  const labelled: Labelled = { ...nothing, [kind]: found() }
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
