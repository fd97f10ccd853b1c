import type { FoundSession, GivenSession } from '../../platform/actor.ts'
import { type Clock, isoAfter, isoNow } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { hashToken, type Secrets } from '../../platform/secrets.ts'
import {
  createSession,
  extendSession,
  findSession,
  removeSession,
  removeSessionsEndedBefore,
} from './accounts.repository.ts'

const minute = 60
const day = 24 * 60 * minute

/** How long a session lasts without use, in seconds: 30 days when remembered, else one day (ACC-85). */
const lasts = { remembered: 30 * day, brief: day } as const

type Dependencies = { readonly db: Db; readonly clock: Clock; readonly secrets: Secrets }

/** Opens, finds and ends sessions. Only a hash of each token is kept (ACC-Q03). */
export function createSessions({ db, clock, secrets }: Dependencies) {
  const begin = async (keeperId: number, isRemembered: boolean): Promise<GivenSession> => {
    const token = secrets.newToken()
    const seconds = isRemembered ? lasts.remembered : lasts.brief
    const expiresAt = isoAfter(clock, seconds * 1000)
    await createSession(db, {
      tokenHash: hashToken(token),
      keeperId,
      isRemembered,
      createdAt: isoNow(clock),
      expiresAt,
    })
    return { token, lastsSeconds: isRemembered ? lasts.remembered : null }
  }

  const find = async (token: string): Promise<FoundSession | null> => {
    const session = await findSession(db, hashToken(token), isoNow(clock))
    if (!session) return null
    const { keeperId, plan, timeZone, dataVersion, expiresAt } = session
    const renewed = await extendIfStale(token, expiresAt, Boolean(session.isRemembered))
    return { actor: { keeperId, plan, timeZone, dataVersion, isAdmin: Boolean(session.isAdmin) }, renewed }
  }

  /** Use moves the end of a session, but is written down at most once in a thirtieth of its length. */
  const extendIfStale = async (
    token: string,
    expiresAt: string,
    isRemembered: boolean,
  ): Promise<GivenSession | null> => {
    const seconds = isRemembered ? lasts.remembered : lasts.brief
    if (expiresAt >= isoAfter(clock, seconds * 1000 * (29 / 30))) return null
    await extendSession(db, hashToken(token), isoAfter(clock, seconds * 1000))
    return isRemembered ? { token, lastsSeconds: seconds } : null
  }

  return {
    begin,
    find,
    end: (token: string): Promise<void> => removeSession(db, hashToken(token)),
    removeEnded: (): Promise<void> => removeSessionsEndedBefore(db, isoNow(clock)),
  }
}
