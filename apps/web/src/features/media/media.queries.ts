import { queryOptions } from '@tanstack/react-query'
import { read } from '../../shared/api/reads.ts'

/** How many photos and videos a gallery holds, and how large a file may be. It changes only with the server's settings. */
export const mediaLimitsQuery = queryOptions({
  ...read('GET /api/media/limits', {}),
  staleTime: Number.POSITIVE_INFINITY,
})
