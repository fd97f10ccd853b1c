import { pollSeconds } from '@clutchbook/domain/notifications/notifications.rules'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Answer, type ChangeAddress, call } from '../../shared/api/client.ts'
import { read } from '../../shared/api/reads.ts'
import { refreshAfter } from '../../shared/api/refresh.ts'

/** A notification as it is read. */
export type Notification = Answer<'GET /api/notifications'>[number]

/** How often the list is asked for, in milliseconds. */
export const pollEvery = pollSeconds * 1000

/** The keeper's notifications, newest first; the one answer that is asked for on an interval (NOT-06, SHELL-40). */
export const notificationsQuery = queryOptions({
  ...read('GET /api/notifications', {}),
  refetchInterval: pollEvery,
})

type Marks = (notifications: Notification[]) => Notification[]

/** Marks what is cached at once; where the server refuses, it is as before. */
function useMark<Input>(
  address: ChangeAddress,
  mark: (input: Input) => Promise<unknown>,
  marks: (input: Input) => Marks,
) {
  const cache = useQueryClient()
  const { queryKey } = notificationsQuery
  return useMutation({
    mutationFn: mark,
    onMutate: async (input: Input) => {
      await cache.cancelQueries({ queryKey })
      const before = cache.getQueryData(queryKey)
      if (before) cache.setQueryData(queryKey, marks(input)(before))
      return { before }
    },
    onError: (_error, _input, rollback) => {
      if (rollback?.before) cache.setQueryData(queryKey, rollback.before)
    },
    onSettled: () => refreshAfter(cache, address),
  })
}

export const useReadNotification = () =>
  useMark<number>(
    'POST /api/notifications/{id}/read',
    (id) => call('POST /api/notifications/{id}/read', { params: { id } }),
    (id) => (all) => all.map((one) => (one.id === id ? { ...one, read: true } : one)),
  )

export const useReadAllNotifications = () =>
  useMark<void>(
    'POST /api/notifications/all/read',
    () => call('POST /api/notifications/all/read', {}),
    () => (all) => all.map((one) => ({ ...one, read: true })),
  )

/** Whether reminders also come by mail. */
export const reminderMailsQuery = queryOptions(read('GET /api/reminder-mails', {}))

export function useChangeReminderMails() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (on: boolean) => call('PUT /api/reminder-mails', { body: { on } }),
    // No other answer shows it.
    onSuccess: (answer) => cache.setQueryData(reminderMailsQuery.queryKey, answer),
  })
}

/** Stops reminders by mail with the word of a mailed link; nobody need be signed in. */
export function useStopReminderMails() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (token: string) => call('POST /api/reminder-mails/stop', { body: { token } }),
    onSuccess: () => refreshAfter(cache, 'POST /api/reminder-mails/stop'),
  })
}
