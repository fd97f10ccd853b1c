import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { DomainError } from '@clutchbook/domain/kernel/domain-error'
import fastifyStatic from '@fastify/static'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { markFailed } from './errors.ts'
import { inlineStyleSheets } from './inline-style-sheet.ts'
import { escapeText, type OpenPages, type PageVisitor, type WrittenPage, writeOpenPage } from './open-page.ts'
import { isOpenedByPerson } from './opened-by.ts'
import { createPageDrawer } from './page-drawer.ts'
import { contentPolicy } from './security-headers.ts'
import { sessionToken } from './session-cookie.ts'
import { shareTokensOf } from './share-token-cookie.ts'
import { takeInTheme } from './theme-script.ts'

/** The page of the built site that becomes every page which strangers may open. */
const publicPage = 'public.html'
const nonceMark = '__CSP_NONCE__'
/** Where the page is told whether a session came along, so that a visitor's browser need not ask and be refused. */
const sessionMark = '__SESSION__'
/**
 * The first thing that a keeper's page asks, and that it waits for before it asks anything else. The browser asks along
 * with the script and not when that has come and run.
 */
const whoIsIt = '<link rel="preload" as="fetch" href="/api/user" crossorigin="use-credentials">'
/**
 * Between these marks the page names what the sign-in page is made of. Nobody who is signed in needs that; everyone else gets
 * there at once, and their browser fetches it along with the first script.
 */
const signedOutFiles = /<!--signed-out-->(.*)<!--\/signed-out-->/s
/** Pages that are the same for everyone, and don't ask who it is. */
const standsAlone = /^(reset-password|unsubscribe)\/?$/
/** Made of what the sign-in page is made of, for whomever. */
const isSignedOutPage = /^reset-password\/?$/
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

/** Bears no fingerprint in its name, and stands in a browser for good: the browser asks each time whether it is another. */
const worker = 'service-worker.js'
/** The page that the worker shows where the server can't be reached. */
const offlinePage = 'offline.html'

const nothingHere = () => new DomainError('not-found', 'There is nothing at this address')

/** Pages that carry what strangers read: counted like the calls that answer it (SHR-63). */
const openRoute = { config: { access: 'visitor', rateLimited: 'pages' }, schema: { hide: true } } as const
const route = { config: { access: 'visitor' }, schema: { hide: true } } as const

/**
 * Serves the built site: files by name, and its one page for every other address that a person may open. Style
 * elements need the nonce that each page answer carries, because the component library writes some at run time.
 */
export async function serveSite(
  app: FastifyInstance,
  folder: string,
  facts: PageFacts,
  openPages?: OpenPages,
): Promise<void> {
  const { publicUrl } = facts
  const page = join(folder, 'index.html')
  if (!existsSync(page)) {
    app.log.warn('the site is not built, only the API is served')
    return
  }
  const themed = takeInTheme(folder, withFacts(readFileSync(page, 'utf8'), facts))
  const inside = themed.html.replace(signedOutFiles, '')
  const signedOut = themed.html.replace(signedOutFiles, '$1')
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, cacheControl: false })
  app.get('/assets/*', route, (request, reply) => {
    const name = (request.params as { '*': string })['*']
    if (!fileName.test(name)) throw nothingHere()
    return reply.header('Cache-Control', 'public, max-age=31536000, immutable').sendFile(`assets/${name}`)
  })
  app.get('/*', route, (request, reply) => {
    const name = (request.params as { '*': string })['*']
    if (name === 'api' || name.startsWith('api/')) throw nothingHere()
    if (name === worker || name === offlinePage)
      return reply.header('Cache-Control', 'no-cache').sendFile(name)
    if (fileName.test(name) && !name.endsWith('.html'))
      return reply.header('Cache-Control', 'public, max-age=3600').sendFile(name)
    const nonce = makeNonce()
    const hasSession = sessionToken(request, publicUrl) !== null
    const isAlone = standsAlone.test(name)
    const html = isSignedOutPage.test(name) || !(hasSession || isAlone) ? signedOut : inside
    return sendHtml(
      reply,
      contentPolicy(nonce, themed.source),
      frame(html, nonce, hasSession, hasSession && !isAlone),
    )
  })
  const hasPublicPages = existsSync(join(folder, publicPage))
  if (openPages && hasPublicPages) serveOpenPages(app, folder, facts, openPages)
}

/** Serves the pages that everyone may open, each drawn with what it shows at that moment. */
function serveOpenPages(app: FastifyInstance, folder: string, facts: PageFacts, pages: OpenPages): void {
  const { publicUrl } = facts
  const built = withFacts(readFileSync(join(folder, publicPage), 'utf8'), facts)
  const themed = takeInTheme(folder, inlineStyleSheets(folder, built, nonceMark))
  const draw = createPageDrawer(folder)
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = '', search = ''] = request.url.split('?', 2)
    const nonce = makeNonce()
    const { status, preview, told } = await pages.find(path, search, visitorOf(request, publicUrl))
    const drawn = told && (await draw({ path, search, told, nonce }).catch(tellFailure(request)))
    reply.code(status)
    return send(request, reply, nonce, { preview, drawn })
  }
  const send = async (request: FastifyRequest, reply: FastifyReply, nonce: string, page: WrittenPage) => {
    const [path = ''] = request.url.split('?', 1)
    const html = writeOpenPage(themed.html.replaceAll(nonceMark, nonce), page, path, publicUrl)
    reply.header('X-Robots-Tag', 'noindex, nofollow')
    return sendHtml(reply, contentPolicy(nonce, themed.source), await packed(request, reply, html))
  }
  // A stranger with a link gets a page also when the product fails; its browser asks again and says what to do.
  const errorHandler = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    markFailed(error, request, reply)
    return send(request, reply, makeNonce(), { preview: null, drawn: null })
  }
  for (const url of pages.routes)
    for (const form of [url, `${url}/`]) app.get(form, { ...openRoute, errorHandler }, answer)
}

const visitorOf = (request: FastifyRequest, publicUrl: string): PageVisitor => ({
  token: sessionToken(request, publicUrl),
  isPerson: isOpenedByPerson(request),
  shareTokens: shareTokensOf(request, publicUrl),
})

/** A page that can't be drawn is sent empty; the browser then asks for itself. */
const tellFailure = (request: FastifyRequest) => (error: unknown) => {
  request.log.error({ err: error }, 'a page could not be drawn')
  return null
}

const gzipAsync = promisify(gzip)

/** A drawn page is the same words many times over, so it is sent compressed to whoever takes that. */
async function packed(request: FastifyRequest, reply: FastifyReply, html: string): Promise<string | Buffer> {
  reply.header('Vary', 'Accept-Encoding')
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return html
  reply.header('Content-Encoding', 'gzip')
  return gzipAsync(html)
}

const makeNonce = (): string => randomBytes(16).toString('base64')

const frame = (html: string, nonce: string, hasSession: boolean, asksWho: boolean): string =>
  html
    .replaceAll(nonceMark, nonce)
    .replace(sessionMark, hasSession ? 'present' : 'none')
    .replace('</head>', (end) => (asksWho ? whoIsIt + end : end))

const sendHtml = (reply: FastifyReply, policy: string, html: string | Buffer): FastifyReply =>
  reply
    .header('Content-Security-Policy', policy)
    .header('Cache-Control', 'private, no-cache')
    .type('text/html; charset=utf-8')
    .send(html)
