import type { CurrentUser } from '@clutchbook/domain/accounts/accounts.schema'
import type { Actor } from '../../platform/actor.ts'
import type { Caller } from '../../platform/caller.ts'
import { type AccountsDependencies, createParts } from './accounts-dependencies.ts'
import { createApiTokens } from './api-tokens.ts'
import { createAuthentication } from './authentication.ts'
import { createDevices } from './devices.ts'
import { createEmailProof } from './email-proof.ts'
import { createNewPassword } from './new-password.ts'
import { createOperator } from './operator.ts'
import { createProfile } from './profile.ts'
import { createRemoval } from './removal.ts'
import { createSampleAccounts } from './sample-accounts.ts'

export type { Account } from './operator.ts'
export type { PasswordCost } from './passwords.ts'

/** Accounts and sessions: who a keeper is, and that it is them. */
export function createAccountsService(dependencies: AccountsDependencies) {
  const parts = createParts(dependencies)
  const { sessions, passwords, tokens, limits, audit, getUser } = parts
  const authentication = createAuthentication(parts)
  const profile = createProfile(parts)
  const newPassword = createNewPassword(parts)
  const emailProof = createEmailProof(parts)
  const removal = createRemoval(parts)
  const operator = createOperator(parts)
  const apiTokens = createApiTokens(parts)

  return {
    register: authentication.register,
    signIn: authentication.signIn,
    signOut: authentication.signOut,
    findSession: sessions.find,
    renewSession: sessions.renew,
    getCurrentUser: (actor: Actor): Promise<CurrentUser> => getUser(actor.keeperId),

    changeProfile: profile.change,
    changePassword: newPassword.change,
    askForLink: newPassword.askForLink,
    resetPassword: newPassword.reset,
    verifyEmail: emailProof.verify,
    sendVerification: emailProof.sendAgain,

    listSessions: sessions.list,
    removeSession: async (actor: Actor, id: number, caller: Caller): Promise<void> => {
      await sessions.remove(actor, id)
      audit('session ended', caller, { keeperId: actor.keeperId })
    },

    apiTokens,
    devices: createDevices(parts),
    removeAccount: removal.remove,

    /** Hashes and checks passwords of whatever else is guarded by one, in the same turns. */
    passwords: { hash: passwords.hash, fits: passwords.fits },

    /** Gives a keeper another plan for what a payment has proved. Never from a keeper's request. */
    changePlan: operator.changePlan,
    operator,
    samples: createSampleAccounts(parts, authentication.signIn),

    /** Forgets what has ended: sessions, links, personal tokens, counted tries. */
    sweep: async (): Promise<void> => {
      await sessions.removeEnded()
      await tokens.sweep()
      await apiTokens.sweep()
      await limits.sweep()
    },
  }
}

export type AccountsService = ReturnType<typeof createAccountsService>
