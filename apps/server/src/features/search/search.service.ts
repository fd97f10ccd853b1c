import type { Found, SearchQuery } from '@clutchbook/domain/search/search.schema'
import uFuzzy from '@leeoniya/ufuzzy'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/database.ts'
import { createIndexCache } from './index-cache.ts'
import { comparedForm, readIndex } from './search-index.ts'

/** Where more lines than this hold the words, they are too many to be put in order: the newest stand first. */
const mostRanked = 1000

/** One slip in each word is forgiven: a letter too many, too few, wrong, or two that changed places. Letters of any script. */
const matcher = new uFuzzy({
  unicode: true,
  interSplit: "[^\\p{L}\\d']+",
  intraSplit: '\\p{Ll}\\p{Lu}',
  intraBound: '\\p{L}\\d|\\d\\p{L}|\\p{Ll}\\p{Lu}',
  intraChars: "[\\p{L}\\d']",
  intraContr: "'\\p{L}{1,2}\\b",
  intraMode: 1,
})

/** The search over everything a keeper has. */
export function createSearchService({ db }: { readonly db: Db }) {
  const indexes = createIndexCache((keeperId) => readIndex(db, keeperId))

  return {
    /** What fits the words best stands first; words may come in any order. Blank words find nothing. */
    find: async (actor: Actor, { q, limit }: SearchQuery): Promise<Found[]> => {
      const words = comparedForm(q)
      if (words === '') return []
      const { lines, finds } = await indexes.get(actor)
      return nearest(lines, words)
        .slice(0, limit)
        .flatMap((place) => finds[place] ?? [])
    },
  }
}

export type SearchService = ReturnType<typeof createSearchService>

/** The places of the lines that fit. */
function nearest(lines: string[], words: string): readonly number[] {
  const [places, info, order] = matcher.search(lines, words, 1, mostRanked)
  if (!places) return []
  return order ? order.map((rank) => info.idx[rank] ?? -1) : places
}
