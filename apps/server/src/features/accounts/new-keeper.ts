import { emailTaken, usernameTaken } from '@clutchbook/domain/accounts/accounts.errors'
import { accountKey } from '@clutchbook/domain/accounts/accounts.rules'
import { knownTimeZone } from '@clutchbook/domain/kernel/time-zone'
import { type Clock, isoNow } from '../../platform/clock.ts'
import { violatedUnique } from '../../platform/database/constraints.ts'
import type { Tx } from '../../platform/database/database.ts'
import { createKeeperState } from '../../platform/database/keeper-state.ts'
import {
  createKeeper,
  findIdByEmailKey,
  findSecretsByUsernameKey,
  type NewKeeper,
} from './accounts.repository.ts'

/** What makes a keeper; all else begins as it does for everyone. */
export type KeeperValues = Pick<NewKeeper, 'username' | 'email' | 'passwordHash'> &
  Partial<Pick<NewKeeper, 'plan' | 'isAdmin' | 'isSample'>> & {
    readonly name: string | null
    readonly timeZone?: string | undefined
  }

/** Makes a keeper with nothing in the book yet. Throws 'taken' for a name or an address that someone has. */
export async function insertKeeper(tx: Tx, clock: Clock, values: KeeperValues): Promise<number> {
  const { username, email, timeZone, ...others } = values
  const [usernameKey, emailKey] = [accountKey(username), accountKey(email)]
  if (await findSecretsByUsernameKey(tx, usernameKey)) throw usernameTaken()
  if (await findIdByEmailKey(tx, emailKey)) throw emailTaken()
  try {
    const id = await createKeeper(tx, {
      username,
      usernameKey,
      email,
      emailKey,
      name: others.name,
      passwordHash: others.passwordHash,
      profileImage: null,
      plan: others.plan ?? 'free',
      isAdmin: others.isAdmin ?? false,
      isSample: others.isSample ?? false,
      isActive: true,
      // Reminders come by the zone that the browser named, where it is one.
      timeZone: knownTimeZone(timeZone ?? '') ?? 'UTC',
      createdAt: isoNow(clock),
    })
    await createKeeperState(tx, id)
    return id
  } catch (error) {
    throw takenOf(error) ?? error
  }
}

/** Two calls at once: the database decides which one was first. Null for any other error. */
export function takenOf(error: unknown) {
  const violated = violatedUnique(error)
  if (violated === null) return null
  return /email/i.test(violated) ? emailTaken() : usernameTaken()
}
