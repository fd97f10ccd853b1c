import { DomainError } from '@clutchbook/domain/kernel/domain-error'
import type { App } from '../apps/server/src/app.ts'
import type { Actor } from '../apps/server/src/platform/actor.ts'

/** Who keeps a demo collection, and the password to look around with. */
export type DemoKeeper = {
  readonly username: string
  readonly password: string
  readonly name: string
  readonly email: string
}

/** The number of a demo keeper who can sign in, and so was made before; null where there is none. */
export async function findKeeper(
  { services }: App,
  { username, password }: DemoKeeper,
): Promise<number | null> {
  try {
    const { user, session } = await services.accounts.signIn({ username, password, rememberMe: false })
    await services.accounts.signOut(session.token)
    return user.id
  } catch (error) {
    if (error instanceof DomainError && error.code === 'wrong-credentials') return null
    throw error
  }
}

export const isThere = async (app: App, keeper: DemoKeeper): Promise<boolean> =>
  (await findKeeper(app, keeper)) !== null

/** Whom the services take for a demo keeper who was just made. */
export const actorFor = (keeperId: number, plan: Actor['plan'], timeZone: string): Actor => ({
  keeperId,
  plan,
  isAdmin: false,
  timeZone,
  dataVersion: 1,
})

/** The new keeper's number; null where someone has the name already, with another password. */
export async function registerKeeper(
  { services }: App,
  keeper: DemoKeeper,
  timeZone: string,
): Promise<number | null> {
  try {
    const { user, session } = await services.accounts.register({ ...keeper, timeZone })
    await services.accounts.signOut(session.token)
    return user.id
  } catch (error) {
    if (error instanceof DomainError && error.code === 'taken') return null
    throw error
  }
}
