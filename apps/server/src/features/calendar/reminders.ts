import { lastOccurrenceBy } from '@clutchbook/domain/calendar/reminder.rules'
import { civilDayOf } from '@clutchbook/domain/kernel/civil-day'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import { listZoneChanges, removeZoneChange } from '../../platform/database/zone-changes.ts'
import { forEachKeeper } from '../../platform/for-each-keeper.ts'
import { dueOf, planOf, stateAfter } from './reminder-plan.ts'
import { getTimeZone, listDue, listKeepersDue, listPlanned, moveReminder } from './reminders.repository.ts'

/** A reminder that is due now, and the day it is for its keeper. */
export type DueReminder = {
  readonly keeperId: number
  readonly eventId: number
  readonly title: string
  readonly startDate: string
  readonly today: string
}

/** Keeps what a reminder says, in the transaction that counts it as delivered. */
export type Deliver = (tx: Tx, reminders: readonly DueReminder[]) => Promise<void>

/** Moves what else of a keeper depends on their zone, in the transaction that moves their reminders. */
export type FollowZone = (tx: Tx, keeperId: number) => Promise<void>

type Dependencies = {
  readonly db: Db
  readonly transact: Transact
  readonly clock: Clock
  /** Told of a keeper whose reminders could not be delivered this time. */
  readonly report: (error: unknown) => void
}

/**
 * When reminders come. Each event carries the moment of its next one, so a look costs the same however many events
 * there are. What is due is moved on and delivered in one transaction under the keeper's lock: any number of processes
 * may look at once, and a process that dies in between has done both or neither (CAL-48).
 */
export function createReminders({ db, transact, clock, report }: Dependencies) {
  const deliverOf = (keeperId: number, deliver: Deliver): Promise<void> =>
    transact(async (tx) => {
      await bumpDataVersion(tx, keeperId)
      const now = clock.now()
      const timeZone = await getTimeZone(tx, keeperId)
      const today = civilDayOf(now, timeZone)
      const delivered: DueReminder[] = []
      for (const event of await listDue(tx, keeperId, now.toISOString())) {
        const through = lastOccurrenceBy(planOf(event), timeZone, dueOf(event), now)
        if (!(await moveReminder(tx, event, stateAfter(event, timeZone, through)))) continue
        delivered.push({ keeperId, eventId: event.id, title: event.title, startDate: event.startDate, today })
      }
      if (delivered.length > 0) await deliver(tx, delivered)
    })

  /** Moves the reminders of a keeper who lives by another zone since the last look. */
  const followZone = (keeperId: number, also: FollowZone): Promise<void> =>
    transact(async (tx) => {
      await bumpDataVersion(tx, keeperId)
      await removeZoneChange(tx, keeperId)
      await also(tx, keeperId)
      const timeZone = await getTimeZone(tx, keeperId)
      for (const event of await listPlanned(tx, keeperId))
        await moveReminder(tx, event, stateAfter(event, timeZone, event.remindedThrough))
    })

  return {
    /** Moves the reminders of all who live by another zone since the last look, and what else depends on it. */
    followZones: (also: FollowZone): Promise<void> =>
      forEachKeeper(
        (except) => listZoneChanges(db, except),
        (keeperId) => followZone(keeperId, also),
        report,
      ),

    /** Delivers all that is due. */
    deliverDue: (deliver: Deliver): Promise<void> =>
      forEachKeeper(
        (except) => listKeepersDue(db, clock.now().toISOString(), except),
        (keeperId) => deliverOf(keeperId, deliver),
        report,
      ),
  }
}
