import { eventWords } from './event-words.texts.ts'

/** Words of the calendar. */
export const calendarTexts = {
  title: 'Calendar',
  tabs: { label: 'Views of the calendar', month: 'Month View', upcoming: 'Upcoming', all: 'All Events' },
  add: 'Add Event',
  deleteAll: 'Delete All Events',
  more: 'More for the calendar',
  feeds: 'Other calendars',
  reminders: 'Reminder settings',
  types: eventWords.types,
  legend: 'Colors of event types',
  month: {
    previous: 'Previous month',
    next: 'Next month',
    today: 'Today',
    /** What a day of the grid is called: 'Friday, 11/20/2026, 2 events, 1 expected, 12 to feed'. */
    day: (day: string, events: number, due: number, work: readonly string[]) =>
      [
        day,
        ...(events === 0 ? [] : [`${events} ${events === 1 ? 'event' : 'events'}`]),
        ...(due === 0 ? [] : [`${due} expected`]),
        ...work,
      ].join(', '),
    /** Of how many windows a day is within. */
    mayHappen: (count: number) => `within ${count} ${count === 1 ? 'window' : 'windows'}`,
    moreEvents: (count: number) => `+${count} more`,
    addOn: (day: string) => `Add event on ${day}`,
  },
  upcoming: { title: 'Upcoming Events (Next 30 days)', viewAll: 'View All' },
  all: { title: 'All Events', more: 'Show more events', moreFailed: 'The next events could not be loaded.' },
  empty: {
    all: { title: 'Nothing noted yet', text: 'No events found. Click Add Event to create one' },
    upcoming: {
      title: 'The next 30 days are free',
      text: 'No upcoming events. Click Add Event to create one',
    },
  },
  nextOfAnimal: {
    next: 'Next due',
    none: 'No event ahead',
    add: 'Add Event',
    failed: 'What is due could not be loaded',
    tryAgain: 'Try again',
  },
  due: {
    legend: 'expected',
    /** Said before the words, for those who don't see the mark. */
    mark: 'expected',
    failed: 'Failed to fetch lay and due dates',
  },
  work: {
    legend: 'planned',
    /** Said before the words, for those who don't see the mark. */
    mark: 'planned',
    failed: 'Failed to fetch what is planned',
  },
  bands: {
    legend: 'may happen',
    failed: 'Failed to fetch what may happen',
  },
  loading: 'Loading events',
  failed: { events: 'Failed to fetch events', upcoming: 'Failed to fetch upcoming events' },
  failedText: 'They are safe. Please try again.',
  tryAgain: 'Try again',
  row: {
    done: 'done',
    complete: 'Mark complete',
    incomplete: 'Mark incomplete',
    enable: 'Enable reminder',
    disable: 'Disable reminder',
    edit: 'Edit',
    remove: 'Delete',
    /** An action with what it is for, for those who don't see the row. */
    act: (action: string, title: string) => `${action}: ${title}`,
    silenced: 'silenced',
    animal: 'Show reptile',
    project: 'Show project',
  },
  saved: { created: 'Event created', updated: 'Event updated' },
  saveFailed: { create: 'Failed to create event', update: 'Failed to update event' },
  reminderFailed: 'Failed to update reminder',
  nothingSaved: 'Nothing was saved. Please try again.',
  remove: {
    title: 'Delete Event',
    text: (title: string) =>
      `Delete “${title}”? This cannot be undone in the calendar; the trash keeps the event for 30 days.`,
    confirm: 'Delete',
    done: 'Event deleted',
    failed: 'Failed to delete event',
    nothing: 'Nothing was deleted. Please try again.',
  },
  removeAll: {
    title: 'Delete All Events',
    text: 'This removes all events including reminders, breeding events and scheduled tasks.',
    goOn: 'Continue',
    sure: 'Are you sure?',
    sureText: 'Every event of your calendar will be deleted.',
    confirm: 'Delete All Events',
    done: 'All events deleted',
    failed: 'Failed to delete all events',
    restored: 'Events restored',
    restoreFailed: 'Failed to restore events',
    notRestored: 'They are still deleted. Please try again.',
  },
} as const
