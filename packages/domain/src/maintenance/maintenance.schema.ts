import { z } from 'zod'

/** How an installation as a whole stands, for its administrator. */
export const maintenanceState = z.object({
  database: z.enum(['sqlite', 'postgres']),
  /** Nothing is stored, because the database is known to be damaged. */
  isReadOnly: z.boolean(),
  /** The last look at the whole database; null where none has ended yet, or none can tell. */
  lastCheck: z.object({ checkedAt: z.iso.datetime(), flaws: z.array(z.string()) }).nullable(),
  /** The newest backup that is known of; null where none is. */
  lastBackup: z.object({ madeAt: z.iso.datetime(), bytes: z.number().int() }).nullable(),
  /** There is no backup, or it is older than 48 hours. */
  isBackupOld: z.boolean(),
})

export type MaintenanceState = z.output<typeof maintenanceState>
