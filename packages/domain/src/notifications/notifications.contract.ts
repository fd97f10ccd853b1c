import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/fields.ts'
import { notification, reminderMails, reminderMailsChange, unsubscription } from './notifications.schema.ts'

/** Calls on notifications, and on whether reminders also come by mail. */
export const notificationsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/notifications',
    access: 'keeper',
    summary: 'Own notifications, newest first; read ones go after 30 days',
    answer: z.array(notification),
    tagged: 'keeper',
    shows: ['notifications'],
    errors: [],
  }),
  read: endpoint({
    method: 'POST',
    path: '/api/notifications/{id}/read',
    access: 'keeper',
    summary: 'Mark a notification read',
    params: idParams,
    changes: ['notifications'],
    errors: ['not-valid', 'not-found'],
  }),
  readAll: endpoint({
    method: 'POST',
    path: '/api/notifications/all/read',
    access: 'keeper',
    summary: 'Mark all notifications read',
    changes: ['notifications'],
    errors: [],
  }),
  getReminderMails: endpoint({
    method: 'GET',
    path: '/api/reminder-mails',
    access: 'keeper',
    summary: 'Whether reminders also come by mail',
    answer: reminderMails,
    tagged: 'keeper',
    shows: ['account', 'settings'],
    errors: [],
  }),
  changeReminderMails: endpoint({
    method: 'PUT',
    path: '/api/reminder-mails',
    access: 'signed-in',
    summary: 'Have reminders by mail as well, or no longer',
    body: reminderMailsChange,
    answer: reminderMails,
    changes: ['settings'],
    errors: ['not-valid'],
  }),
  stopReminderMails: endpoint({
    method: 'POST',
    path: '/api/reminder-mails/stop',
    access: 'visitor',
    summary: 'Stop reminders by mail with the word of a mailed link; answers alike however often it is used',
    body: unsubscription,
    changes: ['settings'],
    errors: ['not-valid'],
  }),
} as const
