import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'

/** Addresses of other areas that pages of breeding lead to. */
export const incubatorPath: string = '/incubating'
export const calendarPath: string = '/calendar'

/** What the calendar's address says to begin an event of a day: `?addEvent=true&date={date}&title={title}` (BRD-Q02). */
export const eventSearch = (date: CivilDay, title: string): object => ({ addEvent: true, date, title })
