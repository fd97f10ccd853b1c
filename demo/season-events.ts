import type { EventType } from '@clutchbook/domain/calendar/calendar.rules'

/** An event of the demo keeper; days are counted from the day the demo is made, earlier ones below zero. */
export type DemoEvent = {
  readonly title: string
  readonly type: EventType
  readonly in: number
  /** The last day, where it runs for several. */
  readonly until?: number
  readonly description?: string
  /** From and to, for what isn't all day. */
  readonly hours?: readonly [string, string]
  /** Days before, the hour, and after how many days again. */
  readonly reminder?: readonly [days: number, time: string, again: number]
  readonly done?: true
}

/** What a season asks of a keeper: feedings, cleaning, a treatment, pairings, visits. */
export const demoEvents: readonly DemoEvent[] = [
  {
    title: 'Feed the adults',
    type: 'feeding',
    in: -9,
    description: 'Medium rats, thawed the evening before.',
    done: true,
  },
  {
    title: 'Feed the adults',
    type: 'feeding',
    in: -2,
    description: 'Medium rats, thawed the evening before.',
    reminder: [1, '18:00', 0],
  },
  {
    title: 'Feed the adults',
    type: 'feeding',
    in: 5,
    description: 'Medium rats, thawed the evening before.',
    reminder: [1, '18:00', 0],
  },
  {
    title: 'Feed the hatchlings',
    type: 'feeding',
    in: 1,
    description: 'Fuzzies; weigh whoever refuses.',
    reminder: [0, '08:30', 0],
  },
  { title: 'Water bowls, all racks', type: 'cleaning', in: 0, reminder: [0, '07:00', 7] },
  {
    title: 'Deep clean of rack B',
    type: 'cleaning',
    in: 3,
    description: 'Tubs out, heat tape checked, new bedding.',
  },
  { title: 'Scrub the vivaria', type: 'cleaning', in: -6, done: true },
  {
    title: 'Panacur, second round',
    type: 'medication',
    in: 2,
    until: 4,
    description: '0.25 ml per 100 g, with food.',
    reminder: [1, '20:00', 0],
  },
  { title: 'Eye drops, left eye only', type: 'medication', in: -4, until: -1, done: true },
  {
    title: 'Pairing, third introduction',
    type: 'breeding',
    in: 6,
    until: 9,
    description: 'Take her out for the night if he loses interest.',
  },
  {
    title: 'Lay window opens',
    type: 'breeding',
    in: 17,
    description: 'Nest box in, room down to 24 degrees at night.',
    reminder: [3, '09:00', 0],
  },
  {
    title: 'Candle the last clutch',
    type: 'breeding',
    in: 0,
    hours: ['20:30', '21:00'],
    reminder: [0, '08:00', 0],
  },
  {
    title: 'Veterinary check',
    type: 'appointment',
    in: 8,
    hours: ['10:30', '11:00'],
    description: 'Bring the weights of the last three months and a fresh sample.',
    reminder: [2, '18:30', 0],
  },
  {
    title: 'Courier collects two hatchlings',
    type: 'appointment',
    in: 12,
    hours: ['07:30', '09:00'],
    reminder: [1, '17:00', 0],
  },
  {
    title: 'Reptile show, table 14',
    type: 'general',
    in: 26,
    until: 27,
    description: 'Price labels, ID cards, cash box, spare tubs.',
    reminder: [7, '19:00', 0],
  },
  { title: 'Order frozen rodents', type: 'general', in: 4, reminder: [1, '12:00', 30] },
  { title: 'Thermostats: change the batteries', type: 'general', in: 40 },
]
