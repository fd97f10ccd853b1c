const shape = /^\/api\/media\/(\d{1,15})(?:\?size=(?:view|thumb))?(?:#video)?$/

/**
 * The address of a medium, usable as `src`. That of a video ends in `#video`: browsers keep what follows the sign to
 * themselves, and whoever shows the medium knows what element it needs.
 */
export const addressOf = (id: number, kind: 'image' | 'video' = 'image'): string =>
  kind === 'video' ? `/api/media/${id}#video` : `/api/media/${id}`

/** The address of a photo's small form. */
export const thumbAddressOf = (id: number): string => `/api/media/${id}?size=thumb`

/** The medium that an address names, or null where the product never gave out such an address. */
export function idOfAddress(address: string, publicUrl: string): number | null {
  const path = address.startsWith(`${publicUrl}/`) ? address.slice(publicUrl.length) : address
  const match = shape.exec(path)
  return match ? Number(match[1]) : null
}
