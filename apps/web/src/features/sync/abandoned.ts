import { deviceClock } from './device-clock.ts'
import { askWhoIsIn } from './outbox.queries.ts'
import { deleteOutbox } from './outbox-database.ts'
import { hasWaiting, markWaiting, peopleWaiting, waitsSince } from './waits-mark.ts'

const dayMs = 24 * 60 * 60 * 1000

/** For so long what waits is kept of a person who does not sign in here again (OFF-22): the server knows its keys no longer. */
const keptMs = 60 * dayMs

/** Whether what waits since a moment is kept no more. */
export const isAbandoned = (since: Date | null, now: Date): boolean =>
  since !== null && now.getTime() - since.getTime() > keptMs

/**
 * Removes what waits here of people who have not been in for 60 days. What this device's clock says of that the server's has
 * to say as well, for nothing brings it back; so has it that none of them is in at this moment.
 */
export async function removeAbandoned(): Promise<void> {
  const people = peopleWaiting()
  // One that was marked before moments were noted has 60 days from now.
  for (const person of people) if (waitsSince(person) === null) markWaiting(person, true)
  const due = people.filter((person) => isAbandoned(waitsSince(person), deviceClock.now()))
  const asked = due.length > 0 ? await askWhoIsIn() : null
  if (!asked) return
  for (const person of due) if (person !== asked.user) await removeIfAbandoned(person, asked.at)
}

/** Under the lock of its writers: whoever has come meanwhile has noted that. */
const removeIfAbandoned = (person: number, now: Date): Promise<void> =>
  navigator.locks.request(`clutchbook-outbox-${person}`, async () => {
    if (!hasWaiting(person) || !isAbandoned(waitsSince(person), now)) return
    await deleteOutbox(person)
    markWaiting(person, false)
  })
