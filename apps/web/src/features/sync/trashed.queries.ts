import { namedRecords } from '@clutchbook/domain/sync/outbox/named-records'
import type { OutboxEntry } from '@clutchbook/domain/sync/outbox/outbox-entry'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Answer, call } from '../../shared/api/client.ts'
import { read } from '../../shared/api/reads.ts'
import { refreshListsAfter } from '../../shared/api/refresh.ts'

type Trashed = Answer<'GET /api/trash'>[number]

/** What was deleted last; a change that waits here was refused for one of it a moment ago. */
export const trashedQuery = queryOptions({
  ...read('GET /api/trash', { query: { limit: 200 } }),
  staleTime: 0,
})

/** Of what is in the trash that which a change is of or names. */
export function goneWith(entry: OutboxEntry, trashed: readonly Trashed[]): Trashed[] {
  const named = namedRecords(entry)
  return trashed.filter(({ kind, id }) => named.has(`${kind} ${id}`))
}

/** Brings back what a change is of, the latest first: what went with another comes back with it. */
export function useRestoreGone() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (gone: readonly Trashed[]) => {
      for (const { kind, id } of gone)
        await call('POST /api/trash/{kind}/{id}/restore', { params: { kind, id } })
    },
    onSettled: () => refreshListsAfter(cache, 'POST /api/trash/{kind}/{id}/restore'),
  })
}
