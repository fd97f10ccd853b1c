import { queryOptions } from '@tanstack/react-query'
import { getMediaLimits, mediaLimitsPath } from './media.api.ts'

/** How many photos and videos a gallery holds, and how large a file may be. It changes only with the server's settings. */
export const mediaLimitsQuery = queryOptions({
  queryKey: [mediaLimitsPath],
  queryFn: ({ signal }) => getMediaLimits(signal),
  staleTime: Number.POSITIVE_INFINITY,
})
