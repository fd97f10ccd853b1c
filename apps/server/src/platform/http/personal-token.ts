import { noTokenMay, tokenOnlyReads, unknownToken } from '@clutchbook/domain/accounts/api-tokens.errors'
import { tokenPrefix } from '@clutchbook/domain/accounts/api-tokens.rules'
import { type Access, scopeFor } from '@clutchbook/domain/kernel/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FoundSession, FoundToken } from '../actor.ts'
import type { Caller } from '../caller.ts'
import { callerOf } from './caller.ts'

/** Finds a personal token; null for one that never was, was revoked or has ended. Throws 'too-many' after repeated such tries. */
export type FindToken = (token: string, caller: Caller) => Promise<FoundToken | null>

/** Other words in this header are for a proxy in front of the site, and no business of ours. */
const form = new RegExp(`^Bearer +(${tokenPrefix}\\S*) *$`, 'i')

/** The personal token that a request carries; null for a request without one. */
export const personalToken = ({
  headers: { authorization },
}: Pick<FastifyRequest, 'headers'>): string | null =>
  authorization === undefined ? null : (form.exec(authorization)?.[1] ?? null)

/** Whether a request acts by a personal token. Then its cookies have no say. */
export const isByToken = (request: FastifyRequest): boolean => {
  if (personalToken(request) === null) return false
  const { access } = request.routeOptions.config
  return access !== undefined && access !== 'visitor'
}

/**
 * Who acts by a personal token. Throws 'not-signed-in' for a token that does not work, and 'not-allowed' for a call that
 * it is not let in to.
 */
export async function actByToken(
  findToken: FindToken,
  token: string,
  { request, reply, access }: { request: FastifyRequest; reply: FastifyReply; access: Access },
): Promise<FoundSession> {
  const found = await findToken(token, callerOf(request))
  if (found === null) {
    reply.header('WWW-Authenticate', 'Bearer error="invalid_token"')
    throw unknownToken()
  }
  const needed = scopeFor({ method: request.method, access })
  if (needed === null) throw noTokenMay()
  if (needed === 'change' && found.scope === 'read') throw tokenOnlyReads()
  return { actor: found.actor, renewed: null }
}
