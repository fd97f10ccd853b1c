import { parseArgs } from 'node:util'
import { openDatabase } from './platform/database/database.ts'
import { migrate } from './platform/database/migrate.ts'
import { readSettings, SettingError } from './platform/settings/settings.ts'
import { startServer } from './start-server.ts'

const usage = `Usage: npm run clutchbook -- <command>

  serve      serve the site and the API
  migrate    bring the database to this version's form, then end
  --help     show this text

Settings come from the environment; docs/operating.md lists them.`

const done = 0
const refused = 1
const wrongUsage = 2

/** Runs one command of the operator; answers the exit code. */
async function run(words: string[]): Promise<number | null> {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { help: { type: 'boolean' } },
  })
  const [command, ...rest] = positionals
  if (values.help) return print(usage, done)
  if (rest.length > 0) return print(usage, wrongUsage)
  if (command === 'migrate') return migrateOnce()
  if (command === 'serve') {
    await startServer()
    return null
  }
  return print(usage, wrongUsage)
}

async function migrateOnce(): Promise<number> {
  const opened = await openDatabase(readSettings(process.env))
  await migrate(opened)
  await opened.db.destroy()
  return print('The database is up to date.', done)
}

function print(text: string, code: number): number {
  console.log(text)
  return code
}

try {
  const code = await run(process.argv.slice(2))
  if (code !== null) process.exitCode = code
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = error instanceof SettingError || !(error instanceof TypeError) ? refused : wrongUsage
}
