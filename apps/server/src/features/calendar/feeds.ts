import { feedNotFound, tooManyFeeds } from '@clutchbook/domain/calendar/calendar.errors'
import type { CreatedFeed, Feed, NewFeed } from '@clutchbook/domain/calendar/calendar.schema'
import { addDays } from '@clutchbook/domain/kernel/civil-day'
import type { Actor } from '../../platform/actor.ts'
import { type Clock, isoNow } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import { hashToken, type Secrets } from '../../platform/secrets.ts'
import type { SeasonService } from '../season/season.service.ts'
import type { createDueDays } from './due-days.ts'
import {
  createFeed,
  findFeedByKey,
  listFeedEvents,
  listFeeds,
  noteFeedRead,
  removeFeed,
} from './feeds.repository.ts'
import { writeCalendar } from './icalendar.ts'

/** One for each type, and a few for devices. */
const mostFeeds = 20

/** What a feed holds: events from this many days ago on, of those the latest so many, and of what is due the soonest. */
const shown = { daysBack: 366, atMost: 5000, dueAtMost: 1000 } as const

type Dependencies = {
  readonly db: Db
  readonly transact: Transact
  readonly clock: Clock
  readonly secrets: Secrets
  readonly publicUrl: string
  readonly listDue: ReturnType<typeof createDueDays>
  readonly season: Pick<SeasonService, 'windows'>
}

/** A feed that was found by its key: what its tag follows from, and how to write it out. */
export type FoundFeed = {
  readonly id: number
  readonly keeperId: number
  readonly dataVersion: number
  readonly write: () => Promise<string>
}

/**
 * Private feeds for calendar programs. The key in a feed's address reads that feed and opens nothing else; only its
 * hash is kept, and a revoked one is void at once (R87).
 */
export function createFeeds({ db, transact, clock, secrets, publicUrl, listDue, season }: Dependencies) {
  const todayUtc = () => isoNow(clock).slice(0, 10)

  return {
    list: (actor: Actor): Promise<Feed[]> => listFeeds(db, actor.keeperId),

    /** Makes a feed. Its address is answered now and never again. */
    create: (actor: Actor, { type }: NewFeed): Promise<CreatedFeed> =>
      transact(async (tx) => {
        const { keeperId } = actor
        // Two calls at once can't pass the limit together.
        await bumpDataVersion(tx, keeperId)
        if ((await listFeeds(tx, keeperId)).length >= mostFeeds) throw tooManyFeeds(mostFeeds)
        const key = secrets.newToken()
        const feed = { keeperId, type, keyHash: hashToken(key), createdAt: isoNow(clock), lastReadOn: null }
        const url = `${publicUrl}/api/feeds/${key}/calendar.ics`
        return { ...(await createFeed(tx, feed)), url }
      }),

    remove: async (actor: Actor, id: number): Promise<void> => {
      if (!(await removeFeed(db, actor.keeperId, id))) throw feedNotFound()
    },

    /** The feed of a key. Throws 'not-found' for a revoked key and for one that never was alike. */
    open: async (key: string): Promise<FoundFeed> => {
      const feed = await findFeedByKey(db, hashToken(key))
      if (!feed) throw feedNotFound()
      const { id, keeperId, dataVersion } = feed
      const today = todayUtc()
      if (feed.lastReadOn !== today) await noteFeedRead(db, id, today)
      const write = async (): Promise<string> => {
        const from = addDays(today, -shown.daysBack)
        const events = await listFeedEvents(db, feed, { from, atMost: shown.atMost })
        const tellsDue = feed.type === null || feed.type === 'breeding'
        const due = tellsDue ? await listDue(feed, { from }, shown.dueAtMost) : []
        const windows = tellsDue ? await season.windows.list(feed, feed.timeZone) : []
        return writeCalendar(
          { events, due, windows },
          { type: feed.type, timeZone: feed.timeZone, publicUrl, dataVersion },
        )
      }
      return { id, keeperId, dataVersion, write }
    },
  }
}
