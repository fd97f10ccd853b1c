import { type Answer, call, callPage, pathOf } from '../../shared/api/client.ts'

/** Something in the trash. */
export type Trashed = Answer<'GET /api/trash'>[number]

/** What was deleted, by its kind and number. */
export type Deleted = Pick<Trashed, 'kind' | 'id'>

const pageSize = 50

export const trashPath = pathOf('GET /api/trash', { query: { limit: pageSize } })
export const trashPage = (cursor: string | null, signal: AbortSignal) =>
  callPage('GET /api/trash', {
    query: cursor === null ? { limit: pageSize } : { limit: pageSize, cursor },
    signal,
  })

export const restore = ({ kind, id }: Deleted) =>
  call('POST /api/trash/{kind}/{id}/restore', { params: { kind, id } })

/** Brings several things back at once, all of them or none. */
export const restoreSeveral = (entries: readonly Deleted[]) =>
  call('POST /api/trash/restore', { body: { entries: [...entries] } })

export const removeForGood = ({ kind, id }: Deleted) =>
  call('DELETE /api/trash/{kind}/{id}', { params: { kind, id } })

export const emptyTrash = () => call('DELETE /api/trash', {})
