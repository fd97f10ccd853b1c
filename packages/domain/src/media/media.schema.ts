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

/**
 * One item of a gallery as it is sent: a data URL, or an address that the product gave out.
 * What it really is, is decided from its bytes on the server.
 */
const mediaItem = z.string().max(140 * 1024 * 1024)

/** A gallery as it is sent; null counts as empty. */
export const gallery = z
  .array(mediaItem)
  .nullable()
  .transform((items) => items ?? [])
