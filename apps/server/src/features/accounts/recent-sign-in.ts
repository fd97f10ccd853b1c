import { signInAgain } from '@clutchbook/domain/accounts/accounts.errors'
import { recentSignInHours } from '@clutchbook/domain/accounts/accounts.rules'
import type { Actor } from '../../platform/actor.ts'
import { type Clock, isoAfter } from '../../platform/clock.ts'

/** Someone at a browser left open for days must not end or take over an account without its password (ACC-Q16). */
export function ensureRecentSignIn({ session }: Actor, clock: Clock): void {
  const earliest = isoAfter(clock, -recentSignInHours * 60 * 60 * 1000)
  if (!session || session.signedInAt < earliest) throw signInAgain()
}
