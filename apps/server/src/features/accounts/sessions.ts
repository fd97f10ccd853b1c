import { notSignedIn, sessionNotFound, signInAgain } from '@clutchbook/domain/accounts/accounts.errors'
import { recentSignInHours } from '@clutchbook/domain/accounts/accounts.rules'
import type { OwnSession } from '@clutchbook/domain/accounts/accounts.schema'
import type { Actor, FoundSession, GivenSession } from '../../platform/actor.ts'
import type { Caller } from '../../platform/caller.ts'
import { type Clock, isoAfter, isoNow } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import type { SyncReader } from '../../platform/database/sync-reader.ts'
import { isPassingFault } from '../../platform/faults.ts'
import { type MaybePromise, whenKnown } from '../../platform/maybe-promise.ts'
import { hashToken, type Secrets } from '../../platform/secrets.ts'
import { deviceOf } from './device.ts'
import { noteNoCopy } from './devices.repository.ts'
import {
  createSession,
  extendSession,
  findSessionStart,
  listSessions,
  prepareFindSession,
  removeOwnSession,
  removeSession,
  removeSessionsEndedBefore,
} from './sessions.repository.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** How long a session lasts, in seconds: without use, and at most however much it is used (ACC-85, ACC-Q03). */
const lasts = {
  remembered: { idle: 30 * day, atMost: 180 * day },
  brief: { idle: day, atMost: 7 * day },
} as const

const lastingOf = (isRemembered: boolean) => (isRemembered ? lasts.remembered : lasts.brief)

/** Use is written down at most this often, in seconds: reading a list need not cost a write. */
const notedEvery = 15 * minute

type Dependencies = {
  readonly db: Db
  readonly syncReader: SyncReader | null
  readonly clock: Clock
  readonly secrets: Secrets
}
type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof prepareFindSession>>>>

/** Opens, finds and ends sessions. Only a hash of each token is kept (ACC-Q03). */
export function createSessions({ db, syncReader, clock, secrets }: Dependencies) {
  const findRow = prepareFindSession(db, syncReader)

  const begin = async (
    tx: Db,
    keeperId: number,
    isRemembered: boolean,
    caller: Caller,
  ): Promise<GivenSession> => {
    const token = secrets.newToken()
    const { idle } = lastingOf(isRemembered)
    const now = isoNow(clock)
    await createSession(tx, {
      tokenHash: hashToken(token),
      keeperId,
      isRemembered,
      device: deviceOf(caller.userAgent),
      createdAt: now,
      lastSeenAt: now,
      expiresAt: isoAfter(clock, idle * 1000),
    })
    return { token, lastsSeconds: isRemembered ? idle : null }
  }

  /** Whose a living session is. It only reads: see `renew`. */
  const find = (token: string): MaybePromise<FoundSession | null> => {
    const now = clock.now()
    return whenKnown(findRow(hashToken(token), now.toISOString()), (row) =>
      row ? { actor: actorOf(row), isStale: isStale(row, now) } : null,
    )
  }

  /** Use moves the end of a session, up to its absolute end. Answers what its browser must be given anew. */
  const renew = async (token: string, { keeperId, sessionId }: Actor): Promise<GivenSession | null> => {
    const start = sessionId && (await findSessionStart(db, keeperId, sessionId))
    if (!start) return null
    const isRemembered = Boolean(start.isRemembered)
    const { idle, atMost } = lastingOf(isRemembered)
    const age = (clock.now().getTime() - Date.parse(start.createdAt)) / 1000
    const seconds = Math.floor(Math.min(idle, atMost - age))
    const expiresAt = isoAfter(clock, seconds * 1000)
    try {
      await extendSession(db, sessionId, { lastSeenAt: isoNow(clock), expiresAt })
    } catch (error) {
      // Nothing can be written now, which must not keep anyone from reading.
      if (isPassingFault(error)) return null
      throw error
    }
    return isRemembered ? { token, lastsSeconds: seconds } : null
  }

  return {
    ...createSessionGuards(clock),
    ...createOwnSessions({ db, clock }),
    begin,
    find,
    renew,

    /** Ends the session of a token, with which its device drops its copy; answers whose it was, or null where there was none. */
    end: async (token: string): Promise<number | null> => {
      const ended = await removeSession(db, hashToken(token))
      if (!ended) return null
      if (ended.atDevice !== null) await noteNoCopy(db, ended.keeperId, ended.atDevice)
      return ended.keeperId
    },

    removeEnded: (): Promise<void> => removeSessionsEndedBefore(db, isoNow(clock)),
  }
}

/** The sessions that a keeper sees and ends. */
function createOwnSessions({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) {
  return {
    list: async (actor: Actor): Promise<OwnSession[]> => {
      const rows = await listSessions(db, actor.keeperId, isoNow(clock))
      return rows.map((row) => ({ ...row, isCurrent: row.id === actor.sessionId }))
    },

    /** Ends one of the keeper's own sessions. Throws 'not-found' for another keeper's and for none alike. */
    remove: async (actor: Actor, id: number): Promise<void> => {
      if (!(await removeOwnSession(db, actor.keeperId, id))) throw sessionNotFound()
    },
  }
}

/** What is asked of a session besides that it lives. */
function createSessionGuards(clock: Clock) {
  /** Whether a session began with a sign-in of at most so many seconds ago. */
  const isYoung = async (reader: Db, { keeperId, sessionId }: Actor, seconds: number): Promise<boolean> => {
    const start = sessionId === undefined ? undefined : await findSessionStart(reader, keeperId, sessionId)
    return start !== undefined && start.createdAt >= isoAfter(clock, -seconds * 1000)
  }

  return {
    isYoung,

    /** That the session has not been ended since the call began. Throws 'not-signed-in'. */
    ensureOpen: async (tx: Tx, actor: Actor): Promise<void> => {
      if (!(await isYoung(tx, actor, lasts.remembered.atMost))) throw notSignedIn()
    },

    /** Someone at a browser left open for days must not end an account without its password (ACC-Q16). */
    ensureRecent: async (reader: Db, actor: Actor): Promise<void> => {
      if (!(await isYoung(reader, actor, recentSignInHours * hour))) throw signInAgain()
    },
  }
}

const isStale = ({ lastSeenAt }: Row, now: Date): boolean =>
  now.getTime() - Date.parse(lastSeenAt) >= notedEvery * 1000

function actorOf({ keeperId, plan, timeZone, dataVersion, sessionId, isAdmin }: Row): Actor {
  return { keeperId, plan, timeZone, dataVersion, isAdmin: Boolean(isAdmin), sessionId }
}

export type Sessions = ReturnType<typeof createSessions>
