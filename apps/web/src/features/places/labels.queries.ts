import { inPortions } from '@clutchbook/domain/kernel/portions'
import { mostAtOnce } from '@clutchbook/domain/kernel/several'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../shared/api/api-error.ts'
import { type Answer, call } from '../../shared/api/client.ts'
import { read } from '../../shared/api/reads.ts'
import { refreshing } from '../../shared/api/refresh.ts'
import { currentUserQuery } from '../accounts/public/current-user-query.ts'
import { type LabelKind, labelKinds } from './labels-search.ts'

export type Label = Answer<'POST /api/labels'>[number]
type LabelTarget = Answer<'GET /api/labels/{key}'>

/**
 * Has the server asked whether somebody is signed in still: a visitor may ask about labels too, so that no refusal tells that the
 * session has ended. Where it has, the shell leads to sign in, and from there to the label.
 */
const askWhoIsHere = (cache: QueryClient): Promise<unknown> =>
  cache.fetchQuery({ ...currentUserQuery, staleTime: 0 }).catch(() => undefined)

/** Where a label leads. */
export const labelQuery = (key: string) => {
  const { queryKey, queryFn } = read('GET /api/labels/{key}', { params: { key } })
  return queryOptions({
    queryKey,
    queryFn: async (context): Promise<LabelTarget> => {
      try {
        const target = await queryFn(context)
        if (target.kind === undefined) await askWhoIsHere(context.client)
        return target
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) await askWhoIsHere(context.client)
        throw error
      }
    },
    // What opens nothing now opens nothing a second later.
    retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status < 500),
    staleTime: 0,
  })
}

/** What labels are wanted of. */
export type Labelled = Readonly<Record<LabelKind, readonly number[]>>

/** The labels of what is wanted, however many; each has its key from then on. */
export async function makeLabels(cache: QueryClient, labelled: Labelled): Promise<readonly Label[]> {
  const wanted = labelKinds.flatMap((kind) => labelled[kind].map((id) => ({ kind, id })))
  return refreshing(cache, 'POST /api/labels', async () => {
    const labels: Label[] = []
    for (const portion of inPortions(wanted, mostAtOnce)) {
      const idsOf = (of: LabelKind) => portion.filter(({ kind }) => kind === of).map(({ id }) => id)
      const body = {
        ...{ animals: idsOf('animals'), places: idsOf('places'), projects: idsOf('projects') },
        ...{ clutches: idsOf('clutches'), boxes: idsOf('boxes'), incubators: idsOf('incubators') },
      }
      labels.push(...(await call('POST /api/labels', { body })))
    }
    return labels
  })
}

/** Voids a label: what is printed opens nothing from then on, and the next one printed has another key. */
export const voidLabel = (cache: QueryClient, key: string): Promise<void> =>
  refreshing(cache, 'DELETE /api/labels/{key}', async () => {
    await call('DELETE /api/labels/{key}', { params: { key } })
  })
