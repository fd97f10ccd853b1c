import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/api/client.ts'
import { readPages } from '../../shared/api/reads.ts'
import { refreshAfter } from '../../shared/api/refresh.ts'

const address = 'GET /api/breeding-projects/{id}/offspring'

/** Offspring shown at first; the others follow by a button. */
const pageSize = 12

/** The offspring links of a project, newest first, page by page. */
export const offspringQuery = (projectId: number) =>
  infiniteQueryOptions(readPages(address, { params: { id: projectId }, query: { limit: pageSize } }))

/**
 * Links an own animal to a project; the same key makes one link however often the call is repeated. The pages of animals
 * and their trees tell of parents and offspring, so they grow old with a link.
 */
export function useAddOffspring(projectId: number) {
  const cache = useQueryClient()
  const refresh = () => refreshAfter(cache, 'POST /api/breeding-projects/{id}/offspring')
  return useMutation({
    mutationFn: ({ animalId, key }: { animalId: number; key: string }) =>
      call('POST /api/breeding-projects/{id}/offspring', {
        params: { id: projectId },
        body: { reptileId: animalId, breedingProjectId: projectId },
        idempotencyKey: key,
      }),
    onSuccess: refresh,
    // A refusal means that our copy is old, but nobody waits for the next one.
    onError: () => void refresh(),
  })
}

/** Removes an offspring link; the animal stays. */
export function useRemoveOffspring(projectId: number) {
  const cache = useQueryClient()
  const refresh = () => refreshAfter(cache, 'DELETE /api/breeding-projects/{id}/offspring/{offspringId}')
  return useMutation({
    mutationFn: (offspringId: number) =>
      call('DELETE /api/breeding-projects/{id}/offspring/{offspringId}', {
        params: { id: projectId, offspringId },
      }),
    onSuccess: refresh,
    onError: () => void refresh(),
  })
}
