import type { Actor } from '../../platform/actor.ts'
import type { SearchIndex } from './search-index.ts'

/** How many lines are kept for all keepers together; some hundred bytes each. */
const mostLines = 200_000

type Kept = { readonly dataVersion: number; readonly index: SearchIndex }

/**
 * Keeps what was read for a keeper while they type: each letter asks again. An index is good for one version of the
 * keeper's data, which every request brings from the database, so any number of processes may keep their own. Those
 * asked for longest ago go first.
 */
export function createKeptIndexes(read: (keeperId: number) => Promise<SearchIndex>) {
  const kept = new Map<number, Kept>()
  let lines = 0

  const forget = (keeperId: number): void => {
    lines -= kept.get(keeperId)?.index.lines.length ?? 0
    kept.delete(keeperId)
  }

  const keep = (keeperId: number, one: Kept): void => {
    forget(keeperId)
    kept.set(keeperId, one)
    lines += one.index.lines.length
    for (const oldest of kept.keys()) {
      if (lines <= mostLines) return
      forget(oldest)
    }
  }

  return {
    get: async ({ keeperId, dataVersion }: Pick<Actor, 'keeperId' | 'dataVersion'>): Promise<SearchIndex> => {
      const known = kept.get(keeperId)
      const index = known?.dataVersion === dataVersion ? known.index : await read(keeperId)
      keep(keeperId, { dataVersion, index })
      return index
    },
  }
}
