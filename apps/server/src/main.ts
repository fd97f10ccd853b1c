import closeWithGrace from 'close-with-grace'
import { createApp } from './app.ts'
import { readSettings, SettingError } from './platform/settings/settings.ts'

/** How long requests under way may take to finish when the server is told to stop. */
const graceMs = 10_000

/** Starts the server from the environment; prints one line and ends with 1 where a setting or the machine is at fault. */
export async function main(): Promise<void> {
  try {
    const settings = readSettings(process.env)
    const app = await createApp(settings)
    closeWithGrace({ delay: graceMs }, async ({ err }) => {
      if (err) app.http.log.fatal({ err }, 'the server stops because of an error')
      await app.close()
    })
    await app.http.listen({ port: settings.port, host: settings.host })
    console.log(`Clutchbook is ready at ${settings.publicUrl}`)
  } catch (error) {
    console.error(startFailure(error))
    process.exit(1)
  }
}

function startFailure(error: unknown): string {
  if (error instanceof SettingError) return error.message
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return 'PORT: something else is already listening there, please choose another'
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
    return `DATA_DIR: cannot be written to (${message})`
  return `Clutchbook could not start: ${message}`
}

if (import.meta.main) await main()
