import { join } from 'node:path'
import { mediaLimits } from '@clutchbook/domain/media/media.rules'
import type { FastifyInstance } from 'fastify'
import { accountsRoutes } from './features/accounts/accounts.routes.ts'
import { createAccountsService } from './features/accounts/accounts.service.ts'
import { welcomeByMail } from './features/accounts/welcome-mail.ts'
import { billingRoutes } from './features/billing/billing.routes.ts'
import { createBillingService } from './features/billing/billing.service.ts'
import { collectionRoutes } from './features/collection/collection.routes.ts'
import { createCollectionService } from './features/collection/collection.service.ts'
import { mediaRoutes } from './features/media/media.routes.ts'
import { createMediaService } from './features/media/media.service.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import { checkDatabase, type Db, openDatabase } from './platform/database/database.ts'
import { migrate } from './platform/database/migrate.ts'
import { removeOldRequestKeys } from './platform/database/request-keys.ts'
import { createTransact } from './platform/database/transaction.ts'
import { createEvents } from './platform/events.ts'
import { describeApi } from './platform/http/api-page.ts'
import { closeGently } from './platform/http/gentle-close.ts'
import { serveHealth } from './platform/http/health.ts'
import { createHttpServer } from './platform/http/http-server.ts'
import { serveSite } from './platform/http/site.ts'
import { takeUploads } from './platform/http/uploads.ts'
import { type Job, startJobs } from './platform/jobs.ts'
import { createLog, type Log } from './platform/log.ts'
import { createOutboxMailer, type Mailer } from './platform/mail/mailer.ts'
import { type Secrets, systemSecrets } from './platform/secrets.ts'
import type { Settings } from './platform/settings/settings.ts'
import { createFileStorage } from './platform/storage/file-storage.ts'
import { version } from './platform/version.ts'

const siteFolder = join(import.meta.dirname, '../../web/dist')
const hour = 3600
const day = 24 * hour
/** How long requests under way may take when the server stops; less than what `startServer` allows in all. */
const patienceMs = 9000

/** What a test may choose instead of the system's own. */
export type Overrides = { readonly clock?: Clock; readonly secrets?: Secrets }

/** The whole product, ready to listen. */
export type App = {
  readonly http: FastifyInstance
  readonly db: Db
  readonly services: Services
  /** Finishes what is under way, then lets go of everything. */
  readonly close: () => Promise<void>
}

type Platform = ReturnType<typeof createPlatform>
export type Services = ReturnType<typeof createServices>

/** Puts the product together: the platform, then the areas in their order, then the routes. Migrates the database. */
export async function createApp(settings: Settings, overrides: Overrides = {}): Promise<App> {
  const opened = await openDatabase(settings)
  await migrate(opened)
  const platform = createPlatform(settings, opened.db, overrides)
  const services = createServices(settings, platform)
  welcomeByMail(platform.events, platform.mailer, settings.publicUrl)
  const http = await createHttp(settings, platform, services)
  const stopJobs = startJobs(listJobs(platform, services), (error, job) =>
    platform.log.error({ err: error, job }, 'a job failed'),
  )
  const close = async (): Promise<void> => {
    await closeGently(http, patienceMs)
    await stopJobs()
    await opened.db.destroy()
  }
  return { http, db: opened.db, services, close }
}

function createPlatform(settings: Settings, db: Db, overrides: Overrides) {
  const log: Log = createLog(settings.logLevel)
  const clock = overrides.clock ?? systemClock
  const mailer: Mailer = createOutboxMailer({
    folder: join(settings.dataDir, 'outbox'),
    from: settings.mailFrom,
    clock,
  })
  return {
    db,
    log,
    clock,
    mailer,
    secrets: overrides.secrets ?? systemSecrets,
    events: createEvents(),
    storage: createFileStorage(join(settings.dataDir, 'media')),
    transact: createTransact(db, (error) => log.error({ err: error }, 'work after a commit failed')),
  }
}

function createServices(settings: Settings, platform: Platform) {
  const accounts = createAccountsService({ ...platform, passwordMinLength: settings.passwordMinLength })
  const billing = createBillingService({ ...platform, planLimits: settings.planLimits })
  const draftFolder = join(settings.dataDir, 'media', 'drafts')
  const media = createMediaService({ ...platform, draftFolder, publicUrl: settings.publicUrl })
  const collection = createCollectionService({ ...platform, billing, media })
  return { accounts, billing, media, collection }
}

async function createHttp(
  settings: Settings,
  platform: Platform,
  services: Services,
): Promise<FastifyInstance> {
  const http = await createHttpServer(settings, platform.log, services.accounts.findSession)
  await describeApi(http, version)
  http.after(() => {
    accountsRoutes(http, services.accounts, settings.publicUrl)
    billingRoutes(http, services.billing)
    collectionRoutes(http, services.collection)
  })
  await http.register(async (scope) => {
    await takeUploads(scope, mediaLimits.videoBytes)
    mediaRoutes(scope, services.media)
  })
  serveHealth(http, [() => checkDatabase(platform.db), () => platform.storage.check()])
  await serveSite(http, siteFolder, settings.publicUrl)
  return http
}

const listJobs = ({ db, clock }: Platform, { accounts, media }: Services): Job[] => [
  { name: 'forget old request keys', everySeconds: hour, run: () => removeOldRequestKeys(db, clock) },
  { name: 'forget ended sessions', everySeconds: hour, run: () => accounts.removeEndedSessions() },
  { name: 'sweep unused media', everySeconds: hour, run: () => media.sweep() },
  { name: 'sweep stray files', everySeconds: day, run: () => media.sweepFiles() },
]
