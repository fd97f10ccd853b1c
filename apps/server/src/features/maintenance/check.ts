import { join } from 'node:path'
import { type Clock, isoNow } from '../../platform/clock.ts'
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts'
import { checkIntegrity, findFailedChecksums } from '../../platform/database/integrity-check.ts'
import { refuseNewer } from '../../platform/database/migrate.ts'
import { lastCheckOf } from '../../platform/last-check.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { openStorage } from '../../platform/storage/open-storage.ts'
import { databaseName } from './archive.ts'
import { findMissing } from './missing-files.ts'
import { ensureDatabase } from './work-folder.ts'

type Place = Pick<Settings, 'databaseUrl' | 'dataDir' | 'store'>

/**
 * What is wrong with an installation, a sentence each; empty where all is well. May run beside the server, which hears
 * of what is found within a minute.
 */
export async function findFaults(place: Place, clock: Clock): Promise<string[]> {
  if (!place.databaseUrl) await ensureDatabase(place.dataDir)
  const opened = await openDatabase(place)
  try {
    await refuseNewer(opened)
    const flaws = await lookAt(opened, place)
    await lastCheckOf(place.dataDir).note({ checkedAt: isoNow(clock), flaws })
    if (flaws.length > 0) return flaws.map((flaw) => `The database is damaged: ${flaw}`)
    const missing = await findMissing(opened.db, openStorage(place))
    return missing.map((key) => `A photo or video is missing: ${key}`)
  } finally {
    await opened.db.destroy()
  }
}

const lookAt = async ({ db, dialect }: OpenDatabase, { dataDir }: Place): Promise<string[]> =>
  dialect === 'sqlite' ? checkIntegrity(join(dataDir, databaseName)) : ((await findFailedChecksums(db)) ?? [])
