import type { AnimalList } from '@clutchbook/domain/collection/collection.rules'
import { type CallOptions, call } from '../../shared/api/client.ts'
import type { SeveralCall } from '../../shared/api/send-in-portions.ts'
import type { AnimalListQuery } from './collection.api.ts'

export type SeveralRecordBody = Omit<CallOptions<'POST /api/animals/records'>['body'], 'ids'>

export const listAnimalIds = (list: AnimalList, { sort, q, species, sex }: AnimalListQuery) =>
  call('GET /api/animals/ids', { query: { list, sort, q, species, sex } })

export const archiveSeveral: SeveralCall = (ids, idempotencyKey) =>
  call('POST /api/animals/archive', { body: { ids }, idempotencyKey })
export const unarchiveSeveral: SeveralCall = (ids, idempotencyKey) =>
  call('POST /api/animals/unarchive', { body: { ids }, idempotencyKey })
export const holdBackSeveral =
  (isHoldback: boolean): SeveralCall =>
  (ids, idempotencyKey) =>
    call('PATCH /api/animals/holdback', { body: { ids, isHoldback }, idempotencyKey })
export const removeSeveral: SeveralCall = (ids, idempotencyKey) =>
  call('POST /api/animals/remove', { body: { ids }, idempotencyKey })

export const addRecords =
  (record: SeveralRecordBody): SeveralCall =>
  (ids, idempotencyKey) =>
    call('POST /api/animals/records', { body: { ...record, ids }, idempotencyKey })
export const removeRecords: SeveralCall = (ids, idempotencyKey) =>
  call('POST /api/animals/records/remove', { body: { ids }, idempotencyKey })
