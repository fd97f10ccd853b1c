import { pollSeconds } from '@clutchbook/domain/notifications/notifications.rules'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  changeReminderMails,
  getReminderMails,
  listNotifications,
  type Notification,
  notificationsPath,
  readAllNotifications,
  readNotification,
  reminderMailsPath,
  stopReminderMails,
} from './notifications.api.ts'

/** How often the list is asked for, in milliseconds. */
export const pollEvery = pollSeconds * 1000

/** The keeper's notifications, newest first; the one answer that is asked for on an interval (NOT-06, SHELL-40). */
export const notificationsQuery = queryOptions({
  queryKey: [notificationsPath],
  queryFn: ({ signal }) => listNotifications(signal),
  refetchInterval: pollEvery,
})

type Marks = (notifications: Notification[]) => Notification[]

/** Marks what is cached at once; where the server refuses, it is as before. */
function useMark<Input>(call: (input: Input) => Promise<unknown>, marks: (input: Input) => Marks) {
  const cache = useQueryClient()
  const { queryKey } = notificationsQuery
  return useMutation({
    mutationFn: call,
    onMutate: async (input: Input) => {
      await cache.cancelQueries({ queryKey })
      const before = cache.getQueryData(queryKey)
      if (before) cache.setQueryData(queryKey, marks(input)(before))
      return { before }
    },
    onError: (_error, _input, kept) => {
      if (kept?.before) cache.setQueryData(queryKey, kept.before)
    },
    onSettled: () => refreshBell(cache),
  })
}

const refreshBell = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({ queryKey: notificationsQuery.queryKey })

export const useReadNotification = () =>
  useMark<number>(
    readNotification,
    (id) => (all) => all.map((one) => (one.id === id ? { ...one, read: true } : one)),
  )

export const useReadAllNotifications = () =>
  useMark<void>(readAllNotifications, () => (all) => all.map((one) => ({ ...one, read: true })))

/** Whether reminders also come by mail. */
export const reminderMailsQuery = queryOptions({
  queryKey: [reminderMailsPath],
  queryFn: ({ signal }) => getReminderMails(signal),
})

export function useChangeReminderMails() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: changeReminderMails,
    onSuccess: (answer) => cache.setQueryData(reminderMailsQuery.queryKey, answer),
  })
}

/** Stops reminders by mail with the word of a mailed link; nobody need be signed in. */
export const useStopReminderMails = () => useMutation({ mutationFn: stopReminderMails })
