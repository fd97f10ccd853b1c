import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { accountsRoutes } from './features/accounts/accounts.routes.ts'
import { adminRoutes } from './features/admin/admin.routes.ts'
import { billingRoutes, webhookRoute } from './features/billing/billing.routes.ts'
import { breedingRoutes } from './features/breeding/breeding.routes.ts'
import { calendarRoutes } from './features/calendar/calendar.routes.ts'
import { animalRecordsRoutes } from './features/collection/animal-records.routes.ts'
import { collectionRoutes } from './features/collection/collection.routes.ts'
import { eggsRoutes } from './features/eggs/eggs.routes.ts'
import { lineageRoutes } from './features/lineage/lineage.routes.ts'
import { mediaRoutes } from './features/media/media.routes.ts'
import { notificationsRoutes, unsubscribeRoute } from './features/notifications/notifications.routes.ts'
import { peopleRoutes } from './features/people/people.routes.ts'
import { createOpenPages } from './features/sharing/open-pages.ts'
import { sharingRoutes } from './features/sharing/sharing.routes.ts'
import { checkDatabase, type Db } from './platform/database/database.ts'
import { removeOldRequestKeys } from './platform/database/request-keys.ts'
import { describeApi } from './platform/http/api-page.ts'
import { closeGently } from './platform/http/gentle-close.ts'
import { serveHealth } from './platform/http/health.ts'
import { createHttpServer } from './platform/http/http-server.ts'
import { serveSite } from './platform/http/site.ts'
import { takeUploads } from './platform/http/uploads.ts'
import { type Job, startJobs } from './platform/jobs.ts'
import { createLog } from './platform/log.ts'
import type { Settings } from './platform/settings/settings.ts'
import { version } from './platform/version.ts'
import { type Overrides, openProduct, type Platform, type Services } from './product.ts'

export type { Overrides } from './product.ts'

const siteFolder = join(import.meta.dirname, '../../web/dist')
const hour = 3600
const day = 24 * hour
/** How long requests under way may take when the server stops; less than what `startServer` allows in all. */
const patienceMs = 7500

/** The whole product, ready to listen. */
export type App = {
  readonly http: FastifyInstance
  readonly db: Db
  readonly services: Services
  /** Finishes what is under way, then lets go of everything. */
  readonly close: () => Promise<void>
}

/** Puts the product on the wire: the routes in the order of their areas, and the jobs. */
export async function createApp(settings: Settings, overrides: Overrides = {}): Promise<App> {
  const {
    platform,
    services,
    close: closeProduct,
  } = await openProduct(settings, createLog(settings.logLevel), overrides)
  await services.accounts.samples.prepare(settings.testLogin)
  const http = await createHttp(settings, platform, services)
  const stopJobs = startJobs(listJobs(settings, platform, services), (error, job) =>
    platform.log.error({ err: error, job }, 'a job failed'),
  )
  const close = async (): Promise<void> => {
    await closeGently(http, patienceMs)
    await stopJobs()
    await closeProduct()
  }
  return { http, db: platform.db, services, close }
}

async function createHttp(
  settings: Settings,
  platform: Platform,
  services: Services,
): Promise<FastifyInstance> {
  const http = await createHttpServer(settings, platform.log, services.accounts.findSession, platform.clock)
  await describeApi(http, version)
  http.after(() => {
    accountsRoutes(http, services.accounts, settings)
    billingRoutes(http, services.billing)
    collectionRoutes(http, services.collection)
    sharingRoutes(http, services.sharing)
    peopleRoutes(http, services.people)
    adminRoutes(http, services.admin)
    animalRecordsRoutes(http, services.collection)
    lineageRoutes(http, services.lineage)
    breedingRoutes(http, services.breeding)
    eggsRoutes(http, services.eggs)
    calendarRoutes(http, services.calendar)
    notificationsRoutes(http, services.notifications)
  })
  await http.register(async (scope) => {
    await takeUploads(scope, Math.max(settings.gallery.videoBytes, settings.gallery.imageBytes))
    mediaRoutes(scope, services.media)
  })
  await http.register((scope) => unsubscribeRoute(scope, services.notifications.mails))
  await http.register((scope) => webhookRoute(scope, services.billing))
  serveHealth(http, [() => checkDatabase(platform.db), () => platform.storage.check()])
  await serveSite(http, siteFolder, settings, createOpenPages(services.sharing, platform.clock))
  return http
}

const listJobs = (
  { reminderTickSeconds }: Settings,
  { db, clock }: Platform,
  { accounts, billing, media, calendar, notifications }: Services,
): Job[] => [
  { name: 'forget old request keys', everySeconds: hour, run: () => removeOldRequestKeys(db, clock) },
  { name: 'forget what has ended', everySeconds: hour, run: () => accounts.sweep() },
  { name: 'ask about subscriptions', everySeconds: hour, run: () => billing.reconcile() },
  { name: 'end what deleted accounts pay', everySeconds: 300, run: () => billing.endLeaving() },
  { name: 'sweep unused media', everySeconds: hour, run: () => media.sweep() },
  {
    name: 'deliver reminders',
    everySeconds: reminderTickSeconds,
    run: () => notifications.deliverReminders(),
  },
  // On its own, so that a mail server that hangs keeps no reminder from the bell.
  { name: 'mail reminders', everySeconds: reminderTickSeconds, run: () => notifications.mails.sendDue() },
  { name: 'remove old notifications', everySeconds: hour, run: () => notifications.sweep() },
  { name: 'sweep deleted events', everySeconds: hour, run: () => calendar.sweep() },
  { name: 'sweep stray files', everySeconds: day, run: () => media.sweepFiles() },
]
