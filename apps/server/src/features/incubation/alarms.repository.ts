import type { AlarmKind } from '@clutchbook/domain/incubation/alarms.rules'
import type { Generated, Selectable } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'
import type { Flag, Moment } from '../../platform/database/stored-values.ts'

/** What an incubator rang for, or would have. Moments but those of its own are seconds since 1970. */
type IncubatorAlarmTable = {
  id: Generated<number>
  keeperId: number
  createdAt: Moment
  incubatorId: number
  boxId: number | null
  kind: AlarmKind
  since: number
  until: number | null
  worst: number | null
  /** The import that brought its readings, with which it is taken back. */
  importId: number | null
  /** Whether the keeper is told of it: readings came in time. */
  rings: Flag
  toldAt: Moment | null
  seenAt: Moment | null
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    incubatorAlarm: IncubatorAlarmTable
  }
}

export type AlarmRow = Selectable<IncubatorAlarmTable>

/** How many alarms a list holds. */
const listed = 500

/** Alarms of incubators and boxes that are kept, the latest first. */
export function listAlarms(db: Db, keeperId: number, isOpen: boolean | undefined): Promise<AlarmRow[]> {
  let rows = db
    .selectFrom('incubatorAlarm as alarm')
    .innerJoin('incubator', (join) =>
      join.onRef('incubator.keeperId', '=', 'alarm.keeperId').onRef('incubator.id', '=', 'alarm.incubatorId'),
    )
    .leftJoin('incubatorBox as box', (join) =>
      join.onRef('box.keeperId', '=', 'alarm.keeperId').onRef('box.id', '=', 'alarm.boxId'),
    )
    .selectAll('alarm')
    .where('alarm.keeperId', '=', keeperId)
    .where(({ or, eb }) => or([eb('alarm.boxId', 'is', null), eb('box.id', 'is not', null)]))
    .orderBy('alarm.since', 'desc')
    .orderBy('alarm.id', 'desc')
    .limit(listed)
  if (isOpen === true) rows = rows.where('alarm.until', 'is', null)
  if (isOpen === false) rows = rows.where('alarm.until', 'is not', null)
  return rows.execute()
}

export const findAlarm = (db: Db, keeperId: number, id: number): Promise<AlarmRow | undefined> =>
  db
    .selectFrom('incubatorAlarm')
    .selectAll()
    .where('keeperId', '=', keeperId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Notes that an alarm was seen; the first time counts. */
export const seeAlarm = (tx: Tx, keeperId: number, id: number, seenAt: string): Promise<AlarmRow> =>
  tx
    .updateTable('incubatorAlarm')
    .set((eb) => ({ seenAt: eb.fn.coalesce('seenAt', eb.val(seenAt)) }))
    .where('keeperId', '=', keeperId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Takes back that an alarm was seen. */
export const unseeAlarm = (tx: Tx, keeperId: number, id: number): Promise<AlarmRow> =>
  tx
    .updateTable('incubatorAlarm')
    .set({ seenAt: null })
    .where('keeperId', '=', keeperId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Whose an alarm is, and where it was measured. */
export type AlarmOf = {
  readonly keeperId: number
  readonly incubatorId: number
  readonly boxId: number | null
}

const ofPlace = (db: Db, { keeperId, incubatorId, boxId }: AlarmOf) => {
  const alarms = db
    .selectFrom('incubatorAlarm')
    .selectAll()
    .where('keeperId', '=', keeperId)
    .where('incubatorId', '=', incubatorId)
  return boxId === null ? alarms.where('boxId', 'is', null) : alarms.where('boxId', '=', boxId)
}

/** The alarm of a kind that began at a moment. */
export const findAlarmSince = (db: Db, of: AlarmOf, kind: AlarmKind, since: number) =>
  ofPlace(db, of).where('kind', '=', kind).where('since', '=', since).executeTakeFirst()

export const findOpenSilence = (db: Db, of: AlarmOf) =>
  ofPlace(db, of).where('kind', '=', 'silent').where('until', 'is', null).executeTakeFirst()

/** An alarm as it is written. */
export type AlarmValues = {
  readonly kind: AlarmKind
  readonly since: number
  readonly until: number | null
  readonly worst: number | null
  readonly importId: number | null
  readonly rings: boolean
}

export async function createAlarm(
  tx: Tx,
  of: AlarmOf,
  values: AlarmValues & { readonly createdAt: string },
): Promise<void> {
  await tx
    .insertInto('incubatorAlarm')
    .values({ ...of, ...values, toldAt: null, seenAt: null })
    .execute()
}

export async function changeAlarm(
  tx: Tx,
  keeperId: number,
  id: number,
  values: Partial<Pick<AlarmValues, 'until' | 'worst' | 'rings'>>,
): Promise<void> {
  await tx
    .updateTable('incubatorAlarm')
    .set(values)
    .where('keeperId', '=', keeperId)
    .where('id', '=', id)
    .execute()
}

/** An alarm that a keeper is to be told of, with what is said of it. */
export const listAlarmsToTell = (db: Db, keeperId: number) =>
  db
    .selectFrom('incubatorAlarm as alarm')
    .innerJoin('keeper', 'keeper.id', 'alarm.keeperId')
    .innerJoin('incubator', (join) =>
      join.onRef('incubator.keeperId', '=', 'alarm.keeperId').onRef('incubator.id', '=', 'alarm.incubatorId'),
    )
    .leftJoin('incubatorBox as box', (join) =>
      join.onRef('box.keeperId', '=', 'alarm.keeperId').onRef('box.id', '=', 'alarm.boxId'),
    )
    .select(['alarm.id', 'alarm.kind', 'alarm.since', 'alarm.worst'])
    .select(['incubator.name', 'box.name as boxName', 'incubator.temperatureUnit'])
    .select(['incubator.lowTemperature', 'incubator.highTemperature'])
    .select(['incubator.lowHumidity', 'incubator.highHumidity'])
    .select(['keeper.timeZone', 'keeper.dayPattern'])
    .where('alarm.keeperId', '=', keeperId)
    .where('alarm.rings', '=', true)
    .where('alarm.toldAt', 'is', null)
    .orderBy('alarm.since')
    .orderBy('alarm.id')
    .execute()

/** Removes the alarms that an import brought. */
export async function removeBroughtAlarms(tx: Tx, keeperId: number, importId: number): Promise<void> {
  await tx
    .deleteFrom('incubatorAlarm')
    .where('keeperId', '=', keeperId)
    .where('importId', '=', importId)
    .execute()
}

export async function noteTold(tx: Tx, keeperId: number, toldAt: string): Promise<void> {
  await tx
    .updateTable('incubatorAlarm')
    .set({ toldAt })
    .where('keeperId', '=', keeperId)
    .where('rings', '=', true)
    .where('toldAt', 'is', null)
    .execute()
}

/** Keepers who are to be told of an alarm, a few at a time. */
export async function listKeepersToTell(db: Db, except: ReadonlySet<number>): Promise<number[]> {
  let rows = db
    .selectFrom('incubatorAlarm')
    .select('keeperId')
    .distinct()
    .where('rings', '=', true)
    .where('toldAt', 'is', null)
    .limit(100)
  if (except.size > 0) rows = rows.where('keeperId', 'not in', [...except])
  return (await rows.execute()).map(({ keeperId }) => keeperId)
}

/** An incubator that has fallen silent, and when something was measured in it or its boxes last. */
export type Silent = { readonly keeperId: number; readonly incubatorId: number; readonly last: number }

/** When something was measured last in each incubator that is to ring where it falls silent. */
const listenedTo = (db: Db) =>
  db
    .selectFrom('incubator')
    .leftJoin('incubatorBox as box', (join) =>
      join.onRef('box.keeperId', '=', 'incubator.keeperId').onRef('box.incubatorId', '=', 'incubator.id'),
    )
    .innerJoin('readingPlace as measured', (join) =>
      join
        .onRef('measured.keeperId', '=', 'incubator.keeperId')
        .on(({ or, eb, ref }) =>
          or([
            eb('measured.incubatorId', '=', ref('incubator.id')),
            eb('measured.boxId', '=', ref('box.id')),
          ]),
        ),
    )
    .select(['incubator.keeperId', 'incubator.id as incubatorId'])
    .select((eb) => eb.ref('incubator.silentMinutes').$notNull().as('silentMinutes'))
    .select((eb) => eb.fn.max('measured.at').as('last'))
    .where('incubator.silentMinutes', 'is not', null)
    .groupBy(['incubator.keeperId', 'incubator.id', 'incubator.silentMinutes'])

/** Incubators that have fallen silent by a moment, in seconds since 1970, and of which that is not noted yet. */
export async function listFallenSilent(db: Db, now: number): Promise<Silent[]> {
  const rows = await db
    .selectFrom(listenedTo(db).as('one'))
    .select(['one.keeperId', 'one.incubatorId', 'one.last'])
    .where(({ eb, ref }) => eb(eb('one.last', '+', eb(ref('one.silentMinutes'), '*', eb.lit(60))), '<=', now))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('incubatorAlarm as alarm')
            .select('alarm.id')
            .whereRef('alarm.keeperId', '=', 'one.keeperId')
            .whereRef('alarm.incubatorId', '=', 'one.incubatorId')
            .where('alarm.boxId', 'is', null)
            .where('alarm.kind', '=', 'silent')
            .whereRef('alarm.since', '=', 'one.last'),
        ),
      ),
    )
    .execute()
  return rows.map(({ last, ...of }) => ({ ...of, last: Number(last) }))
}
