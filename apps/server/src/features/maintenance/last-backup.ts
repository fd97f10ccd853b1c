import { join } from 'node:path'
import { z } from 'zod'
import { createStateFile } from '../../platform/state-file.ts'

const backup = z.object({
  /** The moment that it holds, in ISO 8601. */
  madeAt: z.iso.datetime(),
  /** Size of the file. */
  bytes: z.int(),
})

/** The newest backup that was made, as far as this installation knows. */
export type LastBackup = z.output<typeof backup>

/** Where it is noted: in the data folder, so that a server hears of what a command has done, on either database. */
export const lastBackupOf = (dataDir: string) => createStateFile(join(dataDir, 'last-backup.json'), backup)
