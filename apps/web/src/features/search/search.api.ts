import { type Answer, call, pathOf } from '../../shared/api/client.ts'

export type Found = Answer<'GET /api/search'>[number]

export const searchPath = (q: string): string => pathOf('GET /api/search', { query: { q } })
export const search = (q: string, signal: AbortSignal): Promise<Found[]> =>
  call('GET /api/search', { query: { q }, signal })
