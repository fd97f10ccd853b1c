import { type CivilDay, type DayPattern, daysBetween, formatDay } from '../kernel/civil-day.ts'

/** How long a notification stays after it was read, in days (NOT-Q01). */
export const readNotificationDays = 30

/** How many notifications are answered at most: the newest. */
export const mostNotifications = 200

/** How often the list is asked for, in seconds (NOT-06). */
export const pollSeconds = 60

/** What a reminder says: which day the event is, seen from the keeper's today and written as the keeper reads days. */
export function reminderMessage(startDate: CivilDay, today: CivilDay, pattern?: DayPattern): string {
  const day = formatDay(startDate, pattern)
  const days = daysBetween(today, startDate)
  if (days === 0) return `Today, ${day}`
  if (days === 1) return `Tomorrow, ${day}`
  if (days === -1) return `Yesterday, ${day}`
  return days > 0 ? `In ${days} days, on ${day}` : `${-days} days ago, on ${day}`
}

type Readable = { readonly read: boolean }

export const countUnread = (notifications: readonly Readable[]): number =>
  notifications.filter(({ read }) => !read).length
