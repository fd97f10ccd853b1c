/** Words of the bell. */
export const notificationTexts = {
  bell: (unread: number) =>
    unread === 0 ? 'Notifications' : `Notifications, ${unread > 99 ? 'more than 99' : unread} unread`,
  count: (unread: number) => (unread > 99 ? '99+' : String(unread)),
  title: 'Notifications',
  readAll: 'Mark all as read',
  unread: 'unread',
  empty: 'Nothing to tell you yet. Reminders of your events arrive here.',
  loading: 'Loading notifications',
  failed: 'Notifications could not be loaded',
  tryAgain: 'Try again',
  otherwise: 'Please try again.',
  allRead: 'Notifications updated',
  allFailed: { title: 'Error', text: 'Failed to mark notifications as read' },
  oneFailed: 'Failed to mark notification as read',
} as const
