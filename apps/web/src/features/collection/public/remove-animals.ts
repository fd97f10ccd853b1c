import type { QueryClient } from '@tanstack/react-query'
import { removeAction } from '../bulk-actions.ts'
import { doSeveral } from '../do-several.ts'

/** Deletes animals, as it is done from a list: they go to the trash, and that can be taken back in its turn (U7). */
export const removeAnimals = (cache: QueryClient, ids: readonly number[]): Promise<unknown> =>
  doSeveral(cache, ids, removeAction())
