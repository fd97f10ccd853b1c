import { eventChangedMeanwhile, eventNotFound } from '@clutchbook/domain/calendar/calendar.errors'
import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database/database.ts'
import { type EventRow, findEvent } from './calendar.repository.ts'
import { toEvent } from './event-answers.ts'

/** An own event. Throws 'not-found' for a missing one and for another keeper's alike. */
export async function getEvent(tx: Tx, actor: Actor, id: number): Promise<EventRow> {
  const row = await findEvent(tx, actor.keeperId, id)
  if (!row) throw eventNotFound()
  return row
}

/** Throws 'stale-version' where the caller said which version it starts from and the event has moved on. */
export function ensureVersion(row: EventRow, version: number | null): void {
  if (version !== null && version !== row.version) throw eventChangedMeanwhile(toEvent(row))
}
