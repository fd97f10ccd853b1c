import { notSignedIn } from '@clutchbook/domain/accounts/accounts.errors'
import { DomainError } from '@clutchbook/domain/kernel/domain-error'
import type { Access } from '@clutchbook/domain/kernel/endpoint'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import type { Actor, FoundSession } from '../actor.ts'
import { callerOf } from './caller.ts'
import { actByToken, type FindToken, personalToken } from './personal-token.ts'
import { giveSession, sessionToken } from './session-cookie.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    /** The body is signed by its sender, and no session has a say. */
    isSigned?: true
  }
  interface FastifyRequest {
    actor: Actor | null
  }
  interface FastifyInstance {
    /** Every route with its policy, for the checks that walk them all. */
    routeTable: readonly RouteEntry[]
    /** Whether the session or the personal token that a request came with is still there. */
    isStillSignedIn: (request: FastifyRequest) => Promise<boolean>
  }
}

export type RouteEntry = {
  readonly method: string
  readonly url: string
  readonly access: Access
  readonly isSigned: boolean
}

/** Finds who a session token belongs to. */
export type FindSession = (token: string) => Promise<FoundSession | null>

/** How those who knock are known. */
type AuthHook = {
  readonly findSession: FindSession
  readonly findToken: FindToken
  readonly publicUrl: string
}

/**
 * The one gate in front of all routes. It refuses by default: a route that states no policy keeps the server from
 * starting. It runs before a body is read, so that a stranger can't make the server take one in.
 */
export function guardRoutes(app: FastifyInstance, { findSession, findToken, publicUrl }: AuthHook): void {
  const routes: RouteOptions[] = []
  const table: RouteEntry[] = []
  app.decorate('routeTable', table)
  app.decorate('isStillSignedIn', async (request: FastifyRequest) => {
    const personal = personalToken(request)
    if (personal !== null) return (await findToken(personal, callerOf(request))) !== null
    const token = sessionToken(request, publicUrl)
    return token !== null && (await findSession(token)) !== null
  })
  app.decorateRequest('actor', null)
  app.addHook('onRoute', (route) => {
    routes.push(route)
  })
  app.addHook('onReady', async () => {
    for (const route of routes) table.push(...ensurePolicy(route))
  })
  app.addHook('onRequest', async (request, reply) => {
    const access = request.routeOptions.config.access
    if (access === undefined || access === 'visitor') return
    // A personal token counts, whatever cookies come along.
    const token = personalToken(request)
    const { actor, renewed } =
      token === null
        ? await getSession(request, findSession, publicUrl)
        : await actByToken(findToken, token, { request, reply, access })
    request.actor = withRequestKey(actor, request)
    if (renewed) giveSession(reply, renewed, publicUrl)
    if (access === 'admin' && !request.actor.isAdmin)
      throw new DomainError('not-allowed', 'This page is for the administrator')
  })
}

function ensurePolicy({ method, url, config }: RouteOptions): RouteEntry[] {
  const access = config?.access
  if (access === undefined) throw new Error(`The route ${method} ${url} states no access policy`)
  const isSigned = config?.isSigned === true
  return [method].flat().map((verb) => ({ method: verb, url, access, isSigned }))
}

async function getSession(
  request: FastifyRequest,
  findSession: FindSession,
  publicUrl: string,
): Promise<FoundSession> {
  const token = sessionToken(request, publicUrl)
  const session = token === null ? null : await findSession(token)
  if (session === null) throw notSignedIn()
  return session
}

function withRequestKey(actor: Actor, request: FastifyRequest): Actor {
  const requestKey = requestKeyOf(request)
  return requestKey === undefined ? actor : { ...actor, requestKey }
}

/** As many characters as a key of random letters ever needs, and a database index holds. */
const longestKey = 200

/** The Idempotency-Key of a call. Throws 'not-valid' for one that could not tell calls apart. */
export function requestKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string') return undefined
  if (key === '' || key.length > longestKey)
    throw new DomainError('not-valid', `An Idempotency-Key has 1 to ${longestKey} characters`)
  return key
}

/** Who acts, on a route that only keepers reach. */
export function actorOf(request: FastifyRequest): Actor {
  if (request.actor === null) throw notSignedIn()
  return request.actor
}
