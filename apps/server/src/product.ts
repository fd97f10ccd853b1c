import { join } from 'node:path'
import { createAccountsService, type PasswordCost } from './features/accounts/accounts.service.ts'
import { createAdminService } from './features/admin/admin.service.ts'
import { createBillingService, leaveBilling } from './features/billing/billing.service.ts'
import type { PaymentProvider } from './features/billing/payment-provider.ts'
import type { PairChanges, ProjectLeaves } from './features/breeding/breeding.hooks.ts'
import { createBreedingService, leaveProjects } from './features/breeding/breeding.service.ts'
import { createCalendarService } from './features/calendar/calendar.service.ts'
import { leaveEvents, leaveProjectEvents } from './features/calendar/leaving.ts'
import type { AnimalLeaves } from './features/collection/collection.hooks.ts'
import { createCollectionService } from './features/collection/collection.service.ts'
import type { KeepInTrash } from './features/collection/removal.hooks.ts'
import {
  createEggsService,
  followPair,
  leaveBoxes,
  leaveClutches,
  leaveEggs,
} from './features/eggs/eggs.service.ts'
import { createGeneticsService } from './features/genetics/genetics.service.ts'
import { createHomeService } from './features/home/home.service.ts'
import { createHusbandryService } from './features/husbandry/husbandry.service.ts'
import { createImportExportService } from './features/import-export/import-export.service.ts'
import { createIncubationService } from './features/incubation/incubation.service.ts'
import { createLineageService, isAncestor, leaveLineage } from './features/lineage/lineage.service.ts'
import { createMaintenanceService } from './features/maintenance/maintenance.service.ts'
import { createMediaService } from './features/media/media.service.ts'
import { createNotificationsService } from './features/notifications/notifications.service.ts'
import { createPeopleService } from './features/people/people.service.ts'
import { createPlacesService } from './features/places/places.service.ts'
import { createSearchService } from './features/search/search.service.ts'
import {
  createSeasonService,
  giveBackOfClutch,
  leaveProjectFacts,
  leaveSeasons,
  recomputeWindows,
} from './features/season/season.service.ts'
import { createSharingService } from './features/sharing/sharing.service.ts'
import { createTrashService } from './features/trash/trash.service.ts'
import { createAudit } from './platform/audit.ts'
import { createBackground } from './platform/background.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import { createDamageGuard } from './platform/damage-guard.ts'
import { openDatabase } from './platform/database/database.ts'
import { migrate, migrateUnhurried, refuseOlder } from './platform/database/migrate.ts'
import type { Workload } from './platform/database/postgres.ts'
import { createTransact } from './platform/database/transaction.ts'
import { createCheckpointWal } from './platform/database/wal-checkpoint.ts'
import type { ResponseCache } from './platform/http/response-cache/response-cache.ts'
import type { Log } from './platform/log.ts'
import { createMailQueue } from './platform/mail/mail-queue.ts'
import type { Mailer } from './platform/mail/mailer.ts'
import { createOutboxMailer } from './platform/mail/outbox-mailer.ts'
import { createSmtpMailer } from './platform/mail/smtp-mailer.ts'
import { type Secrets, systemSecrets } from './platform/secrets.ts'
import type { Settings } from './platform/settings/settings.ts'
import { draftsName } from './platform/storage/file-storage.ts'
import { mediaFolder, openStorage } from './platform/storage/open-storage.ts'
import { createThrottle, noThrottle } from './platform/throttle.ts'

/** How long mails under way may take when the product stops. */
const mailQueuePatienceMs = 2000

/** What a test may choose instead of the system's own. */
export type Overrides = {
  readonly clock?: Clock
  readonly secrets?: Secrets
  readonly passwordCost?: PasswordCost
  readonly responseCache?: ResponseCache
}

type Opened = Awaited<ReturnType<typeof openDatabase>>

export type Platform = ReturnType<typeof createPlatform>
export type Services = ReturnType<typeof createServices>['services']

/** What areas of records stand on; one that no other area asks needs nothing more. */
export type Ground = ReturnType<typeof createServices>['ground']

/** Everything below the wire: what the server serves and what the operator's commands use. */
export type Product = {
  readonly platform: Platform
  readonly services: Services
  readonly ground: Ground
  /** Finishes what is under way, then lets go of the database. */
  readonly close: () => Promise<void>
}

/** What somebody waits for is given up in time; an operator's command takes as long as it needs. */
type ProductOptions = Overrides & { readonly workload?: Workload }

/** Puts the platform and the areas together, in their order. Migrates the database, unless it is damaged. */
export async function openProduct(
  settings: Settings,
  log: Log,
  { workload = 'batch', ...overrides }: ProductOptions = {},
): Promise<Product> {
  const opened = await openDatabase(settings, workload)
  const platform = createPlatform(settings, opened, log, overrides)
  await platform.guard.begin()
  if (platform.guard.isDamaged()) await refuseOlder(opened)
  else await bringUpToDate(settings, opened, workload)
  const provider = await findProvider(settings, platform.clock)
  const made = createServices(settings, platform, provider, overrides.passwordCost)
  const close = async (): Promise<void> => {
    platform.guard.close()
    await platform.background.finish()
    await platform.mailQueue.close(mailQueuePatienceMs)
    opened.syncReader?.close()
    await opened.db.destroy()
  }
  return { platform, ...made, close }
}

const bringUpToDate = (settings: Settings, opened: Opened, workload: Workload): Promise<void> =>
  opened.dialect === 'postgres' && workload === 'interactive'
    ? migrateUnhurried(settings, opened)
    : migrate(opened)

function createPlatform(settings: Settings, opened: Opened, log: Log, overrides: Overrides) {
  const { db, dialect, syncReader, connections } = opened
  const clock = overrides.clock ?? systemClock
  const mailer = createMailer(settings, clock)
  const report = (error: unknown) => log.error({ err: error }, 'work after a commit failed')
  const transact = createTransact(db, report, clock, recomputeWindows(clock))
  return {
    db,
    dialect,
    syncReader,
    connections,
    log,
    clock,
    transact,
    secrets: overrides.secrets ?? systemSecrets,
    audit: createAudit(log),
    guard: createDamageGuard({ opened, dataDir: settings.dataDir, clock, log }),
    checkpointWal: createCheckpointWal(opened),
    mailer,
    background: createBackground((error) => log.error({ err: error }, 'work in the background failed')),
    mailQueue: createMailQueue({
      mailer,
      report: (error, { subject }, isLast) =>
        log.error({ err: error, subject, isLast }, 'a mail could not be sent'),
    }),
    storage: openStorage(settings),
    throttle: settings.rateLimits ? createThrottle({ db, transact, clock }) : noThrottle,
  }
}

const createMailer = (settings: Settings, clock: Clock): Mailer =>
  settings.smtpUrl
    ? createSmtpMailer({ url: settings.smtpUrl, from: settings.mailFrom })
    : createOutboxMailer({ folder: join(settings.dataDir, 'outbox'), from: settings.mailFrom, clock })

/**
 * What lets go of an animal before it is removed, in the order of the areas. Each entry is a function of a later area;
 * the collection itself detaches children before any of them is asked.
 */
const animalLeaves: readonly AnimalLeaves[] = [
  leaveLineage,
  leaveProjects,
  leaveClutches,
  leaveSeasons,
  leaveEvents,
]

/** What lets go of a breeding project before it is removed, in the order of the areas; each is a function of a later one. */
const projectLeaves: readonly ProjectLeaves[] = [leaveEggs, leaveProjectFacts, leaveProjectEvents]

/** What follows a project that gets another pair, in the order of the areas. */
const pairChanges: readonly PairChanges[] = [followPair]

/** The provider's client takes long to load, so it is loaded only where payments are taken. */
async function findProvider({ stripe, publicUrl }: Settings, clock: Clock): Promise<PaymentProvider | null> {
  if (!stripe) return null
  const { createStripeProvider } = await import('./features/billing/stripe-provider.ts')
  return createStripeProvider({ settings: stripe, publicUrl, clock })
}

function createServices(
  settings: Settings,
  platform: Platform,
  provider: PaymentProvider | null,
  passwordCost: PasswordCost | undefined,
) {
  const { publicUrl, passwordMinLength } = settings
  const draftFolder = join(mediaFolder(settings.dataDir), draftsName)
  // Media need nothing of accounts, and accounts are handed what keeps a profile photo.
  const media = createMediaService({ ...platform, draftFolder, publicUrl, limits: settings.gallery })
  const accounts = createAccountsService({
    ...platform,
    pictures: media,
    keeperLeaves: [leaveBilling],
    afterRemoval: [
      ({ keeperId }) => media.removeAllOf(keeperId),
      () => billing.beginEndLeaving(),
      ({ addresses }) => platform.mailer.forget(addresses),
    ],
    ...{ publicUrl, passwordMinLength, passwordCost },
  })
  const billing = createBillingService({ ...platform, accounts, provider, planLimits: settings.planLimits })
  // The trash comes after the areas whose records it keeps, and each of them deletes through it.
  const keepInTrash: KeepInTrash = (...discarding) => trash.keep(...discarding)
  const collection = createCollectionService({
    ...platform,
    billing,
    media,
    animalLeaves,
    keepInTrash,
    isAncestor,
    // What animals carry comes after them, and is kept and looked for with them.
    takeGenotype: (...given) => genetics.genotypes.take(...given),
    findGenePatterns: (...asked) => genetics.findGenePatterns(...asked),
  })
  const lineage = createLineageService({ ...platform, media, collection, keepInTrash })
  const genetics = createGeneticsService({ ...platform, collection })
  const ground = { ...platform, billing, collection, lineage, genetics, keepInTrash }
  const breeding = createBreedingService({ ...ground, projectLeaves, pairChanges })
  const report = (error: unknown): void => platform.log.error({ err: error }, 'a reminder failed')
  const incubation = createIncubationService({ ...ground, report, boxLeaves: [leaveBoxes] })
  const clutchLeaves = [giveBackOfClutch(platform.clock)]
  const eggs = createEggsService({ ...ground, breeding, clutchLeaves })
  const season = createSeasonService({ ...ground, report, breeding, eggs })
  const calendar = createCalendarService({
    ...{ ...platform, publicUrl, report, keepInTrash, breeding, eggs, season },
  })
  const places = createPlacesService({
    ...{ ...platform, collection, keepInTrash, publicUrl },
    // What others see of an animal is for a later area to say.
    findSharedPage: (...asked) => sharing.findPage(...asked),
  })
  const husbandry = createHusbandryService({ ...platform, collection, calendar, keepInTrash, report })
  const trash = createTrashService({
    ...ground,
    media,
    breeding,
    eggs,
    incubation,
    season,
    calendar,
    report: (error) => platform.log.error({ err: error }, 'the trash of a keeper could not be emptied'),
  })
  const notifications = createNotificationsService({
    ...{ ...platform, calendar, husbandry, season, publicUrl, report },
    alarms: incubation.alarms,
  })
  const sharing = createSharingService({
    ...platform,
    accounts,
    lineage,
    genetics,
    collection,
    media,
    publicUrl,
  })
  const people = createPeopleService({ ...platform, media, sharing })
  const search = createSearchService(platform)
  const home = createHomeService({
    ...platform,
    billing,
    collection,
    eggs,
    calendar,
    husbandry,
    notifications,
  })
  const admin = createAdminService(platform)
  const maintenance = createMaintenanceService({ ...platform, dataDir: settings.dataDir })
  const importExport = createImportExportService({
    ...platform,
    billing,
    media,
    collection,
    genetics,
    places,
    incubation,
    draftFolder,
  })
  const records = { media, collection, lineage, genetics, breeding, eggs, season }
  const services = {
    accounts,
    billing,
    ...records,
    incubation,
    calendar,
    places,
    husbandry,
    trash,
    notifications,
    sharing,
    people,
    search,
    home,
    admin,
    importExport,
    maintenance,
  }
  return { services, ground }
}
