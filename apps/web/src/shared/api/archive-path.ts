import { pathOf } from './client.ts'

/** Where everything that the keeper recorded is fetched, by the browser itself however large it is. */
export const archivePath = pathOf('GET /api/moving/archive', {})
