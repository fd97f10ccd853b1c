import { alarmMessage, alarmTitle } from '@clutchbook/domain/incubation/alarm-words.rules'
import { limitOf } from '@clutchbook/domain/incubation/alarms.rules'
import type { Alarm, AlarmsQuery } from '@clutchbook/domain/incubation/alarms.schema'
import { alarmNotFound } from '@clutchbook/domain/incubation/readings.errors'
import type { Actor } from '../../platform/actor.ts'
import { isoNow } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import { forEachKeeper } from '../../platform/for-each-keeper.ts'
import {
  type AlarmRow,
  createAlarm,
  findAlarm,
  findAlarmSince,
  listAlarms,
  listAlarmsToTell,
  listFallenSilent,
  listKeepersToTell,
  noteTold,
  type Silent,
  seeAlarm,
  unseeAlarm,
} from './alarms.repository.ts'
import type { IncubatorsDependencies } from './incubators.ts'

/** What a keeper is told, and the page that it leads to. */
type Telling = { readonly title: string; readonly message: string; readonly to: string }

/** Keeps what a keeper is told, in the transaction that counts it as told. */
type Tell = (tx: Tx, keeperId: number, tellings: readonly Telling[]) => Promise<void>

export type AlarmsDependencies = IncubatorsDependencies & {
  /** Told of a keeper who could not be told of an alarm this time. */
  readonly report: (error: unknown) => void
}

const leadsTo = '/incubating'

const momentOf = (at: number): string => new Date(at * 1000).toISOString()

const toAlarm = ({ id, incubatorId, boxId, kind, since, until, worst, seenAt }: AlarmRow): Alarm => ({
  ...{ id, incubatorId, boxId, kind, worst, seenAt },
  ...{ since: momentOf(since), until: until === null ? null : momentOf(until) },
})

/** What incubators ring for (CLU-26). */
export function createAlarms({ db, transact, clock, report }: AlarmsDependencies) {
  /** Notes the silence of an incubator once. */
  const noteSilence = ({ keeperId, incubatorId, last }: Silent): Promise<void> =>
    transact(async (tx) => {
      const of = { keeperId, incubatorId, boxId: null }
      await bumpDataVersion(tx, keeperId)
      if (await findAlarmSince(tx, of, 'silent', last)) return
      const silence = {
        kind: 'silent',
        since: last,
        until: null,
        worst: null,
        importId: null,
        rings: true,
      } as const
      await createAlarm(tx, of, { ...silence, createdAt: isoNow(clock) })
    })

  const listen = async (): Promise<void> => {
    const now = Math.floor(clock.now().getTime() / 1000)
    for (const one of await listFallenSilent(db, now)) await noteSilence(one)
  }

  const tellKeeper = (keeperId: number, tell: Tell): Promise<void> =>
    transact(async (tx) => {
      await bumpDataVersion(tx, keeperId)
      const alarms = await listAlarmsToTell(tx, keeperId)
      await tell(tx, keeperId, alarms.map(toTelling))
      await noteTold(tx, keeperId, isoNow(clock))
    })

  return {
    /** Alarms, the latest first; with `open` those that last, or those that have ended. */
    list: async ({ keeperId }: Actor, { open }: AlarmsQuery): Promise<Alarm[]> =>
      (await listAlarms(db, keeperId, open)).map(toAlarm),

    /** Notes that one was seen; the first time counts. */
    see: ({ keeperId }: Actor, id: number): Promise<Alarm> =>
      transact(async (tx) => {
        await bumpDataVersion(tx, keeperId)
        if (!(await findAlarm(tx, keeperId, id))) throw alarmNotFound()
        return toAlarm(await seeAlarm(tx, keeperId, id, isoNow(clock)))
      }),

    /** Takes back that one was seen. */
    unsee: ({ keeperId }: Actor, id: number): Promise<Alarm> =>
      transact(async (tx) => {
        await bumpDataVersion(tx, keeperId)
        if (!(await findAlarm(tx, keeperId, id))) throw alarmNotFound()
        return toAlarm(await unseeAlarm(tx, keeperId, id))
      }),

    /** Looks for incubators that have fallen silent, and tells keepers once of each alarm that rings. */
    tellDue: async (tell: Tell): Promise<void> => {
      await listen()
      await forEachKeeper(
        (except) => listKeepersToTell(db, except),
        (keeperId) => tellKeeper(keeperId, tell),
        report,
      )
    },
  }
}

type ToTell = Awaited<ReturnType<typeof listAlarmsToTell>>[number]

function toTelling({
  name,
  boxName,
  kind,
  since,
  worst,
  temperatureUnit,
  timeZone,
  dayPattern,
  ...limits
}: ToTell) {
  const told = {
    ...{ name: boxName === null ? name : `${name}, ${boxName}`, kind, since, worst },
    limit: kind === 'silent' ? null : limitOf(kind, limits),
    ...{ unit: temperatureUnit, timeZone, dayPattern },
  }
  return { title: alarmTitle(told), message: alarmMessage(told), to: leadsTo }
}
