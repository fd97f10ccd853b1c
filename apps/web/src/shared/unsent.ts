type Send = () => Promise<number>

const senders = new Set<Send>()

/** Has something sent before a keeper signs out; the function answers how much of it is left. */
export function sentBeforeLeaving(send: Send): void {
  senders.add(send)
}

/** Sends what waits to be sent, and answers how much of it could not be. */
export async function sendUnsent(): Promise<number> {
  const left = await Promise.all([...senders].map((send) => send()))
  return left.reduce((sum, count) => sum + count, 0)
}
