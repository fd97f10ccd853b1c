import { calendarContract } from '@clutchbook/domain/calendar/calendar.contract'
import type { FastifyInstance } from 'fastify'
import { linkNext } from '../../platform/http/paging.ts'
import { expectedVersion, isUnchanged, keeperTag } from '../../platform/http/revalidation.ts'
import { serve } from '../../platform/http/serve.ts'
import type { CalendarService } from './calendar.service.ts'

/** The keeper's events, and the feeds that calendar programs read. */
export function calendarRoutes(app: FastifyInstance, calendar: CalendarService): void {
  serve(app, calendarContract.list, async ({ actor, query, request, reply }) => {
    const { events, next } = await calendar.list(actor, query)
    linkNext(request, reply, next)
    return events
  })
  serve(app, calendarContract.listUpcoming, ({ actor, params, query }) =>
    calendar.listUpcoming(actor, params.days, query.animalId),
  )
  serve(app, calendarContract.listDue, ({ actor, query }) => calendar.listDue(actor, query))
  serve(app, calendarContract.create, ({ actor, body }) => calendar.create(actor, body))
  serve(app, calendarContract.change, ({ actor, params, body, request }) =>
    calendar.change(actor, params.id, body, expectedVersion(request)),
  )
  for (const part of [calendarContract.complete, calendarContract.changeReminder])
    serve(app, part, ({ actor, params, body, request }) =>
      calendar.change(actor, params.id, body, expectedVersion(request)),
    )
  serve(app, calendarContract.removeAll, async ({ actor }) => ({ count: await calendar.removeAll(actor) }))
  serve(app, calendarContract.restoreAll, async ({ actor }) => ({ count: await calendar.restoreAll(actor) }))
  serve(app, calendarContract.remove, async ({ actor, params, request }) => {
    await calendar.remove(actor, params.id, expectedVersion(request))
    return undefined
  })
  feedRoutes(app, calendar.feeds)
}

function feedRoutes(app: FastifyInstance, feeds: CalendarService['feeds']): void {
  serve(app, calendarContract.listFeeds, ({ actor }) => feeds.list(actor))
  serve(app, calendarContract.createFeed, ({ actor, body }) => feeds.create(actor, body))
  serve(app, calendarContract.removeFeed, async ({ actor, params }) => {
    await feeds.remove(actor, params.id)
    return undefined
  })
  serve(app, calendarContract.readFeed, async ({ params, request, reply }) => {
    const feed = await feeds.open(params.key)
    const tag = keeperTag(feed, request.server.cacheEpoch)
    reply.header('ETag', tag).header('Cache-Control', 'private, no-cache')
    if (isUnchanged(request, tag)) return reply.code(304).send()
    return reply.type('text/calendar; charset=utf-8').send(await feed.write())
  })
}
