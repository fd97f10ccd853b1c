import { shownLevels } from '@clutchbook/domain/lineage/lineage.rules'
import {
  infiniteQueryOptions,
  MutationObserver,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { refreshAnimals } from '../collection/public/refresh-animals.ts'
import {
  type Ancestor,
  type AncestorBody,
  addOffspring,
  ancestorsPath,
  changeAncestor,
  createAncestor,
  getPedigree,
  listAncestors,
  listOffspringPage,
  type Offspring,
  offspringPath,
  pedigreePath,
  removeAncestor,
  removeOffspring,
  restoreOffspring,
} from './lineage.api.ts'

/** As much as a tree can show, the animal's own generation counted: Extend asks the server for nothing. */
const generations = shownLevels.most + 1

/** How long a pedigree counts as fresh, in milliseconds: five minutes (LIN-12). */
const pedigreeFreshMs = 5 * 60 * 1000

/** Offspring shown at first; the others follow by a button. */
const pageSize = 30

/** The pedigree of an own animal. */
export const pedigreeQuery = (id: number) =>
  queryOptions({
    queryKey: [pedigreePath(id, generations)],
    queryFn: ({ signal }) => getPedigree(id, generations, signal),
    staleTime: pedigreeFreshMs,
  })

/** The custom ancestors of an own animal. */
export const ancestorsQuery = (id: number) =>
  queryOptions({
    queryKey: [ancestorsPath(id)],
    queryFn: ({ signal }) => listAncestors(id, signal),
  })

/** The offspring of an own animal, newest first, page by page. */
export function offspringQuery(id: number) {
  const query = { limit: pageSize }
  return infiniteQueryOptions({
    queryKey: [offspringPath(id, query)],
    queryFn: ({ pageParam, signal }) =>
      listOffspringPage(id, pageParam === null ? query : { ...query, cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })
}

/** Adds a custom ancestor, or changes the given one. The same key adds one however often the call is repeated. */
export function useSaveAncestor(animalId: number, key: string) {
  const cache = useQueryClient()
  const refresh = () => cache.invalidateQueries({ queryKey: ancestorsQuery(animalId).queryKey })
  return useMutation({
    mutationFn: ({ body, changed }: { body: AncestorBody; changed: Ancestor | null }) =>
      changed ? changeAncestor(changed, body) : createAncestor(animalId, body, key),
    // After a refusal too: a version that was refused means that our copy is old.
    onSettled: refresh,
  })
}

export function useRemoveAncestor(animalId: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: removeAncestor,
    onSettled: () => cache.invalidateQueries({ queryKey: ancestorsQuery(animalId).queryKey }),
  })
}

/** Lists an own animal as offspring; its own record, the lists and the trees may change with that. */
export function useAddOffspring(parentId: number, key: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (reptileId: number) => addOffspring(parentId, reptileId, key),
    onSuccess: () => refreshAnimals(cache),
  })
}

export function useRemoveOffspring(parentId: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (offspring: Offspring) => removeOffspring(parentId, offspring),
    onSettled: () => refreshAnimals(cache),
  })
}

/** Lists a child again that was taken out, also when the page that did it is gone by then. */
export const bringBackOffspring = (cache: QueryClient, parentId: number, offspring: Offspring) =>
  new MutationObserver(cache, {
    mutationFn: () => restoreOffspring(parentId, offspring),
    onSettled: () => refreshAnimals(cache),
  }).mutate()
