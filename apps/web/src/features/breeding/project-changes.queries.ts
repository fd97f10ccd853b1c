import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { type CallOptions, call, pathOf } from '../../shared/api/client.ts'
import { refreshAfter, refreshListsAfter } from '../../shared/api/refresh.ts'
import { projectQuery } from './breeding.queries.ts'

export type NewProjectBody = CallOptions<'POST /api/breeding-projects'>['body']
export type ProjectChangeBody = CallOptions<'PUT /api/breeding-projects/{id}'>['body']

/** Starts a project; the same key stores one record however often the call is repeated. */
export function useCreateProject() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ body, key }: { body: NewProjectBody; key: string }) =>
      call('POST /api/breeding-projects', { body, idempotencyKey: key }),
    onSuccess: (project) => {
      void refreshListsAfter(cache, 'POST /api/breeding-projects')
      cache.setQueryData(projectQuery(project.id).queryKey, project)
    },
    // A refusal for want of places means that the count we show is old.
    onError: () => void refreshAfter(cache, 'POST /api/breeding-projects'),
  })
}

/** Changes a project, unless someone changed it since the version that the change starts from. */
export function useChangeProject(id: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ version, body }: { version: number; body: ProjectChangeBody }) =>
      call('PUT /api/breeding-projects/{id}', { params: { id }, body, ifMatch: version }),
    onSuccess: (project) => {
      cache.setQueryData(projectQuery(id).queryKey, project)
      return refreshAfter(cache, 'PUT /api/breeding-projects/{id}')
    },
    // A refusal means that our copy is old, of this project or of the pair: the next look should show the other change.
    onError: () => void refreshAfter(cache, 'PUT /api/breeding-projects/{id}'),
  })
}

/** Whether a cached answer is one of the project's own: itself, its offspring or its eggs. */
export const isOfProject = ([path]: QueryKey, id: number): boolean => {
  const [own] = projectQuery(id).queryKey
  const eggs = pathOf('GET /api/eggs/by-breeding-project/{id}', { params: { id } })
  return typeof path === 'string' && [own, eggs].some((one) => path === one || path.startsWith(`${one}/`))
}

/** Deletes a project. Whoever still shows it is left alone until they have moved on, and then it is forgotten. */
export function useRemoveProject() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call('DELETE /api/breeding-projects/{id}', { params: { id } }),
    // A list that is out of sight would first show itself with the deleted project.
    onSuccess: (_answer, id) =>
      void refreshListsAfter(cache, 'DELETE /api/breeding-projects/{id}', (key) => isOfProject(key, id)),
    onError: () => void refreshAfter(cache, 'DELETE /api/breeding-projects/{id}'),
  })
}

/** Forgets what was read of a project that is gone: read again, it would only be missed. */
export const forgetProject = (cache: QueryClient, id: number): void =>
  cache.removeQueries({ predicate: ({ queryKey }) => isOfProject(queryKey, id) })
