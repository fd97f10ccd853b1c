import { type Answer, type CallOptions, call, callPage, pathOf } from '../../shared/api/client.ts'

export type Person = Answer<'GET /api/users'>[number]
export type PersonPage = Answer<'GET /api/users/{id}'>
export type PeopleQuery = NonNullable<CallOptions<'GET /api/users'>['query']>

export const peoplePath = (query: PeopleQuery): string => pathOf('GET /api/users', { query })
export const peoplePage = (query: PeopleQuery, signal: AbortSignal) =>
  callPage('GET /api/users', { query, signal })

export const personPath = (id: number): string => pathOf('GET /api/users/{id}', { params: { id } })
export const getPerson = (id: number, signal: AbortSignal): Promise<PersonPage> =>
  call('GET /api/users/{id}', { params: { id }, signal })

/** The two sides of one's follows: whom one follows, and by whom one is followed. */
export type Side = 'following' | 'followers'

export const followsPath = (side: Side): string => pathOf(`GET /api/${side}`, {})
export const listFollows = (side: Side, signal: AbortSignal) =>
  side === 'following' ? call('GET /api/following', { signal }) : call('GET /api/followers', { signal })

export const follow = (id: number) => call('POST /api/follow/{id}', { params: { id } })
export const unfollow = (id: number) => call('DELETE /api/follow/{id}', { params: { id } })
