import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** How the session cookie is named and guarded; over https it is bound to the host and to TLS. */
type CookieForm = { readonly name: string; readonly options: CookieSerializeOptions }

const forms = {
  http: { name: 'clutchbook', options: { httpOnly: true, sameSite: 'lax', path: '/', secure: false } },
  https: { name: '__Host-clutchbook', options: { httpOnly: true, sameSite: 'lax', path: '/', secure: true } },
} as const satisfies Record<string, CookieForm>

const formOf = (publicUrl: string): CookieForm => (publicUrl.startsWith('https:') ? forms.https : forms.http)

/**
 * The token a browser carries. Over https only the name that is bound to the host counts, because another site of the
 * same domain could plant a plain one.
 */
export const sessionToken = (
  { cookies }: Pick<FastifyRequest, 'cookies'>,
  publicUrl: string,
): string | null => cookies[formOf(publicUrl).name] ?? null

/** Gives a session to the browser: until it closes, or for the given time (ACC-85). */
export function giveSession(
  reply: FastifyReply,
  session: { token: string; lastsSeconds: number | null },
  publicUrl: string,
): void {
  const { name, options } = formOf(publicUrl)
  const lasting = session.lastsSeconds === null ? {} : { maxAge: session.lastsSeconds }
  reply.setCookie(name, session.token, { ...options, ...lasting })
}

/** Takes the session from the browser, and what it kept of the keeper's pages. */
export function takeSession(reply: FastifyReply, publicUrl: string): void {
  const { name, options } = formOf(publicUrl)
  reply.clearCookie(name, options).header('Clear-Site-Data', '"cache"')
}
