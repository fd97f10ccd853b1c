import { sql } from 'kysely'
import type { Db } from '../../apps/server/src/platform/database/database.ts'
import { hashToken } from '../../apps/server/src/platform/secrets.ts'
import { addAnimals } from '../../apps/server/src/testing/many-animals.ts'

/** As many animals as each of the others keeps. */
const each = 60

/** As many of the others are signed in, at most. */
const signedIn = 1000

const long = '2999-01-01T00:00:00.000Z'
const once = '2026-01-01T00:00:00.000Z'

/**
 * Fills the database with other keepers, their animals and their events, and answers the tokens of sessions that some of
 * them have. One of them is filled as keepers are; the database copies them by itself, for a million rows take long.
 */
export async function addOthers(db: Db, wanted: { animals: number; events: number }): Promise<string[]> {
  const keepers = Math.ceil(wanted.animals / each)
  if (keepers === 0) return []
  const first = await addKeepers(db, keepers)
  await addAnimals(db, first, each)
  await copyTo(db, 'animal', first)
  if (wanted.events > 0) {
    await addEvents(db, first, Math.ceil(wanted.events / keepers))
    await copyTo(db, 'event', first)
  }
  return addSessions(db, first, Math.min(keepers, signedIn))
}

async function addKeepers(db: Db, count: number): Promise<number> {
  await sql`
    insert into keeper (username, "usernameKey", email, "emailKey", name, "passwordHash", plan, "isAdmin", "isActive",
      "timeZone", "createdAt")
    with recursive n(at) as (select 1 union all select at + 1 from n where at < ${sql.lit(count)})
    select 'other-' || at, 'other-' || at, 'other-' || at || '@example.org', 'other-' || at || '@example.org', 'Other',
      'none', 'pro', ${sql.lit(false)}, ${sql.lit(true)}, 'UTC', ${sql.lit(once)} from n`.execute(db)
  await sql`
    insert into "keeperState" ("keeperId", "dataVersion", animals, "archivedAnimals", holdbacks, projects,
      "activeProjects", eggs, "incubatingEggs")
    select id, 1, ${sql.lit(each)}, 6, 6, 0, 0, 0, 0 from keeper where username like 'other-%'`.execute(db)
  const { id } = await db
    .selectFrom('keeper')
    .select('id')
    .where('username', '=', 'other-1')
    .executeTakeFirstOrThrow()
  return id
}

/** Gives all others what the first of them has. */
async function copyTo(db: Db, table: 'animal' | 'event', first: number): Promise<void> {
  const row = await db.selectFrom(table).selectAll().where('keeperId', '=', first).executeTakeFirstOrThrow()
  const columns = Object.keys(row).filter((name) => name !== 'id' && name !== 'keeperId')
  const names = sql.join(columns.map((name) => sql.ref(name)))
  const values = sql.join(columns.map((name) => sql.ref(`one.${name}`)))
  await sql`
    insert into ${sql.table(table)} ("keeperId", ${names})
    select other.id, ${values} from keeper as other cross join ${sql.table(table)} as one
    where one."keeperId" = ${sql.lit(first)} and other.username like 'other-%' and other.id <> ${sql.lit(first)}`.execute(
    db,
  )
}

/** Events with reminders that are not due for long. */
async function addEvents(db: Db, keeperId: number, count: number): Promise<void> {
  const day = (n: number) => `2099-0${1 + (n % 9)}-1${n % 10}`
  const rows = Array.from({ length: count }, (_, n) => ({
    keeperId,
    version: 1,
    createdAt: once,
    title: `Feed rack ${n}`,
    type: 'feeding' as const,
    startDate: day(n),
    lastDate: day(n),
    isAllDay: true,
    isCompleted: false,
    hasReminder: true,
    isReminderEnabled: true,
    reminderDays: 1,
    reminderTime: '09:00',
    reminderRepeatDays: 0,
    dueOn: day(n),
    dueAt: `${day(n)}T09:00:00.000Z`,
  }))
  // Flags are bound by the adapter of each database.
  await db
    .insertInto('event')
    .values(rows as never)
    .execute()
}

async function addSessions(db: Db, first: number, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, (_, n) => `token-of-other-${n}`)
  const now = new Date().toISOString()
  const rows = tokens.map((token, n) => ({
    tokenHash: hashToken(token),
    keeperId: first + n,
    isRemembered: false,
    device: 'Bench',
    createdAt: now,
    lastSeenAt: now,
    expiresAt: long,
  }))
  for (let at = 0; at < rows.length; at += 200)
    await db
      .insertInto('session')
      .values(rows.slice(at, at + 200))
      .execute()
  return tokens
}
