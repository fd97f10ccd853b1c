import { endIsOver } from '@clutchbook/domain/sharing/sharing.errors'
import type { LimitsChange, SharingLimits } from '@clutchbook/domain/sharing/sharing.schema'
import { endAfter, lastDayBefore } from '@clutchbook/domain/sharing/sharing-limits.rules'
import type { Actor } from '../../platform/actor.ts'
import type { SharingSetting } from './access-grants.ts'
import type { Lock } from './share-access-tokens.ts'
import type { SharingParts } from './sharing-dependencies.ts'
import type { LimitColumns } from './sharing-settings.repository.ts'

/** A lock that is to be put on; null takes it away, undefined leaves it. */
type NewLock = Lock | null | undefined

/** What bounds sharing: its end, and its password. */
export function createLimits({ secrets, grants, accounts }: SharingParts) {
  /** Hashing takes a while, so it comes before a transaction. */
  const makeLock = async (password: string | null | undefined): Promise<NewLock> =>
    typeof password === 'string'
      ? { passwordHash: await accounts.passwords.hash(password), passKey: secrets.newToken() }
      : password

  /** The moment at which a new end falls. Throws 'not-valid' at its field for a day that is over. */
  const endOf = (lastDay: string, { timeZone }: Pick<Actor, 'timeZone'>, field: string): string => {
    const end = endAfter(lastDay, timeZone).toISOString()
    if (grants.isOver(end)) throw endIsOver(field)
    return end
  }

  /**
   * What bounds sharing after a change. An end that is over is forgotten, and whoever stops ends all passes. An end that can't
   * be is refused at `endField`.
   */
  const limitsAfter = (
    before: SharingSetting,
    actor: Actor,
    change: { readonly isOn: boolean; readonly endsOn: LimitsChange['endsOn']; readonly lock: NewLock },
    endField = 'endsOn',
  ): LimitColumns => {
    const kept = grants.isOver(before.endsAt) ? null : before.endsAt
    const endsAt = change.endsOn
      ? endOf(change.endsOn, actor, endField)
      : change.endsOn === null
        ? null
        : kept
    const lock = change.lock === undefined ? before.lock : change.lock
    if (lock === null) return { endsAt, passwordHash: null, passKey: null }
    return { endsAt, ...lock, ...(change.isOn ? {} : { passKey: secrets.newToken() }) }
  }

  const toLimits = (one: SharingSetting, timeZone: string): SharingLimits => {
    const { isOn, endsAt, lock, views, lastViewedOn } = one
    const isOver = grants.isOver(endsAt)
    const endsOn = endsAt === null || (isOver && !isOn) ? null : lastDayBefore(new Date(endsAt), timeZone)
    return { endsOn, ended: isOn && isOver, hasPassword: lock !== null, views, lastViewedOn }
  }

  return { makeLock, limitsAfter, toLimits }
}

export type Limits = ReturnType<typeof createLimits>
