import { apiTokensContract } from '@clutchbook/domain/accounts/api-tokens.contract'
import type { FastifyInstance } from 'fastify'
import { callerOf } from '../../platform/http/caller.ts'
import { serve } from '../../platform/http/serve.ts'
import type { AccountsService } from './accounts.service.ts'

/** The personal tokens by which programs act for a keeper. */
export function apiTokensRoutes(app: FastifyInstance, { apiTokens }: AccountsService): void {
  serve(app, apiTokensContract.listTokens, ({ actor }) => apiTokens.list(actor))

  serve(app, apiTokensContract.createToken, ({ actor, body, request }) =>
    apiTokens.create(actor, body, callerOf(request)),
  )

  serve(app, apiTokensContract.removeToken, async ({ actor, params, request }) => {
    await apiTokens.remove(actor, params.id, callerOf(request))
    return undefined
  })
}
