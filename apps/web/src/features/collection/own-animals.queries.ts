import { animalListQuery } from './collection.queries.ts'

/** So many stand on the profile at first; whoever scrolls on gets more at a time. */
const firstPage = 12

/** Every own animal, newest first, page by page. */
export const ownAnimalsQuery = animalListQuery('all', {}, firstPage)
