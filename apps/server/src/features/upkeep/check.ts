import { join } from 'node:path'
import { openDatabase } from '../../platform/database/database.ts'
import { refuseNewer } from '../../platform/database/migrate.ts'
import { findFlaws } from '../../platform/database/soundness.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { mediaName } from './archive.ts'
import { findMissing } from './missing-files.ts'
import { ensureDatabase } from './work-folder.ts'

/** What is wrong with an installation, a sentence each; empty where all is well. May run beside the server. */
export async function findFaults(settings: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<string[]> {
  if (!settings.databaseUrl) await ensureDatabase(settings.dataDir)
  const opened = await openDatabase(settings)
  try {
    await refuseNewer(opened)
    // PostgreSQL looks after its pages and links itself.
    const flaws = opened.dialect === 'sqlite' ? await findFlaws(opened.db) : []
    if (flaws.length > 0) return flaws.map((flaw) => `The database is damaged: ${flaw}`)
    const missing = await findMissing(opened.db, join(settings.dataDir, mediaName))
    return missing.map((key) => `A photo or video is missing: ${key}`)
  } finally {
    await opened.db.destroy()
  }
}
