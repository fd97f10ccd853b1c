import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type Answer, type CallOptions, call } from '../../shared/api/client.ts'
import { read } from '../../shared/api/reads.ts'
import { refreshing } from '../../shared/api/refresh.ts'

/** What is known of a species, a keeper's own figures, and what counts of both. */
export type SpeciesFigures = Answer<'GET /api/species-facts/{species}'>

type OwnFigures = CallOptions<'PUT /api/species-facts/{species}'>['body']

export const figuresQuery = (species: string) =>
  queryOptions(read('GET /api/species-facts/{species}', { params: { species } }))

/** Says own figures of a species in the place of those before; all that is foretold follows. */
export const sayFigures = (cache: QueryClient, species: string, body: OwnFigures): Promise<SpeciesFigures> =>
  refreshing(cache, 'PUT /api/species-facts/{species}', () =>
    call('PUT /api/species-facts/{species}', { params: { species }, body }),
  )
