import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../shared/api/api-error.ts'
import type { CallOptions } from '../../shared/api/client.ts'
import { read, readPages } from '../../shared/api/reads.ts'

export type ProjectListQuery = NonNullable<CallOptions<'GET /api/breeding-projects'>['query']>

/** Projects a page of the list holds: a few screens of cards. */
const pageSize = 30

/** Own projects, newest first, page by page. */
export const projectListQuery = (narrowed: ProjectListQuery) =>
  infiniteQueryOptions(readPages('GET /api/breeding-projects', { query: { limit: pageSize, ...narrowed } }))

/** One own project. */
export const projectQuery = (id: number) =>
  queryOptions({
    ...read('GET /api/breeding-projects/{id}', { params: { id } }),
    // A project that is not there will not be there a second later.
    retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status === 404),
    // The route has asked already: a page that is told "not there" shows that, and asks no second time.
    retryOnMount: false,
  })

/** The projects in which an own animal is the male or the female, newest first. */
export const animalProjectsQuery = (animalId: number) =>
  queryOptions(read('GET /api/animals/{id}/breeding-projects', { params: { id: animalId } }))
