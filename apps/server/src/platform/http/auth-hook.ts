import { notSignedIn } from '@clutchbook/domain/accounts/accounts.errors'
import { DomainError } from '@clutchbook/domain/kernel/domain-error'
import { type Access, isReading } from '@clutchbook/domain/kernel/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { Actor, GivenSession } from '../actor.ts'
import type { Clock } from '../clock.ts'
import type { Authenticate, Credentials, Identified, Identity } from './authenticate.ts'
import { authorize } from './authorize.ts'
import { callerOf } from './caller.ts'
import { personalToken } from './personal-token.ts'
import { giveSession, sessionToken } from './session-cookie.ts'
import { writtenAtOf } from './written-at.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    /** The body is signed by its sender, and no session has a say. */
    isSigned?: true
    /** Refusals name fields within fields. */
    namesWithin?: true
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

/** Notes that a session is used; answers what the browser must be given anew because its end has moved. */
export type RenewSession = (token: string, actor: Actor) => Promise<GivenSession | null>

type AuthHook = {
  readonly authenticate: Authenticate
  readonly identified: Identified
  readonly renewSession: RenewSession
  readonly publicUrl: string
}

/**
 * Guards all routes. It refuses by default: a route that states no policy keeps the server from starting. It runs before
 * a body is read, so that a stranger can't make the server take one in.
 */
export function guardRoutes(
  app: FastifyInstance,
  { authenticate, identified, renewSession, publicUrl }: AuthHook,
): void {
  const routes: RouteOptions[] = []
  const table: RouteEntry[] = []
  app.decorate('routeTable', table)
  app.decorate('isStillSignedIn', async (request: FastifyRequest) => {
    const { actor } = await authenticate(credentialsOf(request, publicUrl))
    return actor !== null
  })
  app.decorateRequest('actor', null)
  app.addHook('onRoute', (route) => {
    routes.push(route)
  })
  app.addHook('onReady', async () => {
    for (const route of routes) table.push(...ensurePolicy(route))
  })
  app.addHook('onRequest', async (request, reply) => {
    const { access } = request.routeOptions.config
    if (access === undefined || access === 'visitor') return
    const identity = await (identified.get(request.raw) ?? authenticate(credentialsOf(request, publicUrl)))
    // Before anything is refused, so that the log names whose call it was.
    request.actor = identity.actor && withHeaders(identity.actor, request, app.clock)
    const refusal = authorize(identity, { method: request.method, access })
    if (refusal !== null) {
      if (identity.by === 'unknown-token') reply.header('WWW-Authenticate', 'Bearer error="invalid_token"')
      throw refusal
    }
    await renew(identity, reply)
  })

  async function renew(identity: Identity, reply: FastifyReply): Promise<void> {
    if (identity.by !== 'session' || !identity.isStale) return
    const renewed = await renewSession(identity.token, identity.actor)
    if (renewed) giveSession(reply, renewed, publicUrl)
  }
}

function credentialsOf(request: FastifyRequest, publicUrl: string): Credentials {
  const token = personalToken(request)
  return {
    sessionToken: sessionToken(request, publicUrl),
    personalToken: token === null ? null : { token, caller: callerOf(request) },
  }
}

function ensurePolicy({ method, url, config }: RouteOptions): RouteEntry[] {
  const access = config?.access
  if (access === undefined) throw new Error(`The route ${method} ${url} states no access policy`)
  const isSigned = config?.isSigned === true
  return [method].flat().map((verb) => ({ method: verb, url, access, isSigned }))
}

/** Who acts, with what the headers of the call say of it. */
function withHeaders(actor: Actor, request: FastifyRequest, clock: Clock): Actor {
  const requestKey = requestKeyOf(request)
  const writtenAt = isReading(request.method) ? undefined : writtenAtOf(request, clock)
  if (requestKey === undefined && writtenAt === undefined) return actor
  return { ...actor, ...(requestKey !== undefined && { requestKey }), ...(writtenAt && { writtenAt }) }
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
