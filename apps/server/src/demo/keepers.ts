import { DomainError } from '@clutchbook/domain/kernel/domain-error'
import type { App } from '../app.ts'

/** Who keeps a demo collection, and the password to look around with. */
export type DemoKeeper = {
  readonly username: string
  readonly password: string
  readonly name: string
  readonly email: string
}

/** Whether a demo keeper can sign in, and so was made before. */
export async function isThere({ services }: App, { username, password }: DemoKeeper): Promise<boolean> {
  try {
    const { session } = await services.accounts.signIn({ username, password, rememberMe: false })
    await services.accounts.signOut(session.token)
    return true
  } catch (error) {
    if (error instanceof DomainError && error.code === 'wrong-credentials') return false
    throw error
  }
}

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
