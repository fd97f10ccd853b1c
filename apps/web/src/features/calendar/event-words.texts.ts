import type { EventType } from '@clutchbook/domain/calendar/calendar.rules'

const types: Readonly<Record<EventType, string>> = {
  general: 'general',
  feeding: 'feeding',
  cleaning: 'cleaning',
  medication: 'medication',
  breeding: 'breeding',
  appointment: 'appointment',
}

/** Words for a single event, wherever it is told of; the dashboard is such a place. */
export const eventWords = {
  types,
  today: 'today',
  tomorrow: 'tomorrow',
  until: (day: string) => `until ${day}`,
} as const
