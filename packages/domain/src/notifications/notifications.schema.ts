import { z } from 'zod'
import { moment, plainText, recordId } from '../kernel/fields.ts'

/** Something the product tells a keeper (NOT-01). */
export const notification = z.object({
  id: recordId,
  title: z.string(),
  message: z.string(),
  read: z.boolean(),
  createdAt: moment,
  /** The event it reminds of; null once that is deleted. */
  eventId: recordId.nullable(),
  /** The page that it leads to, such as `/today`; null for the calendar, where it has an event, or none. */
  to: z.string().nullable(),
})

/** Whether reminders also come by mail, and where to. */
export const reminderMails = z.object({
  on: z.boolean(),
  email: z.string(),
  isEmailVerified: z.boolean(),
})

export const reminderMailsChange = z.object({ on: z.boolean('Please say whether reminders come by mail') })

export const unsubscription = z.object({
  token: plainText(200, 'The link is not complete'),
})

export type Notification = z.output<typeof notification>
export type ReminderMails = z.output<typeof reminderMails>
