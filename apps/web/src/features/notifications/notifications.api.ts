import { type Answer, call, pathOf } from '../../shared/api/client.ts'

/** A notification as it is read. */
export type Notification = Answer<'GET /api/notifications'>[number]

export const notificationsPath = pathOf('GET /api/notifications', {})
export const listNotifications = (signal: AbortSignal) => call('GET /api/notifications', { signal })

export const readNotification = (id: number) => call('POST /api/notifications/{id}/read', { params: { id } })
export const readAllNotifications = () => call('POST /api/notifications/all/read', {})

export const reminderMailsPath = pathOf('GET /api/reminder-mails', {})
export const getReminderMails = (signal: AbortSignal) => call('GET /api/reminder-mails', { signal })
export const changeReminderMails = (on: boolean) => call('PUT /api/reminder-mails', { body: { on } })
export const stopReminderMails = (token: string) => call('POST /api/reminder-mails/stop', { body: { token } })
