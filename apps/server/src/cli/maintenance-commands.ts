import { systemClock } from '../platform/clock.ts'
import type { Settings } from '../platform/settings/settings.ts'
import { type Outcome, UsageError } from './outcome.ts'
import { transferAll } from './transfer-command.ts'

type Maintenance = (settings: Settings) => Promise<Outcome>

/** The command that the words say, if it is one that looks after an installation as a whole. Throws `UsageError`. */
export function findMaintenance([command, file, ...rest]: readonly string[]): Maintenance | undefined {
  if (command === 'check' && file === undefined) return check
  if (command === 'transfer' && file === undefined) return transferAll
  const commands = { backup: backUp, restore, 'note-backup': noteDump }
  if (!command || !Object.hasOwn(commands, command)) return
  if (file === undefined) throw new UsageError('Which file?')
  if (rest.length > 0) throw new UsageError('A word too many')
  return (settings) => commands[command as keyof typeof commands](settings, file)
}

async function backUp(settings: Settings, file: string): Promise<Outcome> {
  refusePostgres(settings, 'pg_dump copies the records')
  const { backUp: make } = await import('../features/maintenance/backup.ts')
  const { dataDir, store } = settings
  const { bytes, files, areStored, missing } = await make(dataDir, file, systemClock, store)
  const lack = describeMissing(missing)
  const text = areStored
    ? `${file} holds the records, ${megabytes(bytes)} MB, and was read back whole. ${countFiles(files)} that they speak of stay in the store, which must keep them as long as this file.`
    : `${file} holds the records and ${countFiles(files)}, ${megabytes(bytes)} MB, and was read back whole.`
  return { text: `${text}${lack}`, value: { file, files, bytes, areStored, missing } }
}

async function restore(settings: Settings, file: string): Promise<Outcome> {
  refusePostgres(settings, 'pg_restore puts the records back')
  const { restore: putBack } = await import('../features/maintenance/restore.ts')
  const restored = await putBack(settings.dataDir, file, systemClock, settings.store)
  const { madeAt, files, areStored, missing, replaced } = restored
  const before = replaced ? ` What was there before is in ${replaced}; remove it when all is well.` : ''
  const what = areStored
    ? 'the records; their photos and videos are in the store'
    : `the records and ${countFiles(files)}`
  return {
    text: `Everything is as it was at ${madeAt}: ${what}.${before}${describeMissing(missing)}`,
    value: { madeAt, files, areStored, missing, replaced },
  }
}

const describeMissing = (missing: readonly string[]): string =>
  missing.length === 0
    ? ''
    : `\nCareful: ${countFiles(missing.length)} that records speak of could not be found: ${missing.join(', ')}`

async function noteDump(settings: Settings, file: string): Promise<Outcome> {
  if (!settings.databaseUrl) throw new Error('The records are in SQLite, where backup notes itself')
  const { noteBackup } = await import('../features/maintenance/note-backup.ts')
  const { madeAt, bytes } = await noteBackup(settings.dataDir, file)
  return {
    text: `Noted: ${file} was made at ${madeAt}, ${megabytes(bytes)} MB.`,
    value: { file, madeAt, bytes },
  }
}

async function check(settings: Settings): Promise<Outcome> {
  const { findFaults } = await import('../features/maintenance/check.ts')
  const faults = await findFaults(settings, systemClock)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return { text: 'The database is sound, and every photo and video is there.', value: { isSound: true } }
}

function refusePostgres({ databaseUrl }: Settings, instead: string): void {
  if (databaseUrl)
    throw new Error(`The records are in PostgreSQL, where ${instead}: docs/operating.md says how`)
}

const countFiles = (count: number): string => (count === 1 ? '1 file' : `${count} files`)
const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1)
