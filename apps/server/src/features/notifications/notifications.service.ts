import { notificationNotFound } from '@clutchbook/domain/notifications/notifications.errors'
import {
  mostNotifications,
  readNotificationDays,
  reminderMessage,
} from '@clutchbook/domain/notifications/notifications.rules'
import type { Notification } from '@clutchbook/domain/notifications/notifications.schema'
import type { Actor } from '../../platform/actor.ts'
import { type Clock, isoAfter, isoNow } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import { dayMs } from '../../platform/durations.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { CalendarService, Deliver } from '../calendar/calendar.service.ts'
import type { HusbandryService, Tell } from '../husbandry/husbandry.service.ts'
import type { IncubationService } from '../incubation/incubation.service.ts'
import type { SeasonService } from '../season/season.service.ts'
import {
  createNotifications,
  findNotification,
  listKeepersReadBefore,
  listNotifications,
  listReadMarks,
  type NotificationRow,
  readNotifications,
  removeReadBefore,
} from './notifications.repository.ts'
import { getMailing } from './reminder-mails.repository.ts'
import { createReminderMails } from './reminder-mails.ts'

export type NotificationsDependencies = {
  readonly db: Db
  readonly transact: Transact
  readonly clock: Clock
  readonly secrets: Secrets
  readonly mailer: Mailer
  readonly calendar: CalendarService
  readonly husbandry: Pick<HusbandryService, 'agenda' | 'followZone'>
  readonly alarms: Pick<IncubationService['alarms'], 'tellDue'>
  readonly season: Pick<SeasonService, 'windows'>
  readonly publicUrl: string
  /** Told of what failed while nobody waited for an answer. */
  readonly report: (error: unknown) => void
}

type Mailing = Awaited<ReturnType<typeof getMailing>>

/** What a notification says, and where it leads to. */
type Words = Pick<NotificationRow, 'title' | 'message' | 'eventId' | 'leadsTo'>

/** What the product tells a keeper. */
export function createNotificationsService(dependencies: NotificationsDependencies) {
  const { db, transact, clock, calendar, husbandry, alarms, season } = dependencies

  /** Keeps what one keeper is told, and has it mailed where that is wanted. */
  const tell = async (tx: Tx, keeperId: number, wordsBy: (mailing: Mailing) => Words[]): Promise<void> => {
    const createdAt = isoNow(clock)
    const mailing = await getMailing(tx, keeperId)
    const mailDueAt = mailing.token === null ? null : createdAt
    const rows = wordsBy(mailing).map((words) => ({
      ...words,
      ...{ keeperId, createdAt, readAt: null, mailDueAt, mailTries: 0 },
    }))
    await createNotifications(tx, rows)
  }

  const deliver: Deliver = async (tx, reminders) => {
    const [first] = reminders
    if (!first) return
    await tell(tx, first.keeperId, ({ dayPattern }) =>
      reminders.map(({ eventId, title, startDate, today }) => ({
        ...{ eventId, title, leadsTo: null },
        message: reminderMessage(startDate, today, dayPattern),
      })),
    )
  }

  const tellOfWork: Tell = (tx, keeperId, tellings) =>
    tell(tx, keeperId, () =>
      tellings.map(({ to: leadsTo, ...words }) => ({ ...words, leadsTo, eventId: null })),
    )

  return {
    /** The newest notifications first. */
    list: async (actor: Actor): Promise<Notification[]> =>
      (await listNotifications(db, actor.keeperId, mostNotifications)).map(toNotification),

    /** How many the list holds, and how many of them are unread: what the bell shows before it is opened. */
    count: async (actor: Actor): Promise<{ notifications: number; unreadNotifications: number }> => {
      const marks = await listReadMarks(db, actor.keeperId, mostNotifications)
      const unread = marks.filter(({ readAt }) => readAt === null)
      return { notifications: marks.length, unreadNotifications: unread.length }
    },

    /** Marks one read; nothing changes where it is already. */
    read: (actor: Actor, id: number): Promise<void> =>
      transact(async (tx) => {
        const { keeperId } = actor
        await bumpDataVersion(tx, keeperId)
        if (!(await findNotification(tx, keeperId, id))) throw notificationNotFound()
        await readNotifications(tx, keeperId, isoNow(clock), id)
      }),

    readAll: (actor: Actor): Promise<void> =>
      transact(async (tx) => {
        await bumpDataVersion(tx, actor.keeperId)
        await readNotifications(tx, actor.keeperId, isoNow(clock))
      }),

    mails: createReminderMails(dependencies),

    /** Delivers every reminder that is due by now, each as one notification, and tells of the work of the day, of alarms and of windows. */
    deliverReminders: async (): Promise<void> => {
      await calendar.followZones(husbandry.followZone)
      await calendar.deliverDue(deliver)
      await husbandry.agenda.tellDue(tellOfWork)
      await alarms.tellDue(tellOfWork)
      await season.windows.tellDue(tellOfWork)
    },

    /** Removes what was read long ago, so that the bell falls silent (NOT-Q01). */
    sweep: async (): Promise<void> => {
      const moment = isoAfter(clock, -readNotificationDays * dayMs)
      for (const keeperId of await listKeepersReadBefore(db, moment)) {
        await transact(async (tx) => {
          await bumpDataVersion(tx, keeperId)
          await removeReadBefore(tx, keeperId, moment)
        })
      }
    },
  }
}

const toNotification = ({
  id,
  title,
  message,
  readAt,
  createdAt,
  eventId,
  leadsTo,
}: NotificationRow): Notification => ({
  id,
  title,
  message,
  read: readAt !== null,
  createdAt,
  eventId,
  to: leadsTo,
})

export type NotificationsService = ReturnType<typeof createNotificationsService>
