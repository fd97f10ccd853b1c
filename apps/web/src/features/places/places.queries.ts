import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../shared/api/api-error.ts'
import type { Answer } from '../../shared/api/client.ts'
import { read } from '../../shared/api/reads.ts'

export type Place = Answer<'GET /api/places'>[number]
export type PlaceWithAnimals = Answer<'GET /api/places/{id}'>
export type KeptAnimal = PlaceWithAnimals['animals'][number]

/** All places in walking order. */
export const placesQuery = queryOptions(read('GET /api/places', {}))

/** One place with the animals in it and below. */
export const placeQuery = (id: number) =>
  queryOptions({
    ...read('GET /api/places/{id}', { params: { id } }),
    // A place that is not there will not be there a second later.
    retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status === 404),
    retryOnMount: false,
  })

/** Who was in a place and when. */
export const historyQuery = (id: number) =>
  queryOptions(read('GET /api/places/{id}/history', { params: { id } }))
