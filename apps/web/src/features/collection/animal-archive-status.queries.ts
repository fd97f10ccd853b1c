import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/api/client.ts'
import { animalQuery, refreshMoved } from './collection.queries.ts'

type ArchiveStatus = Partial<Pick<Animal, 'isArchived' | 'isHoldback'>>

/** Shows an animal's new archive status before the server has answered; answers how to take that back. */
function showAtOnce(cache: QueryClient, id: number, status: ArchiveStatus): () => void {
  const { queryKey } = animalQuery(id)
  const before = cache.getQueryData(queryKey)
  if (before) cache.setQueryData(queryKey, { ...before, ...status })
  return () => cache.setQueryData(queryKey, before)
}

/** What an animal's move to another list has in common: seen at once, taken back where it fails, lists read again. */
function useMove<Move extends { id: number }>(
  move: (move: Move) => Promise<Animal>,
  status: (move: Move) => ArchiveStatus,
) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: move,
    onMutate: (wanted) => showAtOnce(cache, wanted.id, status(wanted)),
    onError: (_error, _move, takeBack) => takeBack?.(),
    onSuccess: (animal) => {
      cache.setQueryData(animalQuery(animal.id).queryKey, animal)
      refreshMoved(cache, [animal.id])
    },
  })
}

/** Puts an animal into the archive (COL-27). */
export const useArchiveAnimal = () =>
  useMove(
    ({ id }: { id: number }) => call('POST /api/animals/{id}/archive', { params: { id } }),
    () => ({ isArchived: true }),
  )

/** Takes an animal out of the archive, back to where it was (COL-Q08). */
export const useUnarchiveAnimal = () =>
  useMove(
    ({ id }: { id: number }) => call('POST /api/animals/{id}/unarchive', { params: { id } }),
    () => ({ isArchived: false }),
  )

/** Makes an animal a holdback, or no longer one (COL-41). */
export const useHoldBackAnimal = () =>
  useMove(
    ({ id, isHoldback }: { id: number; isHoldback: boolean }) =>
      call('PATCH /api/animals/{id}/holdback', { params: { id }, body: { isHoldback } }),
    ({ isHoldback }) => ({ isHoldback }),
  )
