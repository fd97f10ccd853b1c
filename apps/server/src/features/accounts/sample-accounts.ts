import { wrongCredentials } from '@clutchbook/domain/accounts/accounts.errors'
import { accountKey } from '@clutchbook/domain/accounts/accounts.rules'
import type { SampleAccount, TemporaryCredentials } from '@clutchbook/domain/accounts/accounts.schema'
import type { Caller } from '../../platform/caller.ts'
import { changeKeeper, changeSamples, findSecretsByUsernameKey } from './accounts.repository.ts'
import type { AccountsParts } from './accounts-dependencies.ts'
import type { Arrival } from './authentication.ts'
import { insertKeeper } from './new-keeper.ts'

/** One account of each role, for trying the product out; anyone may read their passwords. */
const samples = [
  {
    username: 'sample-free',
    password: 'sample-free-1',
    name: 'Sample Free',
    plan: 'free',
    isAdmin: false,
    description: 'A keeper on the free plan',
  },
  {
    username: 'sample-pro',
    password: 'sample-pro-1',
    name: 'Sample Pro',
    plan: 'pro',
    isAdmin: false,
    description: 'A keeper on the Pro plan',
  },
  {
    username: 'sample-admin',
    password: 'sample-admin-1',
    name: 'Sample Administrator',
    plan: 'pro',
    isAdmin: true,
    description: 'An administrator',
  },
] as const

type SignIn = (
  credentials: { username: string; password: string; rememberMe: boolean },
  caller: Caller,
) => Promise<Arrival>

/** The temporary login and its accounts, which exist only where the operator's switch is on (ACC-Q17). */
export function createSampleAccounts({ db, transact, clock, passwords }: AccountsParts, signIn: SignIn) {
  const seedOne = async (sample: (typeof samples)[number]): Promise<void> => {
    const { username, name, plan, isAdmin } = sample
    const known = await findSecretsByUsernameKey(db, accountKey(username))
    if (known && !known.isSample) return
    const passwordHash = await passwords.hash(sample.password)
    if (known) {
      await changeKeeper(db, known.id, { passwordHash, plan, isAdmin, isActive: true })
      return
    }
    const email = `${username}@no-mail.invalid`
    const values = { username, email, name, plan, isAdmin, passwordHash, isSample: true }
    await transact((tx) => insertKeeper(tx, clock, values))
  }

  return {
    /** Makes the accounts where the switch is on, and shuts those of an earlier run where it is off. */
    prepare: async (isOn: boolean): Promise<void> => {
      if (!isOn) return changeSamples(db, false)
      for (const sample of samples) await seedOne(sample)
    },

    list: async (): Promise<SampleAccount[]> =>
      samples.map(({ username, password, description }) => ({ username, password, description })),

    /** Lets someone in to a sample account, and to no other. */
    signIn: async (credentials: TemporaryCredentials, caller: Caller): Promise<Arrival> => {
      const key = accountKey(credentials.username)
      if (!samples.some(({ username }) => username === key)) throw wrongCredentials()
      return signIn({ ...credentials, rememberMe: false }, caller)
    },
  }
}
