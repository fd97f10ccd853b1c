import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/fields.ts'
import { follow, peopleQuery, person, personPage, photoQuery } from './people.schema.ts'

/** Calls on other keepers. */
export const peopleContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/users',
    access: 'keeper',
    rateLimited: 'pages',
    summary: 'The directory of keepers, a page at a time; the next one is named in the Link header',
    query: peopleQuery,
    answer: z.array(person),
    shows: ['animals', 'sharing', 'account', 'follows'],
    errors: ['not-valid', 'too-many'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/users/{id}',
    access: 'keeper',
    rateLimited: 'pages',
    summary: 'Another keeper',
    params: idParams,
    answer: personPage,
    shows: ['animals', 'sharing', 'account', 'follows'],
    errors: ['not-found', 'too-many'],
  }),
  photo: endpoint({
    method: 'GET',
    path: '/api/users/{id}/photo',
    access: 'keeper',
    summary: 'The profile photo of a keeper whom the caller may see',
    params: idParams,
    query: photoQuery,
    shows: ['account'],
    errors: ['not-found'],
  }),
  listFollowing: endpoint({
    method: 'GET',
    path: '/api/following',
    access: 'keeper',
    summary: 'Keepers whom the caller follows, the last followed first',
    answer: z.array(follow),
    shows: ['account', 'follows'],
    errors: [],
  }),
  listFollowers: endpoint({
    method: 'GET',
    path: '/api/followers',
    access: 'keeper',
    summary: 'Keepers who follow the caller, the latest first',
    answer: z.array(follow),
    shows: ['account', 'follows'],
    errors: [],
  }),
  follow: endpoint({
    method: 'POST',
    path: '/api/follow/{id}',
    access: 'keeper',
    summary: 'Follow a keeper; following again changes nothing',
    params: idParams,
    changes: ['follows'],
    errors: ['not-valid', 'not-found'],
  }),
  unfollow: endpoint({
    method: 'DELETE',
    path: '/api/follow/{id}',
    access: 'keeper',
    summary: 'Follow a keeper no longer',
    params: idParams,
    changes: ['follows'],
    errors: [],
  }),
} as const
