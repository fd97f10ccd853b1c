import { inPortions } from '@clutchbook/domain/kernel/portions'
import { mostAtOnce } from '@clutchbook/domain/kernel/several'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../shared/api/api-error.ts'
import { type Answer, call } from '../../shared/api/client.ts'
import { read } from '../../shared/api/reads.ts'
import { refreshing } from '../../shared/api/refresh.ts'
import { type LabelKind, labelKinds } from './labels-search.ts'

export type Label = Answer<'POST /api/labels'>[number]

/** Where a label leads. */
export const labelQuery = (key: string) =>
  queryOptions({
    ...read('GET /api/labels/{key}', { params: { key } }),
    // What opens nothing now opens nothing a second later.
    retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status < 500),
    staleTime: 0,
  })

/** What labels are wanted of. */
export type Labelled = Readonly<Record<LabelKind, readonly number[]>>

/** The labels of animals, places and projects, however many; each has its key from then on. */
export async function makeLabels(cache: QueryClient, labelled: Labelled): Promise<readonly Label[]> {
  const wanted = labelKinds.flatMap((kind) => labelled[kind].map((id) => ({ kind, id })))
  return refreshing(cache, 'POST /api/labels', async () => {
    const labels: Label[] = []
    for (const portion of inPortions(wanted, mostAtOnce)) {
      const idsOf = (of: LabelKind) => portion.filter(({ kind }) => kind === of).map(({ id }) => id)
      const body = { animals: idsOf('animals'), places: idsOf('places'), projects: idsOf('projects') }
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
