import type { SearchIndex } from '@clutchbook/domain/search/search-index.rules'
import { LRUCache } from 'lru-cache'
import type { Actor } from '../../platform/actor.ts'

/** How many lines are kept for all keepers together; some hundred bytes each. */
const mostLines = 200_000

type CachedIndex = { readonly dataVersion: number; readonly index: SearchIndex }

/**
 * Keeps what was read for a keeper while they type: each letter asks again. An index is good for one version of the
 * keeper's data, which every request brings from the database, so any number of processes may keep their own.
 */
export function createIndexCache(read: (keeperId: number) => Promise<SearchIndex>) {
  const cache = new LRUCache<number, CachedIndex>({
    maxSize: mostLines,
    sizeCalculation: ({ index }) => Math.max(1, index.lines.length),
  })
  return {
    get: async ({ keeperId, dataVersion }: Pick<Actor, 'keeperId' | 'dataVersion'>): Promise<SearchIndex> => {
      const known = cache.get(keeperId)
      if (known?.dataVersion === dataVersion) return known.index
      const index = await read(keeperId)
      cache.set(keeperId, { dataVersion, index })
      return index
    },
  }
}
