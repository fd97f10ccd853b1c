import type { AnimalList } from '@clutchbook/domain/collection/collection.rules'
import { queryOptions } from '@tanstack/react-query'
import { type CallOptions, call } from '../../shared/api/client.ts'
import { read } from '../../shared/api/reads.ts'
import type { SeveralCall } from '../../shared/api/send-in-portions.ts'
import type { AnimalListQuery } from './collection.queries.ts'

export type SeveralRecordBody = Omit<CallOptions<'POST /api/animals/records'>['body'], 'ids'>

/** The numbers of all animals of a list, newest first. */
export const animalIdsQuery = (list: AnimalList) =>
  queryOptions(read('GET /api/animals/ids', { query: { list } }))

/** The ids of a list, however many; asked for where all are chosen, and not cached. */
export const listAnimalIds = (
  list: AnimalList,
  { sort, q, species, sex, fedBefore, placeId }: AnimalListQuery,
) => call('GET /api/animals/ids', { query: { list, sort, q, species, sex, fedBefore, placeId } })

export const severalCalls = {
  archive: (ids, idempotencyKey) => call('POST /api/animals/archive', { body: { ids }, idempotencyKey }),
  unarchive: (ids, idempotencyKey) => call('POST /api/animals/unarchive', { body: { ids }, idempotencyKey }),
  holdBack: (ids, idempotencyKey) =>
    call('PATCH /api/animals/holdback', { body: { ids, isHoldback: true }, idempotencyKey }),
  takeOut: (ids, idempotencyKey) =>
    call('PATCH /api/animals/holdback', { body: { ids, isHoldback: false }, idempotencyKey }),
  remove: (ids, idempotencyKey) => call('POST /api/animals/remove', { body: { ids }, idempotencyKey }),
  removeRecords: (ids, idempotencyKey) =>
    call('POST /api/animals/records/remove', { body: { ids }, idempotencyKey }),
} as const satisfies Record<string, SeveralCall>

/** Writes the same down about several animals; `keyOf` has it written once, however often it is sent. */
export const addRecords =
  (record: SeveralRecordBody, keyOf: (sent: unknown) => string): SeveralCall =>
  (ids) => {
    const body = { ...record, ids }
    return call('POST /api/animals/records', { body, idempotencyKey: keyOf(body) })
  }
