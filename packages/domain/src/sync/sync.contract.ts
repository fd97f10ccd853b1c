import { loggedKinds } from '../areas.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { syncAnswer, syncQuery } from './sync.schema.ts'

/** The call that feeds a copy of the records on a device. */
export const syncContract = {
  get: endpoint({
    method: 'GET',
    path: '/api/sync',
    access: 'keeper',
    summary:
      'What changed since a state: records as they are now, and the numbers of those that are gone. Without a state, with one that is too old, and after a restore: all there is (reset), of records and events what is of the last 180 days and to come; with `earlier` also the latest records of before. Go on with `next` as `cursor` until it is null, then hand `state` back the next time',
    query: syncQuery,
    answer: syncAnswer,
    tagged: 'today',
    shows: loggedKinds,
    errors: ['not-valid'],
  }),
} as const
