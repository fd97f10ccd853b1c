import { accountsContract, temporaryLoginContract } from '@clutchbook/domain/accounts/accounts.contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { requestKeyOf } from '../../platform/http/auth-hook.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { serve } from '../../platform/http/serve.ts'
import { giveSession, sessionToken, takeSession } from '../../platform/http/session-cookie.ts'
import type { AccountsService } from './accounts.service.ts'
import type { Arrival } from './authentication.ts'

type Options = { readonly publicUrl: string; readonly testLogin: boolean }

/** Authentication: registration, sign-in and sign-out, links that were mailed. */
export function accountsRoutes(app: FastifyInstance, accounts: AccountsService, options: Options): void {
  const { publicUrl } = options

  /** A session from before is never carried on: its token may be known to someone else. */
  const letIn = async (request: FastifyRequest, reply: FastifyReply, { user, session }: Arrival) => {
    const earlier = sessionToken(request, publicUrl)
    if (earlier !== null) await accounts.signOut(earlier, callerOf(request))
    giveSession(reply, session, publicUrl)
    return user
  }

  serve(app, accountsContract.register, async ({ body, request, reply }) =>
    letIn(request, reply, await accounts.register(body, requestKeyOf(request), callerOf(request))),
  )

  serve(app, accountsContract.signIn, async ({ body, request, reply }) =>
    letIn(request, reply, await accounts.signIn(body, callerOf(request))),
  )

  serve(app, accountsContract.signOut, async ({ request, reply }) => {
    const token = sessionToken(request, publicUrl)
    if (token !== null) await accounts.signOut(token, callerOf(request))
    takeSession(reply, publicUrl)
    return undefined
  })

  serve(app, accountsContract.forgotPassword, ({ body, request }) =>
    accounts.askForLink(body.email, callerOf(request)),
  )

  serve(app, accountsContract.resetPassword, async ({ body, request }) => {
    await accounts.resetPassword(body, callerOf(request))
    return undefined
  })

  serve(app, accountsContract.verifyEmail, async ({ body, request }) => {
    await accounts.verifyEmail(body.token, callerOf(request))
    return undefined
  })

  ownAccountRoutes(app, accounts, publicUrl)
  if (!options.testLogin) return

  serve(app, temporaryLoginContract.listSampleAccounts, () => accounts.samples.list())
  serve(app, temporaryLoginContract.temporaryLogin, async ({ body, request, reply }) =>
    letIn(request, reply, await accounts.samples.signIn(body, callerOf(request))),
  )
}

/** What a keeper does with their own account. */
function ownAccountRoutes(app: FastifyInstance, accounts: AccountsService, publicUrl: string): void {
  serve(app, accountsContract.currentUser, ({ actor }) => accounts.getCurrentUser(actor))

  serve(app, accountsContract.changeProfile, ({ actor, body, request }) =>
    accounts.changeProfile(actor, body, callerOf(request)),
  )

  serve(app, accountsContract.changePassword, async ({ actor, body, request }) => {
    await accounts.changePassword(actor, body, callerOf(request))
    return undefined
  })

  serve(app, accountsContract.sendVerification, async ({ actor, request }) => {
    await accounts.sendVerification(actor, callerOf(request))
    return undefined
  })

  serve(app, accountsContract.listSessions, ({ actor }) => accounts.listSessions(actor))

  serve(app, accountsContract.removeSession, async ({ actor, params, request, reply }) => {
    await accounts.removeSession(actor, params.id, callerOf(request))
    if (params.id === actor.sessionId) takeSession(reply, publicUrl)
    return undefined
  })

  serve(app, accountsContract.removeAccount, async ({ actor, request, reply }) => {
    await accounts.removeAccount(actor, callerOf(request))
    takeSession(reply, publicUrl)
    return undefined
  })
}
