import type { AnimalList } from '@clutchbook/domain/collection/collection.rules'
import { queryOptions } from '@tanstack/react-query'
import { listAnimalIds } from '../several-animals.queries.ts'

/** The numbers of all animals of a list, newest first. */
export const animalIdsQuery = (list: AnimalList) =>
  queryOptions({
    queryKey: [`/api/animals/ids?list=${list}`, 'GET /api/animals/ids'] as const,
    queryFn: () => listAnimalIds(list, {}),
  })
