import type { Found, SearchQuery } from '@clutchbook/domain/search/search.schema'
import { findIn } from '@clutchbook/domain/search/search-index.rules'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/database.ts'
import { createIndexCache } from './index-cache.ts'
import { readIndex } from './search-index.ts'

/** The search over everything a keeper has. */
export function createSearchService({ db }: { readonly db: Db }) {
  const indexes = createIndexCache((keeperId) => readIndex(db, keeperId))

  return {
    find: async (actor: Actor, { q, limit }: SearchQuery): Promise<Found[]> =>
      findIn(await indexes.get(actor), q, limit),
  }
}

export type SearchService = ReturnType<typeof createSearchService>
