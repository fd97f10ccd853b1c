import type { Insertable } from 'kysely'
import type { ReminderMailTable } from '../../platform/database/calendar-tables.ts'
import type { Db, Tx } from '../../platform/database/database.ts'

/** Where a keeper's mail goes, and whether reminders are among it. */
export const getMailing = (db: Db, keeperId: number) =>
  db
    .selectFrom('keeper')
    .leftJoin('reminderMail', 'reminderMail.keeperId', 'keeper.id')
    .select([
      'keeper.email',
      'keeper.isEmailVerified',
      'keeper.isActive',
      'keeper.username',
      'keeper.name',
      'keeper.dayPattern',
      'reminderMail.token',
    ])
    .where('keeper.id', '=', keeperId)
    .executeTakeFirstOrThrow()

/** Has a keeper's reminders mailed from now on; nothing changes where they are already. */
export async function createReminderMail(tx: Tx, values: Insertable<ReminderMailTable>): Promise<void> {
  await tx
    .insertInto('reminderMail')
    .values(values)
    .onConflict((conflict) => conflict.column('keeperId').doNothing())
    .execute()
}

export async function removeReminderMail(tx: Tx, keeperId: number): Promise<void> {
  await tx.deleteFrom('reminderMail').where('keeperId', '=', keeperId).execute()
}

/** Whose mails the word of a link stops. */
export const findKeeperByMailToken = (db: Db, token: string) =>
  db.selectFrom('reminderMail').select('keeperId').where('token', '=', token).executeTakeFirst()

/** Notifications that are to be mailed by now, the longest due first; few at a time. */
export const listMailsDue = (db: Db, now: string) =>
  db
    .selectFrom('notification')
    .select(['id', 'keeperId', 'title', 'message', 'leadsTo', 'mailDueAt', 'mailTries'])
    .where('mailDueAt', '<=', now)
    .orderBy('mailDueAt')
    .limit(100)
    .execute()

export type DueMail = Awaited<ReturnType<typeof listMailsDue>>[number]

/**
 * Takes a mail to send it, until the given moment; answers false where someone else has taken it. A process that dies
 * before it could send leaves the mail to whoever looks after that moment.
 */
export async function takeMail(db: Db, mail: DueMail, until: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notification')
    .set({ mailDueAt: until, mailTries: mail.mailTries + 1 })
    .where('id', '=', mail.id)
    .where('keeperId', '=', mail.keeperId)
    .where('mailDueAt', '=', mail.mailDueAt)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** A mail was sent, or never will be. */
export async function closeMail(db: Db, { id, keeperId }: DueMail): Promise<void> {
  await db
    .updateTable('notification')
    .set({ mailDueAt: null })
    .where('id', '=', id)
    .where('keeperId', '=', keeperId)
    .execute()
}
