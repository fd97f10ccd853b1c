import type { HusbandrySettings } from '@clutchbook/domain/husbandry/settings.fields'
import { usualSettings } from '@clutchbook/domain/husbandry/settings.fields'
import type { SettingsChange } from '@clutchbook/domain/husbandry/settings.schema'
import { addDays } from '@clutchbook/domain/kernel/civil-day'
import { sentFieldsOf } from '@clutchbook/domain/kernel/record-fields'
import type { Actor } from '../../platform/actor.ts'
import { type Clock, todayIn } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import { planDigest } from './agenda.repository.ts'
import { findSettings, writeSettings } from './settings.repository.ts'

/** What a keeper has set for the daily care of all animals, or what is usual (HUS-36). */
export async function readSettings(db: Db, keeperId: number): Promise<HusbandrySettings> {
  const row = await findSettings(db, keeperId)
  if (!row) return usualSettings
  const { keeperId: _owner, digest, ...settings } = row
  return { ...settings, digest: Boolean(digest) }
}

type Dependencies = { readonly db: Db; readonly transact: Transact; readonly clock: Clock }

/** Reads and changes the settings. */
export const createHusbandrySettings = ({ db, transact, clock }: Dependencies) => ({
  get: ({ keeperId }: Actor): Promise<HusbandrySettings> => readSettings(db, keeperId),

  /** What is left out of a change stays. A digest whose hour is past comes at once, unless that of the day was told. */
  change: ({ keeperId, timeZone }: Actor, change: SettingsChange): Promise<HusbandrySettings> =>
    transact(async (tx) => {
      await bumpDataVersion(tx, keeperId)
      const settings = { ...(await readSettings(tx, keeperId)), ...sentFieldsOf(change) }
      await writeSettings(tx, keeperId, settings)
      const today = todayIn(clock, timeZone)
      if (change.digest !== undefined || change.digestAt !== undefined)
        await planDigest(tx, keeperId, today, addDays(today, 1))
      return settings
    }),
})
