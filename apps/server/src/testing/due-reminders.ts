import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'

/**
 * Fills a migrated database with keepers who each have one event with a reminder, by plain statements, because it may
 * be a million. `dueAt` is the moment of all reminders, in ISO 8601.
 */
export async function fillWithReminders(db: Db, count: number, dueAt: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await insertKeepers(tx, Math.min(count, 1000))
    const { first } = await tx
      .selectFrom('keeper')
      .select((eb) => eb.fn.min<number>('id').as('first'))
      .executeTakeFirstOrThrow()
    await sql`
      insert into event ("keeperId", "createdAt", version, title, type, "startDate", "lastDate", "isAllDay",
        "isCompleted", "hasReminder", "isReminderEnabled", "reminderDays", "reminderTime", "reminderRepeatDays",
        "dueOn", "dueAt")
      with recursive line(n) as (select 0 union all select n + 1 from line where n < cast(${count} as integer) - 1)
      select cast(${first} as bigint) + n % 1000, '2026-01-01T00:00:00.000Z', 1, 'Feed rack ' || n, 'feeding', '2026-02-01', '2026-02-01',
        true, false, true, true, 1, '09:00', 0, '2026-01-31', cast(${dueAt} as text)
      from line`.execute(tx)
  })
}

async function insertKeepers(tx: Db, count: number): Promise<void> {
  const names = Array.from({ length: count }, (_, n) => `keeper-${n}`)
  const keepers = names.map((name) => ({
    username: name,
    usernameKey: name,
    email: `${name}@example.org`,
    emailKey: `${name}@example.org`,
    name: null,
    passwordHash: '',
    profileImage: null,
    plan: 'free' as const,
    isAdmin: false,
    isActive: true,
    timeZone: 'UTC',
    createdAt: '2026-01-01T00:00:00.000Z',
  }))
  const made = await tx.insertInto('keeper').values(keepers).returning('id').execute()
  const counts = { animals: 0, archivedAnimals: 0, holdbacks: 0, projects: 0, activeProjects: 0, eggs: 0 }
  const states = made.map(({ id }) => ({ keeperId: id, dataVersion: 1, incubatingEggs: 0, ...counts }))
  await tx.insertInto('keeperState').values(states).execute()
}
