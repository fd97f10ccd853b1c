import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DomainError } from '@clutchbook/domain/kernel/domain-error'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { escapeText, type OpenPages, writeOpenPage } from './open-page.ts'
import { contentPolicy } from './security-headers.ts'
import { sessionToken } from './session-cookie.ts'

const nonceMark = '__CSP_NONCE__'
/** Where the page is told whether a session came along, so that a visitor's browser need not ask and be refused. */
const sessionMark = '__SESSION__'
/** A file of the built site: no folders, and nothing that begins with a dot. */
const fileName = /^[\w-][\w.-]*\.\w+$/
/** What the operator has set and a page says or asks by; it is the same for everyone. */
export type PageFacts = {
  readonly publicUrl: string
  readonly passwordMinLength: number
  readonly sourceUrl: string | null
}

/** Writes the operator's settings into the page, so that a browser need not ask for them. */
const withFacts = (html: string, { passwordMinLength, sourceUrl }: PageFacts): string =>
  html
    .replace('__PASSWORD_MIN_LENGTH__', String(passwordMinLength))
    .replace('__SOURCE_URL__', () => (sourceUrl === null ? '' : escapeText(sourceUrl)))

const nothingHere = () => new DomainError('not-found', 'There is nothing at this address')

/** Pages that carry what strangers read: counted like the calls that answer it (SHR-63). */
const openRoute = { config: { access: 'visitor', paced: 'pages' }, schema: { hide: true } } as const
const route = { config: { access: 'visitor' }, schema: { hide: true } } as const

/**
 * Serves the built site: files by name, and its one page for every other address that a person may open. Style
 * elements need the nonce that each page answer carries, because the component library writes some at run time.
 */
export async function serveSite(
  app: FastifyInstance,
  folder: string,
  facts: PageFacts,
  openPages: OpenPages = { routes: [], find: async () => null },
): Promise<void> {
  const { publicUrl } = facts
  const page = join(folder, 'index.html')
  if (!existsSync(page)) {
    app.log.warn('the site is not built, only the API is served')
    return
  }
  const html = withFacts(readFileSync(page, 'utf8'), facts)
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, cacheControl: false })
  app.get('/assets/*', route, (request, reply) => {
    const name = (request.params as { '*': string })['*']
    if (!fileName.test(name)) throw nothingHere()
    return reply.header('Cache-Control', 'public, max-age=31536000, immutable').sendFile(`assets/${name}`)
  })
  app.get('/*', route, (request, reply) => {
    const name = (request.params as { '*': string })['*']
    if (name === 'api' || name.startsWith('api/')) throw nothingHere()
    if (fileName.test(name) && name !== 'index.html')
      return reply.header('Cache-Control', 'public, max-age=3600').sendFile(name)
    return sendPage(request, reply, html, publicUrl)
  })
  for (const url of openPages.routes)
    app.get(url, openRoute, async (request, reply) => {
      const [path = ''] = request.url.split('?', 1)
      const page = writeOpenPage(html, await openPages.find(path), path, publicUrl)
      return sendPage(request, reply.header('X-Robots-Tag', 'noindex, nofollow'), page, publicUrl)
    })
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
  publicUrl: string,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  return reply
    .header('Content-Security-Policy', contentPolicy(nonce))
    .header('Cache-Control', 'private, no-cache')
    .type('text/html; charset=utf-8')
    .send(
      html
        .replaceAll(nonceMark, nonce)
        .replace(sessionMark, sessionToken(request, publicUrl) === null ? 'none' : 'present'),
    )
}
