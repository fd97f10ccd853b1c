import { type Answer, type CallOptions, call, callPage, pathOf } from '../../shared/api/client.ts'

export type RecordBody = CallOptions<'POST /api/animals/{id}/records'>['body']
export type RecordQuery = NonNullable<CallOptions<'GET /api/animals/{id}/records'>['query']>

/** A record of an animal as it is read. */
export type AnimalRecord = Answer<'GET /api/animals/{id}/records'>[number]

export const recordsPath = (id: number, query: RecordQuery): string =>
  pathOf('GET /api/animals/{id}/records', { params: { id }, query })
export const listRecordsPage = (id: number, query: RecordQuery, signal: AbortSignal) =>
  callPage('GET /api/animals/{id}/records', { params: { id }, query, signal })

export const createRecord = (id: number, body: RecordBody, idempotencyKey: string) =>
  call('POST /api/animals/{id}/records', { params: { id }, body, idempotencyKey })

export const changeRecord = (id: number, { id: recordId, version }: AnimalRecord, body: RecordBody) =>
  call('PATCH /api/animals/{id}/records/{recordId}', { params: { id, recordId }, body, ifMatch: version })

export const removeRecord = (id: number, recordId: number) =>
  call('DELETE /api/animals/{id}/records/{recordId}', { params: { id, recordId } })
