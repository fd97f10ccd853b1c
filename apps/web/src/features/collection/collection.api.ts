import type { AnimalList } from '@clutchbook/domain/collection/collection.rules'
import type { CallOptions } from '../../shared/api/client.ts'
import { call, callPage, pathOf } from '../../shared/api/client.ts'

export type AnimalListQuery = NonNullable<CallOptions<'GET /api/animals/main'>['query']>
export type NewAnimalBody = CallOptions<'POST /api/animals'>['body']
export type AnimalChangeBody = CallOptions<'PATCH /api/animals/{id}'>['body']

const lists = {
  all: 'GET /api/animals',
  main: 'GET /api/animals/main',
  holdbacks: 'GET /api/animals/holdbacks',
  archived: 'GET /api/animals/archived',
} as const

export const listPath = (list: AnimalList, query: AnimalListQuery): string => pathOf(lists[list], { query })
export const listPage = (list: AnimalList, query: AnimalListQuery, signal: AbortSignal) =>
  callPage(lists[list], { query, signal })

export const listAllAnimals = (query: AnimalListQuery, signal: AbortSignal) =>
  call('GET /api/animals', { query, signal })

export const speciesPath = (list: AnimalList): string =>
  pathOf('GET /api/animals/species', { query: { list } })
export const listSpecies = (list: AnimalList, signal: AbortSignal) =>
  call('GET /api/animals/species', { query: { list }, signal })

export const animalPath = (id: number): string => pathOf('GET /api/reptiles/{id}', { params: { id } })
export const getAnimal = (id: number, signal: AbortSignal) =>
  call('GET /api/reptiles/{id}', { params: { id }, signal })

export const createAnimal = (body: NewAnimalBody, idempotencyKey: string) =>
  call('POST /api/animals', { body, idempotencyKey })

/** Adds the animal that hatched from an egg, linked to it, its project and both parents (EGG-45). */
export const createHatchling = async (eggId: number, body: NewAnimalBody, idempotencyKey: string) =>
  (await call('POST /api/eggs/{id}/hatchling', { params: { id: eggId }, body, idempotencyKey })).animal

export const changeAnimal = (id: number, version: number, body: AnimalChangeBody) =>
  call('PATCH /api/animals/{id}', { params: { id }, body, ifMatch: version })

export const archiveAnimal = (id: number) => call('POST /api/animals/{id}/archive', { params: { id } })
export const unarchiveAnimal = (id: number) => call('POST /api/animals/{id}/unarchive', { params: { id } })
export const holdBackAnimal = (id: number, isHoldback: boolean) =>
  call('PATCH /api/animals/{id}/holdback', { params: { id }, body: { isHoldback } })

export const removeAnimal = (id: number) => call('DELETE /api/reptiles/{id}', { params: { id } })
