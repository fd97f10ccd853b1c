import type { FastifyReply, FastifyRequest } from 'fastify'

type ShareToken = { readonly link: string; readonly value: string; readonly lastsSeconds: number }

/**
 * Each link has a cookie of its own. A page, what it asks for and its photos stand at different addresses, so its path is
 * the whole site; over https it is bound to the host and to TLS, like the session.
 */
const nameOf = (link: string, publicUrl: string): string =>
  `${publicUrl.startsWith('https:') ? '__Host-' : ''}clutchbook-pass-${link}`

/** The passes that a browser brings along, by the links that they open. */
export const shareTokensOf =
  (request: FastifyRequest, publicUrl: string) =>
  (link: string): string | undefined =>
    request.cookies[nameOf(link, publicUrl)]

/** Gives the browser a pass for as long as it lasts. */
export function setShareToken(
  reply: FastifyReply,
  { link, value, lastsSeconds }: ShareToken,
  publicUrl: string,
): void {
  const secure = publicUrl.startsWith('https:')
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure, maxAge: lastsSeconds } as const
  reply.setCookie(nameOf(link, publicUrl), value, options)
}
