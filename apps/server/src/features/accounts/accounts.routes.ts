import { accountsContract } from '@clutchbook/domain/accounts/accounts.contract'
import type { FastifyInstance } from 'fastify'
import { requestKeyOf } from '../../platform/http/gate.ts'
import { serve } from '../../platform/http/serve.ts'
import { giveSession, sessionToken, takeSession } from '../../platform/http/session-cookie.ts'
import type { AccountsService } from './accounts.service.ts'

/** The door: registration, sign-in and sign-out, and who is signed in. */
export function accountsRoutes(app: FastifyInstance, accounts: AccountsService, publicUrl: string): void {
  serve(app, accountsContract.register, async ({ body, request, reply }) => {
    const { user, session } = await accounts.register(body, requestKeyOf(request))
    giveSession(reply, session, publicUrl)
    return user
  })

  serve(app, accountsContract.signIn, async ({ body, request, reply }) => {
    const { user, session } = await accounts.signIn(body)
    // A session from before is never carried on: its token may be known to someone else.
    const earlier = sessionToken(request, publicUrl)
    if (earlier !== null) await accounts.signOut(earlier)
    giveSession(reply, session, publicUrl)
    return user
  })

  serve(app, accountsContract.signOut, async ({ request, reply }) => {
    const token = sessionToken(request, publicUrl)
    if (token !== null) await accounts.signOut(token)
    takeSession(reply, publicUrl)
    return undefined
  })

  serve(app, accountsContract.currentUser, ({ actor }) => accounts.getCurrentUser(actor))
}
