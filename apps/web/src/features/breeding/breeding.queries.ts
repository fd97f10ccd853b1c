import {
  infiniteQueryOptions,
  type Query,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { ApiError } from '../../shared/api/api-error.ts'
import {
  animalProjectsPath,
  changeProject,
  createProject,
  getProject,
  listAnimalProjects,
  listProjects,
  type NewProjectBody,
  type ProjectChangeBody,
  type ProjectListQuery,
  projectListPath,
  projectPath,
  removeProject,
} from './breeding.api.ts'

/** Projects a page of the list holds: a few screens of cards. */
const pageSize = 30

/** Own projects, newest first, page by page. */
export function projectListQuery(narrowed: ProjectListQuery) {
  const query = { limit: pageSize, ...narrowed }
  return infiniteQueryOptions({
    queryKey: [projectListPath(query)],
    queryFn: ({ pageParam, signal }) =>
      listProjects(pageParam === null ? query : { ...query, cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })
}

/** One own project. */
export const projectQuery = (id: number) =>
  queryOptions({
    queryKey: [projectPath(id)],
    queryFn: ({ signal }) => getProject(id, signal),
    // A project that is not there will not be there a second later.
    retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status === 404),
    // The route has asked already: a page that is told "not there" shows that, and asks no second time.
    retryOnMount: false,
  })

/** The projects in which an own animal is the male or the female, newest first. */
export const animalProjectsQuery = (animalId: number) =>
  queryOptions({
    queryKey: [animalProjectsPath(animalId)],
    queryFn: ({ signal }) => listAnimalProjects(animalId, signal),
  })

const showing =
  /^\/api\/(breeding-projects|dashboard|eggs|events|statistics|plan-limits\/breeding-projects|(reptiles|animals)\/\d+\/breeding-projects)(\/|\?|$)/

/** Whether a cached answer shows projects, and so grows old when one is saved or deleted. */
export const showsProjects = (path: unknown): boolean => typeof path === 'string' && showing.test(path)

const everythingThatShowsProjects = { predicate: ({ queryKey }: Query) => showsProjects(queryKey[0]) }

/** Has everything read again that a project shows in. */
export const refreshProjects = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries(everythingThatShowsProjects)

/** Starts a project; the same key stores one record however often the call is repeated. */
export function useCreateProject() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ body, key }: { body: NewProjectBody; key: string }) => createProject(body, key),
    onSuccess: (project) => {
      // A list that is out of sight would first show itself without the new project.
      cache.removeQueries({ ...everythingThatShowsProjects, type: 'inactive' })
      void refreshProjects(cache)
      cache.setQueryData(projectQuery(project.id).queryKey, project)
    },
    // A refusal for want of places means that the count we show is old.
    onError: () => void refreshProjects(cache),
  })
}

/** Changes a project, unless someone changed it since the version that the change starts from. */
export function useChangeProject(id: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ version, body }: { version: number; body: ProjectChangeBody }) =>
      changeProject(id, version, body),
    onSuccess: (project) => {
      cache.setQueryData(projectQuery(id).queryKey, project)
      return refreshProjects(cache)
    },
    // A refusal means that our copy is old, of this project or of the pair: the next look should show the other change.
    onError: () => void refreshProjects(cache),
  })
}

/** Whether a cached answer is one of the project's own: itself, its offspring or its eggs. */
export const isOfProject = (path: unknown, id: number): boolean =>
  typeof path === 'string' &&
  new RegExp(`^/api/(breeding-projects|eggs/by-breeding-project)/${id}(/|\\?|$)`).test(path)

/** Deletes a project. Whoever still shows it is left alone until they have moved on, and then it is forgotten. */
export function useRemoveProject() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: removeProject,
    onSuccess: (_answer, id) => {
      // A list that is out of sight would first show itself with the deleted project.
      cache.removeQueries({
        predicate: ({ queryKey: [path] }) => showsProjects(path) && !isOfProject(path, id),
        type: 'inactive',
      })
      void cache.invalidateQueries({
        predicate: ({ queryKey: [path] }) => showsProjects(path) && !isOfProject(path, id),
      })
    },
    onError: () => void refreshProjects(cache),
  })
}

/** Forgets what was read of a project that is gone: read again, it would only be missed. */
export const forgetProject = (cache: QueryClient, id: number): void =>
  cache.removeQueries({ predicate: ({ queryKey: [path] }) => isOfProject(path, id) })
