import { DomainError } from '@clutchbook/domain/kernel/domain-error'
import { type Arguments, readArguments } from './cli/arguments.ts'
import { findImportExport } from './cli/import-export-commands.ts'
import { findMaintenance } from './cli/maintenance-commands.ts'
import { exitCodes, type Outcome, UsageError } from './cli/outcome.ts'
import { usage } from './cli/usage.ts'
import { prepareUserCommand } from './cli/user-commands.ts'
import { readSettings } from './platform/settings/settings.ts'
import type { Services } from './product.ts'

/** Runs one command of the operator. What a command needs is loaded once it is understood. */
async function run(args: Arguments): Promise<Outcome> {
  const [command, ...rest] = args.words
  if (command === 'migrate' && rest.length === 0) return migrateOnce()
  if (command === 'user') {
    const change = prepareUserCommand(args)
    return onProduct(async ({ accounts }) => {
      await ensureSoundData()
      return change(accounts.operator)
    })
  }
  const move = findImportExport(args.words)
  if (move) return onProduct(({ importExport }) => move(importExport))
  const keep = findMaintenance(args.words)
  if (keep) return keep(readSettings(process.env))
  throw new UsageError(command ? `There is no command "${args.words.join(' ')}"` : 'Which command?')
}

async function migrateOnce(): Promise<Outcome> {
  const settings = readSettings(process.env)
  await ensureSoundData()
  const { openDatabase } = await import('./platform/database/database.ts')
  const { migrate } = await import('./platform/database/migrate.ts')
  const opened = await openDatabase(settings)
  await migrate(opened)
  await opened.db.destroy()
  return { text: 'The database is up to date.', value: { isUpToDate: true } }
}

async function ensureSoundData(): Promise<void> {
  const { ensureSound } = await import('./platform/last-check.ts')
  await ensureSound(readSettings(process.env).dataDir)
}

async function onProduct(work: (services: Services) => Promise<Outcome>): Promise<Outcome> {
  const settings = readSettings(process.env)
  const { openProduct } = await import('./product.ts')
  const { createLog } = await import('./platform/log.ts')
  // The answer is on standard output, so what is logged goes beside it.
  const product = await openProduct(settings, createLog(settings.logLevel, true))
  try {
    return await work(product.services)
  } finally {
    await product.close()
  }
}

/** Does what the command line says; answers the exit code. */
async function main(line: readonly string[]): Promise<number> {
  const wantsJson = line.includes('--json')
  try {
    const args = readArguments(line)
    if (args.options.help) console.log(usage)
    else {
      const { text, value } = await run(args)
      console.log(wantsJson ? JSON.stringify(value) : text)
    }
    return exitCodes.done
  } catch (error) {
    return refuse(error, wantsJson)
  }
}

function refuse(error: unknown, wantsJson: boolean): number {
  const isUsage = error instanceof UsageError
  const message = error instanceof Error ? error.message : String(error)
  const code = error instanceof DomainError ? error.code : isUsage ? 'not-understood' : 'failed'
  if (wantsJson) console.error(JSON.stringify({ message, code }))
  else console.error(isUsage ? `${message}\n\n${usage}` : message)
  return isUsage ? exitCodes.notUnderstood : exitCodes.refused
}

const line = process.argv.slice(2)
if (line.length === 1 && line[0] === 'serve') {
  const { startServer } = await import('./start-server.ts')
  await startServer()
} else {
  process.exitCode = await main(line)
}
