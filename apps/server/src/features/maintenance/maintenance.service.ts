import type { MaintenanceState } from '@clutchbook/domain/maintenance/maintenance.schema'
import type { Clock } from '../../platform/clock.ts'
import type { DamageGuard } from '../../platform/damage-guard.ts'
import type { DialectName } from '../../platform/database/database.ts'
import { lastBackupOf } from './last-backup.ts'

/** A backup older than this is as good as forgotten. */
const oldAfterMs = 48 * 3_600_000

export type MaintenanceDependencies = {
  readonly guard: DamageGuard
  readonly clock: Clock
  readonly dialect: DialectName
  readonly dataDir: string
}

/** What an administrator is told of the installation as a whole (A7). The auth hook has checked the role. */
export function createMaintenanceService({ guard, clock, dialect, dataDir }: MaintenanceDependencies) {
  const noted = lastBackupOf(dataDir)
  return {
    /** Looks for damage, once a day at the database itself. */
    keepWatch: (): Promise<void> => guard.keepWatch(),

    find: async (): Promise<MaintenanceState> => {
      const lastBackup = await noted.find()
      return {
        database: dialect,
        isReadOnly: guard.isDamaged(),
        lastCheck: guard.lastCheck(),
        lastBackup,
        isBackupOld:
          lastBackup === null || clock.now().getTime() - Date.parse(lastBackup.madeAt) > oldAfterMs,
      }
    },
  }
}

export type MaintenanceService = ReturnType<typeof createMaintenanceService>
