import { animalListQuery } from './collection.queries.ts'

/** Every own animal, newest first, page by page. */
export const ownAnimalsQuery = animalListQuery('all', {})
