import type { FastifyInstance } from 'fastify'

/**
 * What a page of the product may load: its own files, and pictures it has just made itself. A page lets style elements in
 * by its nonce, and the one script that stands in it by what that says.
 */
export const contentPolicy = (styleNonce?: string, ownScript?: string): string =>
  [
    "default-src 'none'",
    `script-src 'self'${ownScript ? ` ${ownScript}` : ''}`,
    `style-src 'self'${styleNonce ? ` 'nonce-${styleNonce}'` : ''}`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

const yearInSeconds = 31_536_000

/** Addresses of this machine, which browsers trust without TLS. */
const loopback = /^(localhost|[\w.-]+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Whether a browser trusts the way to an address; over any other it ignores some headers, and complains of them. */
const isTrusted = (hostname: string, overTls: boolean): boolean => overTls || loopback.test(hostname)

/** Headers that every answer carries, refusals and files included. */
export const securityHeaders = (publicUrl: string): Record<string, string> => ({
  'Content-Security-Policy': contentPolicy(),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...(isOverTls(publicUrl) ? { 'Strict-Transport-Security': `max-age=${yearInSeconds}` } : {}),
})

export const isOverTls = (publicUrl: string): boolean => publicUrl.startsWith('https:')

/** The same for a request to a host. */
export function createHeadersFor(publicUrl: string): (hostname: string) => Record<string, string> {
  const headers = securityHeaders(publicUrl)
  const whereTrusted = { ...headers, 'Cross-Origin-Opener-Policy': 'same-origin' }
  const overTls = isOverTls(publicUrl)
  return (hostname) => (isTrusted(hostname, overTls) ? whereTrusted : headers)
}

export function addSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  const headersFor = createHeadersFor(publicUrl)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersFor(request.hostname))
    done()
  })
}
