/** Kinds of file that a gallery takes (MED-05). */
export const imageTypes = ['image/jpeg', 'image/png', 'image/gif'] as const
export const videoTypes = ['video/mp4', 'video/quicktime', 'video/webm'] as const

const megabyte = 1024 * 1024

/** What an operator may set: items of one gallery, and the bytes of one file before it is made smaller (MED-Q03). */
export type GalleryLimits = {
  readonly itemsPerGallery: number
  readonly imageBytes: number
  readonly videoBytes: number
}

/** The limits of galleries where the operator sets none. */
export const galleryLimits: GalleryLimits = {
  itemsPerGallery: 30,
  imageBytes: 10 * megabyte,
  videoBytes: 100 * megabyte,
}

/** Limits that are the same everywhere. */
export const mediaLimits = {
  /** Of a profile photo (MED-31). */
  profileBytes: 5 * megabyte,
  /** Width × height that will be decoded; a picture that claims more is refused unread. */
  pixels: 50_000_000,
} as const

/** Longest side of a stored picture and of its small form, in pixels (MED-02). */
export const longestSide = { view: 800, thumb: 320 } as const

/**
 * Where the profile photo stands after a gallery was rearranged (MED-36): it stays on the same photo,
 * or returns to the first when that photo is gone.
 */
export function movedProfileIndex(
  before: readonly string[],
  index: number,
  after: readonly string[],
): number {
  const profile = before[index]
  return profile === undefined ? 0 : Math.max(0, after.indexOf(profile))
}
