/** So many bytes of photos wait at most (OFF-21). */
export const mostPhotoBytes = 200_000_000

/** A photo that waits on a device, by a number of its own, and how large it is. */
export type WaitingPhoto = { readonly number: number; readonly bytes: number }

/** The address of a photo that waits, which says nothing to any server. */
export const addressOfWaiting = ({ number, bytes }: WaitingPhoto): string =>
  `data:image/waiting,${number},${bytes}`

/** Cards ask for the small form of any photo; one that waits has no other. */
const waitingAddress = /^data:image\/waiting,(-\d+),(\d+)(?:\?size=thumb)?$/

/** The photo that waits under an address; null where none does. */
export function photoWaitingAt(address: unknown): WaitingPhoto | null {
  const found = typeof address === 'string' ? waitingAddress.exec(address) : null
  return found && { number: Number(found[1]), bytes: Number(found[2]) }
}

/** The photos that wait and that a value names, each once, by their numbers. */
export function photosIn(value: unknown): Map<number, WaitingPhoto> {
  const found = new Map<number, WaitingPhoto>()
  visit(value, found)
  return found
}

function visit(value: unknown, found: Map<number, WaitingPhoto>): void {
  const photo = photoWaitingAt(value)
  if (photo) found.set(photo.number, photo)
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) visit(part, found)
}

/** The photos that the bodies of entries name. */
export const photosOf = (entries: readonly { readonly body: unknown }[]): Map<number, WaitingPhoto> =>
  photosIn(entries.map(({ body }) => body))

/** Whether some more photos fit beside those that wait. */
export function hasRoomFor(
  waiting: Iterable<WaitingPhoto>,
  more: readonly { readonly bytes: number }[],
): boolean {
  const sum = [...waiting, ...more].reduce((total, { bytes }) => total + bytes, 0)
  return sum <= mostPhotoBytes
}
