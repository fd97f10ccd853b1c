import closeWithGrace from 'close-with-grace'
import { type App, createApp } from './app.ts'
import { takeDataFolder } from './platform/database/serving-lock.ts'
import { readSettings, SettingError, type Settings } from './platform/settings/settings.ts'

/** How long requests under way may take to finish when the server is told to stop. */
const graceMs = 10_000

/**
 * Starts the server from the environment; prints one line and ends with 1 where a setting or the machine is at fault.
 * What must be done before anybody is served is handed in.
 */
export async function startServer(prepare: (app: App) => Promise<void> = async () => {}): Promise<void> {
  try {
    const settings = readSettings(process.env)
    takeData(settings)
    const app = await createApp(settings)
    closeWithGrace({ delay: graceMs }, async ({ err }) => {
      if (err) app.http.log.fatal({ err }, 'the server stops because of an error')
      await app.close()
    })
    await prepare(app)
    await app.http.listen({ port: settings.port, host: settings.host })
    console.log(`Clutchbook is ready at ${settings.publicUrl}`)
  } catch (error) {
    console.error(startFailure(error))
    process.exit(1)
  }
}

/** Two servers on one file would each work by what it remembers of it; PostgreSQL is made for any number. */
function takeData({ databaseUrl, dataDir }: Settings): void {
  if (!databaseUrl && !takeDataFolder(dataDir))
    throw new SettingError(
      'DATA_DIR: another server runs on this data, please stop it or choose another folder',
    )
}

/** How the system says that a folder is not there to be written to. */
const unwritable = new Set(['EACCES', 'EROFS', 'EPERM', 'EEXIST', 'ENOTDIR', 'ENOSPC'])

function startFailure(error: unknown): string {
  if (error instanceof SettingError) return error.message
  const { code, message, syscall } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return 'PORT: something else is already listening there, please choose another'
  if (syscall === 'listen') return `PORT: the server may not listen there (${message})`
  if (code && unwritable.has(code)) return `DATA_DIR: cannot be written to (${message})`
  return `Clutchbook could not start: ${message}`
}
