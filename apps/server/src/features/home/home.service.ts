import { shownOnArrival } from '@clutchbook/domain/home/home.rules'
import type { Dashboard } from '@clutchbook/domain/home/home.schema'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/database.ts'
import { getKeeperState } from '../../platform/database/keeper-state.ts'
import type { BillingService } from '../billing/billing.service.ts'
import type { CalendarService } from '../calendar/calendar.service.ts'
import type { CollectionService } from '../collection/collection.service.ts'
import type { EggsService } from '../eggs/eggs.service.ts'
import type { HusbandryService } from '../husbandry/husbandry.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'

export type HomeDependencies = {
  readonly db: Db
  readonly billing: BillingService
  readonly collection: CollectionService
  readonly eggs: EggsService
  readonly calendar: CalendarService
  readonly husbandry: HusbandryService
  readonly notifications: NotificationsService
}

const noEggs = { newestEggs: [], hatchingNext: [] }

/** What a keeper finds on arrival. */
export function createHomeService(dependencies: HomeDependencies) {
  const { db, billing, collection, eggs, calendar, husbandry, notifications } = dependencies
  return {
    /** The figures and the first of each list. Lists are read only where a figure says that there is something in them. */
    getDashboard: async (actor: Actor): Promise<Dashboard> => {
      const state = await getKeeperState(db, actor.keeperId)
      const { cards } = await collection.list(actor, 'main', { limit: shownOnArrival.newest, sort: 'newest' })
      const upcomingEvents = await calendar.countUpcoming(actor)
      return {
        totalAnimals: state.animals - state.archivedAnimals,
        holdbacks: state.holdbacks,
        archived: state.archivedAnimals,
        activeBreeding: state.activeProjects,
        upcomingEvents,
        ...(await notifications.count(actor)),
        incubatingEggs: state.incubatingEggs,
        hasPlans: await husbandry.plans.hasAny(actor),
        ...(state.incubatingEggs > 0 ? await eggs.listIncubating(actor, shownOnArrival) : noEggs),
        nextEvents: upcomingEvents > 0 ? await calendar.listNext(actor, shownOnArrival.nextEvents) : [],
        animalLimit: billing.limitFor(actor, 'animals'),
        newest: cards,
      }
    },
  }
}

export type HomeService = ReturnType<typeof createHomeService>
