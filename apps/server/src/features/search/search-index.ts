import { type SearchIndex, searchIndexOf } from '@clutchbook/domain/search/search-index.rules'
import type { Db } from '../../platform/database/database.ts'
import {
  listAnimalWords,
  listEggWords,
  listEventWords,
  listPlaceWords,
  listProjectWords,
} from './search.repository.ts'

/** Reads what a keeper has. Cost: one query a kind, and memory in proportion to what is written. */
export const readIndex = async (db: Db, keeperId: number): Promise<SearchIndex> =>
  searchIndexOf({
    animals: await listAnimalWords(db, keeperId),
    projects: await listProjectWords(db, keeperId),
    eggs: await listEggWords(db, keeperId),
    events: await listEventWords(db, keeperId),
    places: await listPlaceWords(db, keeperId),
  })
