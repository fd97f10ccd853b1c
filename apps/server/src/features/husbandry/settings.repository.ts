import type { HusbandrySettings, settingsFields } from '@clutchbook/domain/husbandry/settings.fields'
import type { TableOf } from '@clutchbook/domain/kernel/record-fields'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'
import type { Flag } from '../../platform/database/stored-values.ts'

/** What a keeper has set for the daily care of all animals; a keeper without a row goes by what is usual. */
type HusbandrySettingsTable = TableOf<typeof settingsFields, Flag> & { keeperId: number }

declare module '../../platform/database/schema.ts' {
  interface Schema {
    husbandrySettings: HusbandrySettingsTable
  }
}

export const findSettings = (
  db: Db,
  keeperId: number,
): Promise<Selectable<HusbandrySettingsTable> | undefined> =>
  db.selectFrom('husbandrySettings').selectAll().where('keeperId', '=', keeperId).executeTakeFirst()

/** Writes all settings of a keeper, whether there were any or not. */
export async function writeSettings(tx: Tx, keeperId: number, settings: HusbandrySettings): Promise<void> {
  await tx
    .insertInto('husbandrySettings')
    .values({ keeperId, ...settings })
    .onConflict((conflict) => conflict.column('keeperId').doUpdateSet(settings))
    .execute()
}
