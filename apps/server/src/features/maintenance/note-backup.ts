import { open } from 'node:fs/promises'
import { type LastBackup, lastBackupOf } from './last-backup.ts'

/** How a file begins that `pg_dump --format=custom` has written. */
const beginning = 'PGDMP'

/**
 * Has the administrator's page know of a dump of PostgreSQL, which is made without this product. Throws where the file
 * is none.
 */
export async function noteBackup(dataDir: string, file: string): Promise<LastBackup> {
  const handle = await open(file)
  try {
    const { buffer } = await handle.read(Buffer.alloc(beginning.length), 0, beginning.length, 0)
    if (buffer.toString('latin1') !== beginning)
      throw new Error(`${file} is no dump: make it with pg_dump --format=custom`)
    const { mtime, size } = await handle.stat()
    const backup = { madeAt: mtime.toISOString(), bytes: size }
    await lastBackupOf(dataDir).note(backup)
    return backup
  } finally {
    await handle.close()
  }
}
