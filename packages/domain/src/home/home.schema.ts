import { z } from 'zod'
import { nextEvent } from '../calendar/calendar.schema.ts'
import { animalCard } from '../collection/collection.schema.ts'
import { dueEgg, incubatingEgg } from '../eggs/eggs.schema.ts'

/** What a keeper finds on arrival: figures, what is to come, and the newest animals. */
export const dashboard = z.object({
  totalAnimals: z.number().int(),
  holdbacks: z.number().int(),
  archived: z.number().int(),
  activeBreeding: z.number().int(),
  upcomingEvents: z.number().int(),
  incubatingEggs: z.number().int(),
  /** Whether anything is planned: only then there is a day's work to ask for. */
  hasPlans: z.boolean(),
  /** The newest eggs that incubate, at most four: the dashboard holds them for the light of its egg and lists none (COL-07). */
  newestEggs: z.array(incubatingEgg),
  /** What hatches soonest, at most six. Shown, unlike the newest eggs, which are another question: how long ago it was laid. */
  hatchingNext: z.array(dueEgg),
  /** Open events that run today or come within the window of `upcomingEvents`, soonest first, at most five. */
  nextEvents: z.array(nextEvent),
  /** What the bell shows: how many notifications there are, and how many of them are unread. */
  notifications: z.number().int(),
  unreadNotifications: z.number().int(),
  /** How many animals the plan holds, archived ones included; null without a limit. */
  animalLimit: z.number().int().nullable(),
  /** The newest of My Animals, at most six. */
  newest: z.array(animalCard),
})

export type Dashboard = z.output<typeof dashboard>
