import type { SeasonSettings, seasonSettingsFields } from '@clutchbook/domain/breeding/season-settings.fields'
import type { TableOf } from '@clutchbook/domain/kernel/record-fields'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'
import type { Flag } from '../../platform/database/stored-values.ts'

/** What a keeper has set for all seasons; a keeper without a row goes by what is usual. */
type SeasonSettingsTable = TableOf<typeof seasonSettingsFields, Flag> & { keeperId: number }

declare module '../../platform/database/schema.ts' {
  interface Schema {
    seasonSettings: SeasonSettingsTable
  }
}

export const findSeasonSettings = (
  db: Db,
  keeperId: number,
): Promise<Selectable<SeasonSettingsTable> | undefined> =>
  db.selectFrom('seasonSettings').selectAll().where('keeperId', '=', keeperId).executeTakeFirst()

/** Writes all settings of a keeper, whether there were any or not. */
export async function writeSeasonSettings(tx: Tx, keeperId: number, settings: SeasonSettings): Promise<void> {
  await tx
    .insertInto('seasonSettings')
    .values({ keeperId, ...settings })
    .onConflict((conflict) => conflict.column('keeperId').doUpdateSet(settings))
    .execute()
}
