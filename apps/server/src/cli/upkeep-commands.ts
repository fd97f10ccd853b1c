import { systemClock } from '../platform/clock.ts'
import type { Settings } from '../platform/settings/settings.ts'
import { type Outcome, UsageError } from './outcome.ts'

type Upkeep = (settings: Settings) => Promise<Outcome>

/** The command that the words say, if it is one that looks after an installation as a whole. Throws `UsageError`. */
export function findUpkeep([command, file, ...rest]: readonly string[]): Upkeep | undefined {
  if (command === 'check' && file === undefined) return check
  if (command !== 'backup' && command !== 'restore') return
  if (file === undefined) throw new UsageError('Which file?')
  if (rest.length > 0) throw new UsageError('A word too many')
  return (settings) => (command === 'backup' ? backUp : restore)(settings, file)
}

async function backUp(settings: Settings, file: string): Promise<Outcome> {
  refusePostgres(settings, 'pg_dump copies the records')
  const { backUp: make } = await import('../features/upkeep/backup.ts')
  const { bytes, files, missing } = await make(settings.dataDir, file, systemClock)
  const lack =
    missing.length === 0
      ? ''
      : `\nCareful: ${countFiles(missing.length)} that records speak of could not be found and is not in it: ${missing.join(', ')}`
  return {
    text: `${file} holds the records and ${countFiles(files)}, ${megabytes(bytes)} MB, and was read back whole.${lack}`,
    value: { file, files, bytes, missing },
  }
}

async function restore(settings: Settings, file: string): Promise<Outcome> {
  refusePostgres(settings, 'pg_restore puts the records back')
  const { restore: putBack } = await import('../features/upkeep/restore.ts')
  const { madeAt, files, replaced } = await putBack(settings.dataDir, file, systemClock)
  const before = replaced ? ` What was there before is in ${replaced}; remove it when all is well.` : ''
  return {
    text: `Everything is as it was at ${madeAt}: the records and ${countFiles(files)}.${before}`,
    value: { madeAt, files, replaced },
  }
}

async function check(settings: Settings): Promise<Outcome> {
  const { findFaults } = await import('../features/upkeep/check.ts')
  const faults = await findFaults(settings)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return { text: 'The database is sound, and every photo and video is there.', value: { isSound: true } }
}

function refusePostgres({ databaseUrl }: Settings, instead: string): void {
  if (databaseUrl)
    throw new Error(`The records are in PostgreSQL, where ${instead}: docs/operating.md says how`)
}

const countFiles = (count: number): string => (count === 1 ? '1 file' : `${count} files`)
const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1)
