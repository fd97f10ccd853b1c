import { type Answer, type CallOptions, call, callPage, pathOf } from '../../shared/api/client.ts'
import { newCallKey } from '../../shared/forms/call-key.ts'

export type Pedigree = Answer<'GET /api/reptiles/{id}/lineage'>
export type PedigreeAnimal = Pedigree['animals'][number]
export type Ancestor = Answer<'GET /api/reptiles/{id}/ancestors'>[number]
export type AncestorBody = CallOptions<'POST /api/reptiles/{id}/ancestors'>['body']
export type Offspring = Answer<'GET /api/reptiles/{id}/offspring'>[number]
export type OffspringPage = NonNullable<CallOptions<'GET /api/reptiles/{id}/offspring'>['query']>

export const pedigreePath = (id: number, generations: number): string =>
  pathOf('GET /api/reptiles/{id}/lineage', { params: { id }, query: { generations } })
export const getPedigree = (id: number, generations: number, signal: AbortSignal) =>
  call('GET /api/reptiles/{id}/lineage', { params: { id }, query: { generations }, signal })

export const ancestorsPath = (id: number): string =>
  pathOf('GET /api/reptiles/{id}/ancestors', { params: { id } })
export const listAncestors = (id: number, signal: AbortSignal) =>
  call('GET /api/reptiles/{id}/ancestors', { params: { id }, signal })
export const createAncestor = (id: number, body: AncestorBody, idempotencyKey: string) =>
  call('POST /api/reptiles/{id}/ancestors', { params: { id }, body, idempotencyKey })
export const changeAncestor = ({ animalId: id, id: ancestorId, version }: Ancestor, body: AncestorBody) =>
  call('PATCH /api/reptiles/{id}/ancestors/{ancestorId}', {
    params: { id, ancestorId },
    body,
    ifMatch: version,
  })
export const removeAncestor = ({ animalId: id, id: ancestorId }: Ancestor) =>
  call('DELETE /api/reptiles/{id}/ancestors/{ancestorId}', { params: { id, ancestorId } })

export const offspringPath = (id: number, query: OffspringPage): string =>
  pathOf('GET /api/reptiles/{id}/offspring', { params: { id }, query })
export const listOffspringPage = (id: number, query: OffspringPage, signal: AbortSignal) =>
  callPage('GET /api/reptiles/{id}/offspring', { params: { id }, query, signal })
export const addOffspring = (id: number, reptileId: number, idempotencyKey: string) =>
  call('POST /api/reptiles/{id}/offspring', { params: { id }, body: { reptileId }, idempotencyKey })

/** Removes a child from the offspring of an animal: by its link, or where there is none by its own record. */
export function removeOffspring(parentId: number, { id: offspringLinkId, reptile }: Offspring) {
  if (offspringLinkId !== null)
    return call('DELETE /api/reptiles/{id}/offspring/{offspringLinkId}', {
      params: { id: parentId, offspringLinkId },
    })
  const { id, version, fatherId, motherId } = reptile
  const body = {
    ...(fatherId === parentId ? { fatherId: null } : {}),
    ...(motherId === parentId ? { motherId: null } : {}),
  }
  return call('PATCH /api/animals/{id}', { params: { id }, body, ifMatch: version })
}

/** Lists a child again that was taken out: with what its link said, and named by its own record where it was before. */
export async function restoreOffspring(parentId: number, offspring: Offspring): Promise<void> {
  const { id: linkId, reptile: before, hatchDate, notes } = offspring
  const now =
    linkId === null ? null : (await linkAgain(parentId, { reptileId: before.id, hatchDate, notes })).reptile
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

const linkAgain = (id: number, body: CallOptions<'POST /api/reptiles/{id}/offspring'>['body']) =>
  call('POST /api/reptiles/{id}/offspring', { params: { id }, body, idempotencyKey: newCallKey() })
