/** Something that waits to be sent. */
type Waiting = {
  /** Sends it, and answers how much of it is left; fails where its keeper would rather stay. */
  readonly send: () => Promise<number>
  /** Lets go of it. */
  readonly drop: () => void
}

const all = new Set<Waiting>()

/** Has something sent before a keeper signs out; what it answers ends that. */
export function sentBeforeLeaving(waiting: Waiting): () => void {
  all.add(waiting)
  return () => all.delete(waiting)
}

/** Sends what waits to be sent, and answers how much of it could not be. */
export async function sendUnsent(): Promise<number> {
  const left = await Promise.all([...all].map(({ send }) => send()))
  return left.reduce((sum, count) => sum + count, 0)
}

/** Lets go of what waits to be sent, as its keeper chose. */
export function dropUnsent(): void {
  for (const { drop } of all) drop()
}
