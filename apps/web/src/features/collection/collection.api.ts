import type { CallOptions } from '../../shared/api/client.ts'
import { call, callPage, pathOf } from '../../shared/api/client.ts'

export type AnimalListQuery = NonNullable<CallOptions<'GET /api/animals/main'>['query']>
export type NewAnimalBody = CallOptions<'POST /api/animals'>['body']
export type AnimalChangeBody = CallOptions<'PATCH /api/animals/{id}'>['body']
type SpeciesList = NonNullable<NonNullable<CallOptions<'GET /api/animals/species'>['query']>['list']>

export const mainListPath = (query: AnimalListQuery): string => pathOf('GET /api/animals/main', { query })
export const listMainPage = (query: AnimalListQuery, signal: AbortSignal) =>
  callPage('GET /api/animals/main', { query, signal })

export const allAnimalsPath = (query: AnimalListQuery): string => pathOf('GET /api/animals', { query })
export const listAllAnimals = (query: AnimalListQuery, signal: AbortSignal) =>
  call('GET /api/animals', { query, signal })
export const listAllPage = (query: AnimalListQuery, signal: AbortSignal) =>
  callPage('GET /api/animals', { query, signal })

export const speciesPath = (list: SpeciesList): string =>
  pathOf('GET /api/animals/species', { query: { list } })
export const listSpecies = (list: SpeciesList, signal: AbortSignal) =>
  call('GET /api/animals/species', { query: { list }, signal })

export const animalPath = (id: number): string => pathOf('GET /api/reptiles/{id}', { params: { id } })
export const getAnimal = (id: number, signal: AbortSignal) =>
  call('GET /api/reptiles/{id}', { params: { id }, signal })

export const createAnimal = (body: NewAnimalBody, idempotencyKey: string) =>
  call('POST /api/animals', { body, idempotencyKey })

export const changeAnimal = (id: number, version: number, body: AnimalChangeBody) =>
  call('PATCH /api/animals/{id}', { params: { id }, body, ifMatch: version })

export const removeAnimal = (id: number) => call('DELETE /api/reptiles/{id}', { params: { id } })
