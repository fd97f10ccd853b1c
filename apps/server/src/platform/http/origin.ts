import { DomainError } from '@clutchbook/domain/kernel/domain-error'
import { isReading } from '@clutchbook/domain/kernel/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isByToken } from './personal-token.ts'

const ownSite = new Set(['same-origin', 'none'])

/**
 * Refuses changes that a browser says come from another site (SHELL-57). A client that sends neither header is no
 * browser and carries no one else's cookies, so it is served. What its sender signs proves by that where it comes from.
 * A personal token is put into a request by whoever knows it, which no other site does.
 */
export function refuseForeignOrigins(app: FastifyInstance, publicUrl: string): void {
  const publicOrigin = new URL(publicUrl).origin
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused = !isReading(request.method) && !isProved(request) && isForeign(request, publicOrigin)
    done(isRefused ? foreignOrigin() : undefined)
  })
}

const isProved = (request: FastifyRequest): boolean =>
  request.routeOptions.config.isSigned === true || isByToken(request)

const foreignOrigin = (): DomainError =>
  new DomainError('foreign-origin', 'This request came from another site and was refused')

function isForeign(request: FastifyRequest, publicOrigin: string): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && !(typeof site === 'string' && ownSite.has(site))) return true
  const { origin } = request.headers
  return origin !== undefined && origin !== publicOrigin && origin !== calledOrigin(request)
}

/** The origin of the address that the request was made to; the scheme is that of the socket, or what a trusted proxy says. */
function calledOrigin({ protocol, headers }: FastifyRequest): string | null {
  const address = `${protocol}://${headers.host}`
  return URL.canParse(address) ? new URL(address).origin : null
}
