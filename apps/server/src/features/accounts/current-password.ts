import { wrongCurrentPassword } from '@clutchbook/domain/accounts/accounts.errors'
import type { Audit } from '../../platform/audit.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import { getSecrets } from './accounts.repository.ts'
import type { Passwords } from './passwords.ts'
import type { SignInLimits } from './sign-in-limits.ts'

type Dependencies = {
  readonly db: Db
  readonly transact: Transact
  readonly audit: Audit
  readonly passwords: Passwords
  readonly limits: SignInLimits
}

/**
 * Makes the check of a signed-in keeper's password: it is counted like a sign-in, so that a stolen session is no better
 * place to guess than sign-in. Answers the hash that it fitted; throws 'not-valid' at the field where it does not fit.
 */
export const createCurrentPassword =
  ({ db, transact, audit, passwords, limits }: Dependencies) =>
  async (keeperId: number, currentPassword: string, caller: Caller): Promise<string> => {
    const { usernameKey, passwordHash } = await getSecrets(db, keeperId)
    const attempt = await limits.countSignIn(usernameKey, caller)
    if (!(await passwords.fits(passwordHash, currentPassword))) {
      audit('password refused', caller, { keeperId })
      throw wrongCurrentPassword()
    }
    await transact(attempt.succeed)
    return passwordHash
  }
