import { eventAnimalNotFound, eventProjectNotFound } from '@clutchbook/domain/calendar/calendar.errors'
import type { CalendarEvent, EventChange, NewEvent } from '@clutchbook/domain/calendar/calendar.schema'
import type { Actor } from '../../platform/actor.ts'
import { type Clock, isoNow } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import { answerOnce, keyedBy } from '../../platform/database/request-keys.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import { changesNothing } from '../../platform/database/unchanged.ts'
import {
  changeEvent,
  createEvent,
  type EventRow,
  type EventValues,
  findEvent,
  isOwn,
} from './calendar.repository.ts'
import { toEvent } from './event-answers.ts'
import { ensureVersion, getEvent } from './event-reading.ts'
import { changedEventValues, newEventValues, withReminder } from './event-values.ts'

type SavingDependencies = { readonly transact: Transact; readonly clock: Clock }

/** Adds and changes events. */
export function createEventSaving({ transact, clock }: SavingDependencies) {
  const remindedBy = (actor: Actor) => ({ timeZone: actor.timeZone, now: clock.now() })

  const insert = async (tx: Tx, actor: Actor, input: NewEvent): Promise<CalendarEvent> => {
    const { keeperId } = actor
    await bumpDataVersion(tx, keeperId)
    const values = newEventValues(input, { keeperId, createdAt: isoNow(clock) })
    await ensureReferences(tx, values, null)
    return toEvent(await createEvent(tx, withReminder(values, null, remindedBy(actor))))
  }

  return {
    create: (actor: Actor, input: NewEvent): Promise<CalendarEvent> => {
      const request = keyedBy(actor, input)
      return transact((tx) => answerOnce(tx, clock, request, () => insert(tx, actor, input)))
    },

    /** Completes an own event within a change of its caller's; answers false where there is none. */
    complete: async (tx: Tx, actor: Actor, id: number): Promise<boolean> => {
      const before = await findEvent(tx, actor.keeperId, id)
      if (!before) return false
      if (before.isCompleted) return true
      const values = changedEventValues(before, { completed: true })
      await changeEvent(tx, id, withReminder(values, before, remindedBy(actor)))
      return true
    },

    /** Changes an event. With a version stated, throws 'stale-version' when it has moved on. */
    change: (actor: Actor, id: number, input: EventChange, version: number | null): Promise<CalendarEvent> =>
      transact(async (tx) => {
        await bumpDataVersion(tx, actor.keeperId)
        const before = await getEvent(tx, actor, id)
        ensureVersion(before, version)
        const values = changedEventValues(before, input)
        await ensureReferences(tx, values, before)
        const reminded = withReminder(values, before, remindedBy(actor))
        return toEvent(changesNothing(before, reminded) ? before : await changeEvent(tx, id, reminded))
      }),
  }
}

/** What an event newly refers to must be the keeper's own (CAL-46). */
async function ensureReferences(tx: Tx, values: EventValues, before: EventRow | null): Promise<void> {
  const { keeperId, animalId, breedingProjectId } = values
  const isKept = async (kind: 'animal' | 'breedingProject', id: number | null, earlier: number | null) =>
    id === null || id === earlier || (await isOwn(tx, keeperId, kind, id))
  if (!(await isKept('animal', animalId, before?.animalId ?? null))) throw eventAnimalNotFound()
  if (!(await isKept('breedingProject', breedingProjectId, before?.breedingProjectId ?? null)))
    throw eventProjectNotFound()
}
