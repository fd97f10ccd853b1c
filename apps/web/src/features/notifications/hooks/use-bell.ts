import { countUnread } from '@clutchbook/domain/notifications/notifications.rules'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { figuresQuery } from '../../home/public/figures.ts'
import { notificationsQuery, pollEvery } from '../notifications.queries.ts'

/**
 * What the bell shows: whether there is any notification (NOT-02), and how many are unread (NOT-Q01). The figures that
 * every page brings tell it at first; the list itself is asked for once it is opened or the first interval is over.
 */
export function useBell() {
  const [isListed, setIsListed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsListed(true), pollEvery)
    return () => clearTimeout(timer)
  }, [])
  const list = useQuery({ ...notificationsQuery, enabled: isListed }).data
  const figures = useQuery(figuresQuery).data
  return {
    hasAny: list ? list.length > 0 : (figures?.notifications ?? 0) > 0,
    unread: list ? countUnread(list) : (figures?.unreadNotifications ?? 0),
    wantList: () => setIsListed(true),
  }
}
