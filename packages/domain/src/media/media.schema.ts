import { z } from 'zod'

/** What the streamed way in answers: an address for use in a gallery. */
export const storedMedia = z.object({
  url: z.string(),
  kind: z.enum(['image', 'video']),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  bytes: z.number().int(),
})

export type ShownMediaLimits = z.output<typeof shownMediaLimits>
export type StoredMedia = z.output<typeof storedMedia>

/** How much a gallery takes here, so that a file can be refused before it is sent. */
export const shownMediaLimits = z.object({
  itemsPerGallery: z.number().int(),
  imageBytes: z.number().int(),
  videoBytes: z.number().int(),
  profileBytes: z.number().int(),
})
