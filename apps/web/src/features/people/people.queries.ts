import {
  infiniteQueryOptions,
  type Query,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { ApiError } from '../../shared/api/api-error.ts'
import {
  follow,
  followsPath,
  getPerson,
  listFollows,
  peoplePage,
  peoplePath,
  personPath,
  type Side,
  unfollow,
} from './people.api.ts'

/** The directory of keepers, page by page, narrowed by what was typed. */
export function peopleQuery(typed: string) {
  const term = typed.trim()
  const query = term ? { q: term } : {}
  return infiniteQueryOptions({
    queryKey: [peoplePath(query)],
    queryFn: ({ pageParam, signal }) =>
      peoplePage(pageParam === null ? query : { ...query, cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })
}

/** Another keeper. */
export const personQuery = (id: number) =>
  queryOptions({
    queryKey: [personPath(id)],
    queryFn: ({ signal }) => getPerson(id, signal),
    retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status === 404),
    retryOnMount: false,
  })

/** Whom the keeper follows, or who follows them. */
export const followsQuery = (side: Side) =>
  queryOptions({
    queryKey: [followsPath(side)],
    queryFn: ({ signal }) => listFollows(side, signal),
  })

/** Whether a cached answer shows who follows whom. */
const showsFollows = ({ queryKey: [path] }: Query): boolean =>
  typeof path === 'string' && /^\/api\/(users|following|followers)\b/.test(path)

/** Follows a keeper, or follows no longer; every answer that shows it is read again before this is done. */
export function useFollow() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id, follows }: { id: number; follows: boolean }) => (follows ? follow : unfollow)(id),
    onSuccess: () => cache.invalidateQueries({ predicate: showsFollows }),
  })
}
