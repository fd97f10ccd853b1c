import { queryOptions } from '@tanstack/react-query'
import type { Answer } from '../../shared/api/client.ts'
import { read } from '../../shared/api/reads.ts'

/** All that is known of the daily care of an animal. */
export type AnimalCare = Answer<'GET /api/animals/{id}/care'>

export const careQuery = (animalId: number) =>
  queryOptions(read('GET /api/animals/{id}/care', { params: { id: animalId } }))
