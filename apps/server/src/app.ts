import { join } from 'node:path'
import { sheetLimits } from '@clutchbook/domain/import-export/sheet-columns.rules'
import { readingSheetLimits } from '@clutchbook/domain/incubation/reading-sheets.rules'
import { changeDays } from '@clutchbook/domain/sync/sync.rules'
import type { FastifyInstance } from 'fastify'
import { accountsRoutes } from './features/accounts/accounts.routes.ts'
import { apiTokensRoutes } from './features/accounts/api-tokens.routes.ts'
import { devicesRoutes } from './features/accounts/devices.routes.ts'
import { adminRoutes } from './features/admin/admin.routes.ts'
import { billingRoutes, webhookRoute } from './features/billing/billing.routes.ts'
import { breedingRoutes } from './features/breeding/breeding.routes.ts'
import { projectGenesRoutes } from './features/breeding/project-genes.routes.ts'
import { calendarRoutes } from './features/calendar/calendar.routes.ts'
import { animalRecordsRoutes } from './features/collection/animal-records.routes.ts'
import { collectionRoutes } from './features/collection/collection.routes.ts'
import { recordLogRoutes } from './features/collection/record-log.routes.ts'
import { severalAnimalsRoutes } from './features/collection/several-animals.routes.ts'
import { clutchesRoutes } from './features/eggs/clutches.routes.ts'
import { eggsRoutes } from './features/eggs/eggs.routes.ts'
import { geneticsRoutes } from './features/genetics/genetics.routes.ts'
import { geneticsCatalogueRoutes } from './features/genetics/genetics-catalogue.routes.ts'
import { keeperGenesRoutes } from './features/genetics/keeper-genes.routes.ts'
import { pairSearchRoutes } from './features/genetics/pair-search.routes.ts'
import { reviewRoutes } from './features/genetics/review.routes.ts'
import { homeRoutes } from './features/home/home.routes.ts'
import { feedersRoutes } from './features/husbandry/feeders.routes.ts'
import { husbandryRoutes } from './features/husbandry/husbandry.routes.ts'
import {
  archiveRoutes,
  importExportRoutes,
  readingSheetRoutes,
  sheetRoutes,
} from './features/import-export/import-export.routes.ts'
import { incubationRoutes, readingsRoutes } from './features/incubation/incubation.routes.ts'
import { lineageRoutes } from './features/lineage/lineage.routes.ts'
import { maintenanceRoutes } from './features/maintenance/maintenance.routes.ts'
import { mediaRoutes } from './features/media/media.routes.ts'
import { notificationsRoutes, unsubscribeRoute } from './features/notifications/notifications.routes.ts'
import { peopleRoutes } from './features/people/people.routes.ts'
import { labelsRoutes } from './features/places/labels.routes.ts'
import { placesRoutes } from './features/places/places.routes.ts'
import { searchRoutes } from './features/search/search.routes.ts'
import { plannerRoutes } from './features/season/planner.routes.ts'
import { seasonRoutes } from './features/season/season.routes.ts'
import { createOpenPages } from './features/sharing/open-pages.ts'
import { sharingRoutes } from './features/sharing/sharing.routes.ts'
import { syncRoutes } from './features/sync/sync.routes.ts'
import { trashRoutes } from './features/trash/trash.routes.ts'
import { forgetOldChanges } from './platform/database/changes/forgetting.ts'
import { checkDatabase, type Db } from './platform/database/database.ts'
import { removeOldRequestKeys } from './platform/database/request-keys.ts'
import { describeApi } from './platform/http/api-page.ts'
import { createFastPath } from './platform/http/fast-path/fast-path.ts'
import { closeGently } from './platform/http/gentle-close.ts'
import { serveHealth } from './platform/http/health.ts'
import { createHttpServer } from './platform/http/http-server.ts'
import { checkDamage, refuseWhileDamaged } from './platform/http/read-only.ts'
import type { ResponseCache } from './platform/http/response-cache/response-cache.ts'
import { serveSite } from './platform/http/site.ts'
import { takeUploads } from './platform/http/uploads.ts'
import { type Job, startJobs } from './platform/jobs.ts'
import { createLog } from './platform/log.ts'
import { createMetrics, type Metrics } from './platform/metrics/metrics.ts'
import type { Settings } from './platform/settings/settings.ts'
import type { Storage } from './platform/storage/storage.ts'
import { version } from './platform/version.ts'
import { type Overrides, openProduct, type Platform, type Product, type Services } from './product.ts'

export type { Overrides } from './product.ts'

const siteFolder = join(import.meta.dirname, '../../web/dist')
/** Of an archive that comes in; it waits on the disk, whole, until it is its turn. */
const mostArchiveBytes = 4 * 1024 ** 3
const hour = 3600
const day = 24 * hour
/** How long requests under way may take when the server stops; less than what `startServer` allows in all. */
const patienceMs = 7500

/** The whole product, ready to listen. */
export type App = {
  readonly http: FastifyInstance
  readonly db: Db
  readonly storage: Storage
  readonly services: Services
  /** Null where nobody asked for figures: they are not even counted then. */
  readonly metrics: Metrics | null
  /** Settles once all work that comes round was done for the first time. */
  readonly firstRound: Promise<void>
  /** Finishes what is under way, then lets go of everything. */
  readonly close: () => Promise<void>
}

/** Puts the product on the wire: the routes in the order of their areas, and the jobs. */
export async function createApp(settings: Settings, overrides: Overrides = {}): Promise<App> {
  const product = await openProduct(settings, createLog(settings.logLevel), {
    ...overrides,
    workload: 'interactive',
  })
  const { platform, services, close: closeProduct } = product
  if (!platform.guard.isDamaged()) await services.accounts.samples.prepare(settings.testLogin)
  const metrics = settings.metrics && createMetrics(sourcesOf(platform))
  const http = await createHttp(settings, product, { ...overrides, metrics })
  const { guard, log } = platform
  const jobs = startJobs(listJobs(settings, platform, services), (error, job) => {
    guard.notice(error)
    metrics?.noteFailedJob(job)
    log.error({ err: error, job }, 'a job failed')
  })
  const reportViews = (error: unknown): void =>
    log.error({ err: error }, 'how often pages were seen could not be written')
  const close = async (): Promise<void> => {
    guard.close()
    await closeGently(http, patienceMs)
    await jobs.stop()
    if (!guard.isDamaged()) await services.sharing.views.write().catch(reportViews)
    await closeProduct()
    metrics?.close()
  }
  const { firstRound } = jobs
  return { http, db: platform.db, storage: platform.storage, services, metrics, firstRound, close }
}

const sourcesOf = ({ connections, mailQueue, guard }: Platform) => ({
  connections,
  countWaitingMails: mailQueue.count,
  isDamaged: guard.isDamaged,
})

/** What stands in the way of each request, besides the settings. */
type HttpParts = { readonly responseCache?: ResponseCache; readonly metrics: Metrics | null }

async function createHttp(
  settings: Settings,
  product: Product,
  { responseCache, metrics }: HttpParts,
): Promise<FastifyInstance> {
  const { platform, services } = product
  const { log, clock, guard } = platform
  const { findSession, renewSession, apiTokens } = services.accounts
  const http = await createHttpServer(settings, log, findSession, {
    clock,
    findToken: apiTokens.find,
    renewSession,
    responseCache,
    figures: metrics?.requests,
    // Without this line every read takes the ordinary way.
    answerEarly: (core) => createFastPath(core, guard.isDamaged),
  })
  refuseWhileDamaged(http, guard)
  await describeApi(http, version)
  http.after(() => {
    accountsRoutes(http, services.accounts, settings)
    apiTokensRoutes(http, services.accounts)
    devicesRoutes(http, services.accounts)
    billingRoutes(http, services.billing)
    collectionRoutes(http, services.collection)
    sharingRoutes(http, services.sharing, { publicUrl: settings.publicUrl, findSession })
    peopleRoutes(http, services.people)
    searchRoutes(http, services.search)
    homeRoutes(http, services.home)
    adminRoutes(http, services.admin)
    maintenanceRoutes(http, services.maintenance)
    importExportRoutes(http, services.importExport)
    animalRecordsRoutes(http, services.collection)
    severalAnimalsRoutes(http, services.collection)
    recordLogRoutes(http, services.collection)
    lineageRoutes(http, services.lineage)
    geneticsRoutes(http, services.genetics)
    pairSearchRoutes(http, services.genetics)
    reviewRoutes(http, services.genetics)
    geneticsCatalogueRoutes(http, product.ground.db)
    keeperGenesRoutes(http, services.genetics)
    breedingRoutes(http, services.breeding)
    projectGenesRoutes(http, services.breeding)
    incubationRoutes(http, services.incubation)
    readingsRoutes(http, services.incubation)
    eggsRoutes(http, services.eggs)
    clutchesRoutes(http, services.eggs)
    seasonRoutes(http, services.season)
    plannerRoutes(http, services.season, services.breeding)
    calendarRoutes(http, services.calendar)
    placesRoutes(http, services.places)
    labelsRoutes(http, services.places, { publicUrl: settings.publicUrl, findSession })
    husbandryRoutes(http, services.husbandry)
    feedersRoutes(http, services.husbandry)
    notificationsRoutes(http, services.notifications)
    trashRoutes(http, services.trash)
    // Areas that no other area asks: their routes make their service of the ground.
    syncRoutes(http, product.ground)
  })
  await http.register(async (scope) => {
    await takeUploads(scope, Math.max(settings.gallery.videoBytes, settings.gallery.imageBytes))
    mediaRoutes(scope, services.media)
  })
  await http.register(async (scope) => {
    await takeUploads(scope, sheetLimits.bytes)
    sheetRoutes(scope, services.importExport)
  })
  await http.register(async (scope) => {
    await takeUploads(scope, readingSheetLimits.bytes)
    readingSheetRoutes(scope, services.importExport)
  })
  await http.register(async (scope) => {
    await takeUploads(scope, mostArchiveBytes)
    archiveRoutes(scope, services.importExport)
  })
  await http.register((scope) => unsubscribeRoute(scope, services.notifications.mails))
  await http.register((scope) => webhookRoute(scope, services.billing))
  serveHealth(http, [
    () => checkDatabase(platform.db),
    () => platform.storage.check(),
    () => checkDamage(guard),
  ])
  const openPages = createOpenPages({ sharing: services.sharing, findSession, clock })
  await serveSite(http, siteFolder, settings, openPages)
  return http
}

/** The work that comes round. While the database is damaged nothing of it is done but the watch for its mending. */
function listJobs(settings: Settings, platform: Platform, services: Services): Job[] {
  const { guard } = platform
  const unlessDamaged = ({ run, ...job }: Job): Job => ({
    ...job,
    run: async () => {
      if (!guard.isDamaged()) await run()
    },
  })
  return [
    { name: 'look for damage', everySeconds: 60, run: () => services.maintenance.keepWatch() },
    ...listChanges(settings, platform, services).map(unlessDamaged),
  ]
}

const listChanges = (
  { reminderTickSeconds }: Settings,
  { db, transact, clock }: Platform,
  {
    accounts,
    billing,
    media,
    collection,
    incubation,
    season,
    husbandry,
    trash,
    calendar,
    notifications,
    sharing,
  }: Services,
): Job[] => [
  {
    name: 'forget old changes',
    everySeconds: day,
    run: () => forgetOldChanges({ db, transact, clock }, changeDays),
  },
  { name: 'forget old request keys', everySeconds: hour, run: () => removeOldRequestKeys(db, clock) },
  {
    name: 'forget the names of gone records',
    everySeconds: hour,
    run: () => collection.records.sweep(),
  },
  {
    name: 'forget what was measured in places that are gone',
    everySeconds: hour,
    run: () => incubation.readings.sweep(),
  },
  {
    name: 'forget the names of changes of stock',
    everySeconds: hour,
    run: () => husbandry.feeders.sweep(),
  },
  { name: 'forget what has ended', everySeconds: hour, run: () => accounts.sweep() },
  { name: 'sweep unused media', everySeconds: hour, run: () => media.sweep() },
  {
    name: 'make windows of seasons anew',
    everySeconds: reminderTickSeconds,
    run: () => season.windows.makeAnew(),
  },
  {
    name: 'deliver reminders',
    everySeconds: reminderTickSeconds,
    run: () => notifications.deliverReminders(),
  },
  { name: 'remove old notifications', everySeconds: hour, run: () => notifications.sweep() },
  { name: 'write how often pages were seen', everySeconds: 5, run: () => sharing.views.write() },
  { name: 'sweep the trash', everySeconds: hour, run: () => trash.sweep() },
  { name: 'sweep deleted events', everySeconds: hour, run: () => calendar.sweep() },
  // Last in the first round: a mail server that hangs keeps no reminder from the bell.
  { name: 'mail reminders', everySeconds: reminderTickSeconds, run: () => notifications.mails.sendDue() },
  { name: 'ask about subscriptions', everySeconds: hour, run: () => billing.reconcile() },
  { name: 'end what deleted accounts pay', everySeconds: 300, run: () => billing.endLeaving() },
  { name: 'sweep stray files', everySeconds: day, run: () => media.sweepFiles() },
]
