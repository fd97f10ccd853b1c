/** A small form of a photo as it lies in the cache: its size, and when it was last seen, in milliseconds; 0 for never. */
export type KeptThumb = { readonly bytes: number; readonly seen: number }

/** So many bytes of them are kept (OFF-12). */
export const mostThumbBytes = 100_000_000

/** Once something has to leave, so much of the room is left over, so that the next ones need not look again. */
const leftOver = 0.1

export const bytesOf = (kept: Iterable<KeptThumb>): number => {
  let sum = 0
  for (const { bytes } of kept) sum += bytes
  return sum
}

/** What leaves so that the rest fits within a number of bytes: what was seen longest ago goes first. */
export function leavingFor<Name>(kept: ReadonlyMap<Name, KeptThumb>, most: number): Name[] {
  let over = bytesOf(kept.values()) - most
  if (over <= 0) return []
  over += most * leftOver
  const oldestFirst = [...kept].sort(([, one], [, other]) => one.seen - other.seen)
  const leaving: Name[] = []
  for (const [name, { bytes }] of oldestFirst) {
    if (over <= 0) break
    leaving.push(name)
    over -= bytes
  }
  return leaving
}
