import type { Dashboard } from '@clutchbook/domain/collection/collection.schema'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/database.ts'
import { getKeeperState } from '../../platform/database/keeper-state.ts'
import type { BillingService } from '../billing/billing.service.ts'
import { toCard } from './animal-answers.ts'
import { listCards } from './animal-lists.repository.ts'

/** Figures of the dashboard that don't belong to the collection. */
type FiguresBeyond = Pick<Dashboard, 'upcomingEvents' | 'notifications' | 'unreadNotifications'>

/** Eggs that the dashboard holds. */
export type IncubatingEggs = Pick<Dashboard, 'newestEggs' | 'hatchingNext'>

/** What later areas know of the dashboard. Lists are asked for only where a figure says that there is something in them. */
export type BeyondCollection = {
  readonly countBeyond: (actor: Actor) => Promise<FiguresBeyond>
  readonly listIncubating: (actor: Actor) => Promise<IncubatingEggs>
  readonly listNextEvents: (actor: Actor) => Promise<Dashboard['nextEvents']>
}

type DashboardDependencies = BeyondCollection & { readonly db: Db; readonly billing: BillingService }

/** How many of the newest animals the dashboard shows: one row of small cards. */
const newestShown = 6

const noEggs: IncubatingEggs = { newestEggs: [], hatchingNext: [] }

/** Makes what answers all that a keeper finds on arrival. */
export const createDashboard =
  ({ db, billing, countBeyond, listIncubating, listNextEvents }: DashboardDependencies) =>
  async (actor: Actor): Promise<Dashboard> => {
    const state = await getKeeperState(db, actor.keeperId)
    const { rows } = await listCards(db, actor.keeperId, 'main', { limit: newestShown, sort: 'newest' })
    const beyond = await countBeyond(actor)
    return {
      totalAnimals: state.animals - state.archivedAnimals,
      holdbacks: state.holdbacks,
      archived: state.archivedAnimals,
      activeBreeding: state.activeProjects,
      ...beyond,
      incubatingEggs: state.incubatingEggs,
      ...(state.incubatingEggs > 0 ? await listIncubating(actor) : noEggs),
      nextEvents: beyond.upcomingEvents > 0 ? await listNextEvents(actor) : [],
      animalLimit: billing.limitFor(actor, 'animals'),
      newest: rows.map(toCard),
    }
  }
