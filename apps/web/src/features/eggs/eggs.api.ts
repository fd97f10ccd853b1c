import type { Project } from '@clutchbook/domain/breeding/breeding.schema'
import { plainEgg } from '@clutchbook/domain/eggs/eggs.rules'
import type { ListedEgg } from '@clutchbook/domain/eggs/eggs.schema'
import { type CallOptions, call, callPage, type Page, pathOf } from '../../shared/api/client.ts'

export type EggListQuery = NonNullable<CallOptions<'GET /api/eggs'>['query']>
export type NewEggBody = CallOptions<'POST /api/eggs'>['body']
export type EggChangeBody = CallOptions<'PATCH /api/eggs/{id}'>['body']
export type ClutchBody = CallOptions<'POST /api/eggs/clutch'>['body']
export type HatchingBody = CallOptions<'POST /api/eggs/hatch'>['body']

/** Every answer about eggs begins with this path. */
export const eggsPath = '/api/eggs'

export const eggListPath = (query: EggListQuery): string => pathOf('GET /api/eggs', { query })

/** One page of own eggs; records that arrive wrapped are read the same as plain ones (EGG-07). */
export async function listEggPage(query: EggListQuery, signal: AbortSignal): Promise<Page<ListedEgg[]>> {
  const { items, next } = await callPage('GET /api/eggs', { query, signal })
  return { items: items.map(plainEgg), next }
}

export const projectEggsPath = (projectId: number): string =>
  pathOf('GET /api/eggs/by-breeding-project/{id}', { params: { id: projectId } })

export const listProjectEggs = async (projectId: number, signal: AbortSignal): Promise<ListedEgg[]> =>
  (await call('GET /api/eggs/by-breeding-project/{id}', { params: { id: projectId }, signal })).map(plainEgg)

export const createEgg = (body: NewEggBody, idempotencyKey: string) =>
  call('POST /api/eggs', { body, idempotencyKey })

export const createClutch = (body: ClutchBody, idempotencyKey: string) =>
  call('POST /api/eggs/clutch', { body, idempotencyKey })

export const changeEgg = (id: number, version: number, body: EggChangeBody) =>
  call('PATCH /api/eggs/{id}', { params: { id }, body, ifMatch: version })

export const removeEgg = (id: number) => call('DELETE /api/eggs/{id}', { params: { id } })

export const hatchEggs = (body: HatchingBody, idempotencyKey: string) =>
  call('POST /api/eggs/hatch', { body, idempotencyKey })

export const projectPath = (id: number): string =>
  pathOf('GET /api/breeding-projects/{id}', { params: { id } })

/** A project as an egg needs it: both parents and their species (EGG-33). */
export const getProject = (id: number, signal?: AbortSignal): Promise<Project> =>
  call('GET /api/breeding-projects/{id}', { params: { id }, ...(signal ? { signal } : {}) })

const active = { active: 'true', limit: 200 } as const

export const activeProjectsPath = pathOf('GET /api/breeding-projects', { query: active })
export const listActiveProjects = (signal: AbortSignal): Promise<Project[]> =>
  call('GET /api/breeding-projects', { query: active, signal })
