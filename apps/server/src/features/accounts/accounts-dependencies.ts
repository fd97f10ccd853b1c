import type { CurrentUser } from '@clutchbook/domain/accounts/accounts.schema'
import type { Audit } from '../../platform/audit.ts'
import type { Background } from '../../platform/background.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { SyncReader } from '../../platform/database/sync-reader.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import type { CheckpointWal } from '../../platform/database/wal-checkpoint.ts'
import type { MailQueue } from '../../platform/mail/mail-queue.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { Throttle } from '../../platform/throttle.ts'
import { type AccountMails, createAccountMails } from './account-mails.ts'
import type { AfterRemoval, KeeperLeaves } from './accounts.hooks.ts'
import { getKeeper } from './accounts.repository.ts'
import { createCurrentPassword } from './current-password.ts'
import { createMailedTokens, type MailedTokens } from './mailed-tokens.ts'
import { createPasswords, type PasswordCost, type Passwords } from './passwords.ts'
import type { ProfilePictures } from './profile-pictures.ts'
import { createSessions, type Sessions } from './sessions.ts'
import { createSignInLimits, type SignInLimits } from './sign-in-limits.ts'

/** What accounts stand on. */
export type AccountsDependencies = {
  readonly db: Db
  readonly syncReader: SyncReader | null
  readonly transact: Transact
  readonly clock: Clock
  readonly secrets: Secrets
  readonly audit: Audit
  readonly checkpointWal: CheckpointWal
  readonly background: Background
  readonly mailQueue: MailQueue
  readonly throttle: Throttle
  readonly pictures: ProfilePictures
  /** What other areas do when a keeper leaves, in the same transaction. */
  readonly keeperLeaves: readonly KeeperLeaves[]
  /** What other areas remove of a keeper afterwards; one that fails is reported and keeps no other from its work. */
  readonly afterRemoval: readonly AfterRemoval[]
  readonly publicUrl: string
  /** The floor for new passwords. */
  readonly passwordMinLength: number
  /** What hashing a password takes, where it is not to be what is recommended. */
  readonly passwordCost: PasswordCost | undefined
}

/** The same with what all parts of the area share. */
export type AccountsParts = AccountsDependencies & {
  readonly sessions: Sessions
  readonly passwords: Passwords
  readonly tokens: MailedTokens
  readonly limits: SignInLimits
  readonly mails: AccountMails
  /** That someone who is signed in knows the password of the account. */
  readonly ensureCurrentPassword: ReturnType<typeof createCurrentPassword>
  readonly getUser: (keeperId: number) => Promise<CurrentUser>
}

export function createParts(dependencies: AccountsDependencies): AccountsParts {
  const { db, transact, audit, mailQueue, publicUrl, throttle, passwordCost } = dependencies
  const passwords = createPasswords(passwordCost)
  const limits = createSignInLimits(throttle)
  return {
    ...dependencies,
    sessions: createSessions(dependencies),
    passwords,
    tokens: createMailedTokens(dependencies),
    limits,
    ensureCurrentPassword: createCurrentPassword({ db, transact, audit, passwords, limits }),
    mails: createAccountMails(mailQueue, publicUrl),
    getUser: async (keeperId) => {
      const { sharesProfile, sharesCollection, isListed, ...keeper } = await getKeeper(db, keeperId)
      return {
        ...keeper,
        sharing: {
          profile: Boolean(sharesProfile),
          collection: Boolean(sharesCollection),
          directory: Boolean(isListed),
        },
        isAdmin: Boolean(keeper.isAdmin),
        isEmailVerified: Boolean(keeper.isEmailVerified),
      }
    },
  }
}
