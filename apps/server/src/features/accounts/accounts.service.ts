import { emailTaken, usernameTaken, wrongCredentials } from '@clutchbook/domain/accounts/accounts.errors'
import { accountKey, isReservedName, passwordProblem } from '@clutchbook/domain/accounts/accounts.rules'
import type { Credentials, CurrentUser, Registration } from '@clutchbook/domain/accounts/accounts.schema'
import type { Plan } from '@clutchbook/domain/billing/billing.rules'
import { refuseField } from '@clutchbook/domain/kernel/domain-error'
import type { Actor, GivenSession } from '../../platform/actor.ts'
import { type Clock, isoNow } from '../../platform/clock.ts'
import { violatedUnique } from '../../platform/database/constraints.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { createKeeperState, noteChange } from '../../platform/database/keeper-state.ts'
import { answerOnce } from '../../platform/database/request-keys.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import type { Events } from '../../platform/events.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { KeeperRegistered } from './accounts.events.ts'
import {
  changePasswordHash,
  changePlan,
  createKeeper,
  findIdByEmailKey,
  findSecretsByUsernameKey,
  getKeeper,
} from './accounts.repository.ts'
import { fitsPassword, hashPassword, isOutdated } from './passwords.ts'
import { createSessions } from './sessions.ts'

export type AccountsDependencies = {
  readonly db: Db
  readonly transact: Transact
  readonly clock: Clock
  readonly secrets: Secrets
  readonly events: Events
  readonly passwordMinLength: number
}

/** A keeper who has just come in, and the session that the browser is given. */
export type Arrival = { readonly user: CurrentUser; readonly session: GivenSession }

/** Accounts and sessions: who a keeper is, and that it is them. */
export function createAccountsService(dependencies: AccountsDependencies) {
  const { db, transact, clock, events, passwordMinLength } = dependencies
  const sessions = createSessions(dependencies)

  const getUser = async (keeperId: number): Promise<CurrentUser> => {
    const keeper = await getKeeper(db, keeperId)
    return { ...keeper, isAdmin: Boolean(keeper.isAdmin) }
  }

  const arrive = async (keeperId: number, remember: boolean): Promise<Arrival> => ({
    session: await sessions.begin(keeperId, remember),
    user: await getUser(keeperId),
  })

  /** Opens an account. A repeated call with the same key arrives at the same account, if the password is the same too. */
  const register = async (input: Registration, requestKey?: string): Promise<Arrival> => {
    const weak = passwordProblem(passwordMinLength)(input.password)
    if (weak) throw refuseField('password', weak)
    if (isReservedName(input.username)) throw usernameTaken()
    const passwordHash = await hashPassword(input.password)
    const asked = [accountKey(input.username), accountKey(input.email)]
    const keeperId = await transact((tx, afterCommit) =>
      answerOnce(tx, clock, { scope: 'visitor', key: requestKey, asked }, async () => {
        const id = await insertKeeper(tx, clock, input, passwordHash)
        const { username, email } = input
        const registered: KeeperRegistered = { type: 'accounts.registered', keeperId: id, username, email }
        afterCommit(() => events.announce(registered))
        return id
      }),
    )
    if (requestKey !== undefined) await ensurePassword(db, input)
    return arrive(keeperId, false)
  }

  /** Lets a keeper in. A wrong name and a wrong password get the same answer after the same work (ACC-95). */
  const signIn = async ({ username, password, rememberMe }: Credentials): Promise<Arrival> => {
    const keeper = await findSecretsByUsernameKey(db, accountKey(username))
    const fits = await fitsPassword(keeper?.passwordHash, password)
    if (!keeper || !fits || !keeper.isActive) throw wrongCredentials()
    if (isOutdated(keeper.passwordHash)) await changePasswordHash(db, keeper.id, await hashPassword(password))
    return arrive(keeper.id, rememberMe)
  }

  return {
    register,
    signIn,

    /** Gives a keeper another plan: for the operator, and for what a payment has proved. Never from a keeper's request. */
    changePlan: (keeperId: number, plan: Plan): Promise<void> =>
      transact(async (tx) => {
        await noteChange(tx, keeperId)
        await changePlan(tx, keeperId, plan)
      }),

    signOut: sessions.end,
    findSession: sessions.find,
    removeEndedSessions: sessions.removeEnded,
    getCurrentUser: (actor: Actor): Promise<CurrentUser> => getUser(actor.keeperId),
  }
}

export type AccountsService = ReturnType<typeof createAccountsService>

async function insertKeeper(
  tx: Tx,
  clock: Clock,
  input: Registration,
  passwordHash: string,
): Promise<number> {
  const { username, email, name, timeZone } = input
  const [usernameKey, emailKey] = [accountKey(username), accountKey(email)]
  if (await findSecretsByUsernameKey(tx, usernameKey)) throw usernameTaken()
  if (await findIdByEmailKey(tx, emailKey)) throw emailTaken()
  try {
    const id = await createKeeper(tx, {
      username,
      usernameKey,
      email,
      emailKey,
      name,
      passwordHash,
      profileImage: null,
      plan: 'free',
      isAdmin: false,
      isActive: true,
      timeZone: knownZone(timeZone),
      createdAt: isoNow(clock),
    })
    await createKeeperState(tx, id)
    return id
  } catch (error) {
    // Two registrations at once: the database decides which one was first.
    const violated = violatedUnique(error)
    if (violated === null) throw error
    throw /email/i.test(violated) ? emailTaken() : usernameTaken()
  }
}

/** A request key alone must not open an account: whoever repeats the call also knows the password. */
async function ensurePassword(db: Db, { username, password }: Registration): Promise<void> {
  const keeper = await findSecretsByUsernameKey(db, accountKey(username))
  if (!(await fitsPassword(keeper?.passwordHash, password))) throw usernameTaken()
}

/** The zone a browser named, where it is one; reminders then come at the keeper's own hour. */
function knownZone(zone: string | undefined): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone ?? 'UTC' }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}
