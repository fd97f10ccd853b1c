import { shownLevels } from '@clutchbook/domain/lineage/lineage.rules'
import {
  infiniteQueryOptions,
  MutationObserver,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { type Answer, type CallOptions, call } from '../../shared/api/client.ts'
import { read, readPages } from '../../shared/api/reads.ts'
import { refreshAfter } from '../../shared/api/refresh.ts'
import { newCallKey } from '../../shared/forms/call-key.ts'

export type Pedigree = Answer<'GET /api/animals/{id}/lineage'>
export type PedigreeAnimal = Pedigree['animals'][number]
export type Ancestor = Answer<'GET /api/animals/{id}/ancestors'>[number]
export type AncestorBody = CallOptions<'POST /api/animals/{id}/ancestors'>['body']
export type Offspring = Answer<'GET /api/animals/{id}/offspring'>[number]

/** As much as a tree can show, the animal's own generation counted: Extend asks the server for nothing. */
const generations = shownLevels.most + 1

/** How long a pedigree counts as fresh, in milliseconds: five minutes (LIN-12). */
const pedigreeFreshMs = 5 * 60 * 1000

/** Offspring shown at first; the others follow by a button. */
const pageSize = 30

/** The pedigree of an own animal. */
export const pedigreeQuery = (id: number) =>
  queryOptions({
    ...read('GET /api/animals/{id}/lineage', { params: { id }, query: { generations } }),
    staleTime: pedigreeFreshMs,
  })

/** The custom ancestors of an own animal. */
export const ancestorsQuery = (id: number) =>
  queryOptions(read('GET /api/animals/{id}/ancestors', { params: { id } }))

/** The offspring of an own animal, newest first, page by page. */
export const offspringQuery = (id: number) =>
  infiniteQueryOptions(
    readPages('GET /api/animals/{id}/offspring', { params: { id }, query: { limit: pageSize } }),
  )

/** Adds a custom ancestor, or changes the given one. The same key adds one however often the call is repeated. */
export function useSaveAncestor(animalId: number, key: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ body, changed }: { body: AncestorBody; changed: Ancestor | null }) =>
      changed
        ? call('PATCH /api/animals/{id}/ancestors/{ancestorId}', {
            params: { id: changed.animalId, ancestorId: changed.id },
            body,
            ifMatch: changed.version,
          })
        : call('POST /api/animals/{id}/ancestors', { params: { id: animalId }, body, idempotencyKey: key }),
    // After a refusal too: a version that was refused means that our copy is old.
    onSettled: (_ancestor, _error, { changed }) =>
      refreshAfter(
        cache,
        changed ? 'PATCH /api/animals/{id}/ancestors/{ancestorId}' : 'POST /api/animals/{id}/ancestors',
      ),
  })
}

export function useRemoveAncestor() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ animalId: id, id: ancestorId }: Ancestor) =>
      call('DELETE /api/animals/{id}/ancestors/{ancestorId}', { params: { id, ancestorId } }),
    onSettled: () => refreshAfter(cache, 'DELETE /api/animals/{id}/ancestors/{ancestorId}'),
  })
}

type OffspringBody = CallOptions<'POST /api/animals/{id}/offspring'>['body']

const addOffspring = (parentId: number, body: OffspringBody, idempotencyKey: string) =>
  call('POST /api/animals/{id}/offspring', { params: { id: parentId }, body, idempotencyKey })

/** Lists an own animal as offspring; its own record, the lists and the trees may change with that. */
export function useAddOffspring(parentId: number, key: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (reptileId: number) => addOffspring(parentId, { reptileId }, key),
    onSuccess: () => refreshAfter(cache, 'POST /api/animals/{id}/offspring'),
  })
}

export function useRemoveOffspring(parentId: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (offspring: Offspring) => removeOffspring(parentId, offspring),
    onSettled: () => refreshAfter(cache, 'DELETE /api/animals/{id}/offspring/{offspringLinkId}'),
  })
}

/** Removes a child from the offspring of an animal: by its link, or where there is none by its own record. */
function removeOffspring(parentId: number, { id: offspringLinkId, reptile }: Offspring) {
  if (offspringLinkId !== null)
    return call('DELETE /api/animals/{id}/offspring/{offspringLinkId}', {
      params: { id: parentId, offspringLinkId },
    })
  const { id, version, fatherId, motherId } = reptile
  const body = {
    ...(fatherId === parentId ? { fatherId: null } : {}),
    ...(motherId === parentId ? { motherId: null } : {}),
  }
  return call('PATCH /api/animals/{id}', { params: { id }, body, ifMatch: version })
}

/** Lists a child again that was taken out, also when the page that did it is gone by then. */
export const bringBackOffspring = (cache: QueryClient, parentId: number, offspring: Offspring) =>
  new MutationObserver(cache, {
    mutationFn: () => restoreOffspring(parentId, offspring),
    onSettled: () => refreshAfter(cache, 'POST /api/animals/{id}/offspring'),
  }).mutate()

/** Lists a child again: with what its link said, and named by its own record where it was before. */
async function restoreOffspring(parentId: number, offspring: Offspring): Promise<void> {
  const { id: linkId, reptile: before, hatchDate, notes } = offspring
  const link = { reptileId: before.id, hatchDate, notes }
  const now = linkId === null ? null : (await addOffspring(parentId, link, newCallKey())).reptile
  const body: { fatherId?: number | null; motherId?: number | null } = {}
  for (const side of ['fatherId', 'motherId'] as const) {
    const wasNamed = before[side] === parentId
    if (wasNamed !== (now?.[side] === parentId)) body[side] = wasNamed ? parentId : null
  }
  // Somebody who changed it since is not overwritten; taking the parent out was one change.
  const ifMatch = now?.version ?? before.version + 1
  if (Object.keys(body).length > 0)
    await call('PATCH /api/animals/{id}', { params: { id: before.id }, body, ifMatch })
}
