import type { Db } from './database.ts'
import { hasTable } from './has-table.ts'

/** The table that says, as long as it is there, that not all of another database has been brought here yet. */
export const unfinishedTransfer = 'unfinishedTransfer'

/** Whether records are being brought into this database and not all of them are there. */
export const isTransferUnfinished = (db: Db): Promise<boolean> => hasTable(db, unfinishedTransfer)

/** Throws where a transfer into this database has not come to its end: half of the records would be taken for all. */
export async function refuseUnfinished(db: Db): Promise<void> {
  if (await isTransferUnfinished(db))
    throw new Error(
      'not all records have been transferred into this database: please run the transfer again until it says that all is there',
    )
}
