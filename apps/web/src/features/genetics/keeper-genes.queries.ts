import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type Answer, type CallOptions, call } from '../../shared/api/client.ts'
import { read } from '../../shared/api/reads.ts'
import { refreshing } from '../../shared/api/refresh.ts'

export type KeeperGene = Answer<'GET /api/genetics/genes'>[number]
export type OwnWord = Answer<'GET /api/genetics/words'>[number]
export type NewGene = NonNullable<CallOptions<'POST /api/genetics/genes'>['body']>
export type GeneChange = NonNullable<CallOptions<'PATCH /api/genetics/genes/{id}'>['body']>
export type NewWord = NonNullable<CallOptions<'POST /api/genetics/words'>['body']>

/** The genes of a species as the keeper knows them, by part of a name. */
export const genesQuery = (species: string, q: string) =>
  queryOptions(read('GET /api/genetics/genes', { query: { species, ...(q && { q }) } }))

const genePath = '/api/genetics/genes/{id}'

export const addGene = (cache: QueryClient, body: NewGene, key: string): Promise<KeeperGene> =>
  refreshing(cache, 'POST /api/genetics/genes', () =>
    call('POST /api/genetics/genes', { body, idempotencyKey: key }),
  )

export const changeGene = (cache: QueryClient, id: string, body: GeneChange): Promise<KeeperGene> =>
  refreshing(cache, `PATCH ${genePath}`, () => call(`PATCH ${genePath}`, { params: { id }, body }))

/** Removes an own gene; of one of the catalogue what was said otherwise. */
export const removeGene = (cache: QueryClient, id: string): Promise<void> =>
  refreshing(cache, `DELETE ${genePath}`, () => call(`DELETE ${genePath}`, { params: { id } }))

export const addWord = (cache: QueryClient, body: NewWord, key: string): Promise<OwnWord> =>
  refreshing(cache, 'POST /api/genetics/words', () =>
    call('POST /api/genetics/words', { body, idempotencyKey: key }),
  )

export const removeWord = (cache: QueryClient, id: number): Promise<void> =>
  refreshing(cache, 'DELETE /api/genetics/words/{id}', () =>
    call('DELETE /api/genetics/words/{id}', { params: { id } }),
  )
