import { isActiveStatus } from '../../breeding/breeding.rules.ts'
import type { Project } from '../../breeding/breeding.schema.ts'
import { upcomingWindows } from '../../calendar/calendar.rules.ts'
import type { NextEvent } from '../../calendar/calendar.schema.ts'
import type { Animal } from '../../collection/collection.schema.ts'
import type { DueEgg, IncubatingEgg } from '../../eggs/eggs.schema.ts'
import { shownOnArrival } from '../../home/home.rules.ts'
import type { Dashboard } from '../../home/home.schema.ts'
import type { CivilDay } from '../../kernel/civil-day.ts'
import { cardOf, inList } from './copied-animals.rules.ts'
import { byDueDay, projectNameOf, type SyncedEgg } from './copied-breeding.rules.ts'
import { type SyncedEvent, upcomingIn } from './copied-events.rules.ts'
import { newestFirst, pageOf } from './copied-pages.rules.ts'
import { type Copied, type Copy, rowsOf, whole } from './copy.ts'

/** What of the dashboard no record tells, as the server last answered it. */
type Untold = Pick<Dashboard, 'notifications' | 'unreadNotifications' | 'animalLimit'>

const lightOf = ({ id, layDate, dueDate, incubationDays }: SyncedEgg): IncubatingEgg => ({
  ...{ id, layDate, dueDate, incubationDays },
})

function eggsOf(copy: Copy): Pick<Dashboard, 'incubatingEggs' | 'newestEggs' | 'hatchingNext'> {
  const eggs = rowsOf<SyncedEgg>(copy, 'eggs').filter(({ status }) => status === 'Incubating')
  const due = (egg: SyncedEgg): DueEgg => ({
    ...lightOf(egg),
    eggNumber: egg.eggNumber,
    breedingProjectId: egg.breedingProjectId,
    projectName: projectNameOf(copy, egg),
  })
  const newest = pageOf(eggs, newestFirst, { limit: shownOnArrival.newestEggs }, lightOf)
  const next = pageOf(eggs, byDueDay, { limit: shownOnArrival.hatchingNext }, due)
  return {
    incubatingEggs: eggs.length,
    newestEggs: newest.body as IncubatingEgg[],
    hatchingNext: next.body as DueEgg[],
  }
}

/** What has no time is of the whole day, and comes before what has one. */
const soonestFirst = {
  keyOf: ({ startDate, startTime }: SyncedEvent) => `${startDate} ${startTime ?? ''}`,
  direction: 'asc',
} as const

const lineOf = ({
  id,
  title,
  type,
  color,
  startDate,
  endDate,
  allDay,
  startTime,
}: SyncedEvent): NextEvent => ({
  ...{ id, title, type, color, startDate, endDate, allDay, startTime },
})

/** The dashboard. Null where the server has never told what no record tells: notifications and the plan's limit. */
export function readCopiedDashboard(copy: Copy, today: CivilDay, last: unknown): Copied | null {
  if (!last) return null
  const { notifications, unreadNotifications, animalLimit } = last as Untold
  const animals = rowsOf<Animal>(copy, 'animals')
  const main = animals.filter(inList.main)
  const archived = animals.filter(inList.archived).length
  const events = upcomingIn(copy, today, upcomingWindows.dashboard).filter(({ completed }) => !completed)
  const newest = pageOf(main, newestFirst, { limit: shownOnArrival.newest }, (animal) => cardOf(copy, animal))
  const nextEvents = pageOf(events, soonestFirst, { limit: shownOnArrival.nextEvents }, lineOf)
  const dashboard: Dashboard = {
    totalAnimals: animals.length - archived,
    holdbacks: animals.length - archived - main.length,
    archived,
    activeBreeding: rowsOf<Project>(copy, 'breeding-projects').filter(({ status }) => isActiveStatus(status))
      .length,
    upcomingEvents: events.length,
    ...{ notifications, unreadNotifications },
    hasPlans: copy.of('plans').size > 0,
    ...eggsOf(copy),
    nextEvents: nextEvents.body as NextEvent[],
    animalLimit,
    newest: newest.body as Dashboard['newest'],
  }
  return whole(dashboard)
}
