import { nothingToRestore } from '@clutchbook/domain/calendar/calendar.errors'
import type { Actor } from '../../platform/actor.ts'
import { type Clock, isoAfter, isoNow } from '../../platform/clock.ts'
import { forgetContents } from '../../platform/database/changes/forgetting.ts'
import type { Db } from '../../platform/database/database.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import { dayMs } from '../../platform/durations.ts'
import { forEachKeeper } from '../../platform/for-each-keeper.ts'
import { type KeepInTrash, leaveUncounted } from '../collection/removal.hooks.ts'
import {
  changeEvent,
  hideEvents,
  listHidden,
  listKeepersHiding,
  removeEvent,
  removeHidden,
} from './calendar.repository.ts'
import { ensureVersion, getEvent } from './event-reading.ts'
import { changedEventValues, withReminder } from './event-values.ts'

type RemovalDependencies = {
  readonly db: Db
  readonly transact: Transact
  readonly clock: Clock
  readonly keepInTrash: KeepInTrash
  /** Told of a keeper whose events could not be deleted this time. */
  readonly report: (error: unknown) => void
}

/** How long all events can be brought back after they were deleted at once. */
const restorableMs = dayMs

/** Deletes events: one, which the trash keeps, or all, which are hidden for a day. */
export function createEventRemoval({ db, transact, clock, keepInTrash, report }: RemovalDependencies) {
  const leave = leaveUncounted(removeEvent)

  return {
    /** Deletes an event. Throws 'stale-version' like a change. */
    remove: (actor: Actor, id: number, version: number | null): Promise<void> =>
      transact(async (tx) => {
        const { keeperId } = actor
        await bumpDataVersion(tx, keeperId)
        const row = await getEvent(tx, actor, id)
        ensureVersion(row, version)
        const { title: label, startDate: note } = row
        const records = [{ id, label, note }]
        await keepInTrash(tx, { kind: 'events', keeperId, records }, async () => [
          await leave(tx, keeperId, id),
        ])
      }),

    /** How an event leaves, whoever wants it to. */
    leave,

    /** Deletes all events of the keeper; for a day they can be brought back (R75). Answers how many. */
    removeAll: (actor: Actor): Promise<number> =>
      transact(async (tx) => {
        await bumpDataVersion(tx, actor.keeperId)
        return hideEvents(tx, actor.keeperId, isoNow(clock))
      }),

    /** Brings back what was last deleted at once. Throws 'not-found' where there is nothing to bring back. */
    restoreAll: (actor: Actor): Promise<number> =>
      transact(async (tx) => {
        const { keeperId } = actor
        await bumpDataVersion(tx, keeperId)
        const hidden = await listHidden(tx, keeperId, isoAfter(clock, -restorableMs))
        if (hidden.length === 0) throw nothingToRestore()
        for (const row of hidden) {
          const values = changedEventValues({ ...row, removedAt: null }, {})
          await changeEvent(
            tx,
            row.id,
            withReminder(values, row, { timeZone: actor.timeZone, now: clock.now() }),
          )
        }
        return hidden.length
      }),

    /** Deletes for good what can no longer be brought back. */
    sweep: (): Promise<void> => {
      const until = isoAfter(clock, -restorableMs)
      const turn = (keeperId: number) =>
        transact(async (tx) => {
          await bumpDataVersion(tx, keeperId)
          const ids = await removeHidden(tx, keeperId, until)
          await forgetContents(
            tx,
            keeperId,
            ids.map((id) => ({ table: 'event', row: { id } })),
          )
        })
      return forEachKeeper((except) => listKeepersHiding(db, until, except), turn, report)
    },
  }
}
