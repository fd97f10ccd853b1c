import { usernameTaken, wrongCredentials } from '@clutchbook/domain/accounts/accounts.errors'
import { accountKey, isReservedName, passwordProblem } from '@clutchbook/domain/accounts/accounts.rules'
import type { Credentials, CurrentUser, Registration } from '@clutchbook/domain/accounts/accounts.schema'
import { refuseField } from '@clutchbook/domain/kernel/domain-error'
import type { GivenSession } from '../../platform/actor.ts'
import { type Caller, ownWork } from '../../platform/caller.ts'
import { answerOnce } from '../../platform/database/request-keys.ts'
import { findSecretsByUsernameKey, registrationScope, replacePasswordHash } from './accounts.repository.ts'
import type { AccountsParts } from './accounts-dependencies.ts'
import { insertKeeper } from './new-keeper.ts'

/** A keeper who has just come in, and the session that the browser is given. */
export type Arrival = { readonly user: CurrentUser; readonly session: GivenSession }

/** Authentication: registration, sign-in and sign-out. */
export function createAuthentication(parts: AccountsParts) {
  const { db, transact, clock, audit, sessions, passwords, limits, tokens, mails, getUser } = parts

  /** A request key alone must not open an account: whoever repeats the call also knows the password. */
  const ensurePassword = async ({ username, password }: Registration): Promise<void> => {
    const keeper = await findSecretsByUsernameKey(db, accountKey(username))
    if (!(await passwords.fits(keeper?.passwordHash, password))) throw usernameTaken()
  }

  /** Opens an account. A repeated call with the same key arrives at the same account, if the password is the same too. */
  const register = async (
    input: Registration,
    requestKey?: string,
    caller: Caller = ownWork,
  ): Promise<Arrival> => {
    const weak = passwordProblem(parts.passwordMinLength)(input.password)
    if (weak) throw refuseField('password', weak)
    await limits.countRegistration(caller)
    if (isReservedName(input.username)) throw usernameTaken()
    const passwordHash = await passwords.hash(input.password)
    const usernameKey = accountKey(input.username)
    const asked = [usernameKey, accountKey(input.email)]
    const keeperId = await transact((tx, afterCommit) =>
      answerOnce(tx, clock, { scope: registrationScope(usernameKey), key: requestKey, asked }, async () => {
        const id = await insertKeeper(tx, clock, { ...input, passwordHash })
        const token = await tokens.create(tx, id, 'verify', input.email)
        afterCommit(() => mails.welcome({ ...input, isEmailVerified: false }, input.email, token))
        afterCommit(() => audit('account opened', caller, { keeperId: id }))
        return id
      }),
    )
    if (requestKey !== undefined) await ensurePassword(input)
    return { session: await sessions.begin(db, keeperId, false, caller), user: await getUser(keeperId) }
  }

  /** Lets a keeper in. A wrong name and a wrong password get the same answer after the same work (ACC-95). */
  const signIn = async (
    { username, password, rememberMe }: Credentials,
    caller: Caller = ownWork,
  ): Promise<Arrival> => {
    const usernameKey = accountKey(username)
    const attempt = await limits.countSignIn(usernameKey, caller)
    const keeper = await findSecretsByUsernameKey(db, usernameKey)
    const fits = await passwords.fits(keeper?.passwordHash, password)
    if (!keeper || !fits || !keeper.isActive) {
      audit('sign-in refused', caller, { keeperId: keeper?.id ?? null })
      throw wrongCredentials()
    }
    const { id: keeperId, passwordHash: judged } = keeper
    const today = passwords.isOutdated(judged) ? await passwords.hash(password) : judged
    // One transaction, or a password that is replaced just now would still open a session after the others have ended.
    const session = await transact(async (tx) => {
      if (!(await replacePasswordHash(tx, keeperId, judged, today))) throw wrongCredentials()
      await attempt.succeed(tx)
      return sessions.begin(tx, keeperId, rememberMe, caller)
    })
    audit('signed in', caller, { keeperId })
    return { session, user: await getUser(keeperId) }
  }

  const signOut = async (token: string, caller: Caller = ownWork): Promise<void> => {
    const keeperId = await sessions.end(token)
    if (keeperId !== null) audit('signed out', caller, { keeperId })
  }

  return { register, signIn, signOut }
}
