import closeWithGrace from 'close-with-grace'
import { type App, createApp } from './app.ts'
import { lockDataDir, type Release } from './platform/database/data-dir-lock.ts'
import { isAway, isDamage, isUnwritable } from './platform/faults.ts'
import { whatToDo } from './platform/last-check.ts'
import { serveMetrics } from './platform/metrics/metrics-server.ts'
import { readSettings, SettingError, type Settings } from './platform/settings/settings.ts'
import { listUnknownSettings } from './platform/settings/unknown-settings.ts'
import { StorageError } from './platform/storage/storage-error.ts'

/** How long requests under way may take to finish when the server is told to stop. */
const graceMs = 10_000

/**
 * Starts the server from the environment; prints one line and ends with 1 where a setting or the machine is at fault.
 * What must be done before anybody is served is handed in.
 */
export async function startServer(prepare: (app: App) => Promise<void> = async () => {}): Promise<void> {
  try {
    const settings = readSettings(process.env)
    for (const line of listUnknownSettings(process.env)) console.warn(line)
    const release = lockData(settings)
    const app = await createApp(settings).catch(tellWhatIsAway)
    if (settings.store) await ensureStore(app)
    const stopMetrics = await openMetrics(settings, app)
    closeWithGrace({ delay: graceMs }, async ({ err }) => {
      if (err) app.http.log.fatal({ err }, 'the server stops because of an error')
      await app.close()
      stopMetrics()
      release?.()
    })
    await prepare(app)
    await app.http.listen({ port: settings.port, host: settings.host })
    console.log(`Clutchbook is ready at ${settings.publicUrl}`)
  } catch (error) {
    console.error(startFailure(error))
    process.exit(1)
  }
}

/** Figures are told to the last, so that whoever watches sees how it ends. */
const openMetrics = async ({ metrics: place }: Settings, { metrics }: App): Promise<() => void> =>
  place && metrics ? serveMetrics(place, metrics) : () => {}

/** Nothing but the database is asked while the product is put together. */
function tellWhatIsAway(error: unknown): never {
  if (!isAway(error)) throw error
  const { code, message } = error as NodeJS.ErrnoException
  // Where a name has several addresses, only the code says what came of them.
  throw new SettingError(`DATABASE_URL: the database does not answer (${message || code})`)
}

/** Two servers on one file would each work by what it remembers of it; PostgreSQL is made for any number. */
function lockData({ databaseUrl, dataDir }: Settings): Release | null {
  if (databaseUrl) return null
  const release = lockDataDir(dataDir)
  if (!release)
    throw new SettingError(
      'DATA_DIR: another server runs on this data, please stop it or choose another folder',
    )
  return release
}

/** A store that refuses is the operator's to mend, now; one that is away may come back while the server runs. */
async function ensureStore({ storage, http }: App): Promise<void> {
  try {
    await storage.check()
  } catch (err) {
    if (err instanceof StorageError && err.trouble === 'refused') throw new SettingError(err.message)
    http.log.warn({ err }, 'the store of photos and videos does not answer')
  }
}

function startFailure(error: unknown): string {
  if (error instanceof SettingError) return error.message
  const { code, message, syscall } = error as NodeJS.ErrnoException
  if (isDamage(error)) return `DATA_DIR: the database is damaged and can't be read (${message}). ${whatToDo}`
  if (code === 'EADDRINUSE') return 'PORT: something else is already listening there, please choose another'
  if (syscall === 'listen') return `PORT: the server may not listen there (${message})`
  // A folder that can't be made on a disk that is read-only is told as one that is not there.
  if (isUnwritable(error) || syscall === 'mkdir') return `DATA_DIR: cannot be written to (${message})`
  return `Clutchbook could not start: ${message}`
}
