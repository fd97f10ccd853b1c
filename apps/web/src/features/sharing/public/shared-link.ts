import type { QueryClient } from '@tanstack/react-query'
import { animalSharingQuery } from '../sharing.queries.ts'

/** Where everyone can see an own animal now, under the public address of the site; null while it is private. */
export async function findSharedLink(cache: QueryClient, animalId: number): Promise<string | null> {
  const { shared, inCollection, link } = await cache.fetchQuery(animalSharingQuery(animalId))
  return shared || inCollection ? link : null
}
