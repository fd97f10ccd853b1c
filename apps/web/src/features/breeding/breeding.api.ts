import type { CallOptions } from '../../shared/api/client.ts'
import { call, callPage, pathOf } from '../../shared/api/client.ts'

export type ProjectListQuery = NonNullable<CallOptions<'GET /api/breeding-projects'>['query']>
export type NewProjectBody = CallOptions<'POST /api/breeding-projects'>['body']
export type ProjectChangeBody = CallOptions<'PUT /api/breeding-projects/{id}'>['body']
type LinksQuery = NonNullable<CallOptions<'GET /api/breeding-projects/{id}/offspring'>['query']>

export const projectListPath = (query: ProjectListQuery): string =>
  pathOf('GET /api/breeding-projects', { query })
export const listProjects = (query: ProjectListQuery, signal: AbortSignal) =>
  callPage('GET /api/breeding-projects', { query, signal })

export const projectPath = (id: number): string =>
  pathOf('GET /api/breeding-projects/{id}', { params: { id } })
export const getProject = (id: number, signal: AbortSignal) =>
  call('GET /api/breeding-projects/{id}', { params: { id }, signal })

export const animalProjectsPath = (animalId: number): string =>
  pathOf('GET /api/reptiles/{id}/breeding-projects', { params: { id: animalId } })
export const listAnimalProjects = (animalId: number, signal: AbortSignal) =>
  call('GET /api/reptiles/{id}/breeding-projects', { params: { id: animalId }, signal })

export const createProject = (body: NewProjectBody, idempotencyKey: string) =>
  call('POST /api/breeding-projects', { body, idempotencyKey })

export const changeProject = (id: number, version: number, body: ProjectChangeBody) =>
  call('PUT /api/breeding-projects/{id}', { params: { id }, body, ifMatch: version })

export const removeProject = (id: number) => call('DELETE /api/breeding-projects/{id}', { params: { id } })

export const offspringPath = (id: number, query: LinksQuery): string =>
  pathOf('GET /api/breeding-projects/{id}/offspring', { params: { id }, query })
export const listOffspring = (id: number, query: LinksQuery, signal: AbortSignal) =>
  callPage('GET /api/breeding-projects/{id}/offspring', { params: { id }, query, signal })

export const addOffspring = (id: number, reptileId: number, idempotencyKey: string) =>
  call('POST /api/breeding-projects/{id}/offspring', {
    params: { id },
    body: { reptileId, breedingProjectId: id },
    idempotencyKey,
  })

export const removeOffspring = (id: number, offspringId: number) =>
  call('DELETE /api/breeding-projects/{id}/offspring/{offspringId}', { params: { id, offspringId } })
