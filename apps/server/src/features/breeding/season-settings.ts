import { type SeasonSettings, usualSeasonSettings } from '@clutchbook/domain/breeding/season-settings.fields'
import type { SeasonSettingsChange } from '@clutchbook/domain/breeding/season-settings.schema'
import { sentFieldsOf } from '@clutchbook/domain/kernel/record-fields'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/database.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import { findSeasonSettings, writeSeasonSettings } from './season-settings.repository.ts'

/** What a keeper has set for all seasons, or what is usual (SEA-01). */
export async function readSeasonSettings(db: Db, keeperId: number): Promise<SeasonSettings> {
  const row = await findSeasonSettings(db, keeperId)
  if (!row) return usualSeasonSettings
  const { keeperId: _owner, ...settings } = row
  return { ...settings, windowReminders: Boolean(settings.windowReminders) }
}

type Dependencies = { readonly db: Db; readonly transact: Transact }

/** Reads and changes the settings. */
export const createSeasonSettings = ({ db, transact }: Dependencies) => ({
  getSeasonSettings: ({ keeperId }: Actor): Promise<SeasonSettings> => readSeasonSettings(db, keeperId),

  /** What is left out of a change stays. */
  changeSeasonSettings: ({ keeperId }: Actor, change: SeasonSettingsChange): Promise<SeasonSettings> =>
    transact(async (tx) => {
      await bumpDataVersion(tx, keeperId)
      const settings = { ...(await readSeasonSettings(tx, keeperId)), ...sentFieldsOf(change) }
      await writeSeasonSettings(tx, keeperId, settings)
      return settings
    }),
})
