import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { TooManyError } from '@clutchbook/domain/kernel/domain-error'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '../log.ts'
import { readSettings } from '../settings/settings.ts'
import { createHttpServer } from './http-server.ts'
import type { OpenPages, PageVisitor } from './open-page.ts'
import { serveSite } from './site.ts'

const page = [
  '<head>',
  '<meta name="csp-nonce" content="__CSP_NONCE__"><meta name="session" content="__SESSION__">',
  '<meta name="password-min-length" content="__PASSWORD_MIN_LENGTH__">',
  '<meta name="source-url" content="__SOURCE_URL__">',
  '<script src="/theme.js"></script>',
  '<!--signed-out--><script type="module" src="/assets/signed-out-1.js"></script><!--/signed-out-->',
  '</head>',
].join('')

async function startSite(
  publicUrl = 'http://localhost:3000',
  env: Record<string, string> = {},
  openPages?: OpenPages,
) {
  const folder = mkdtempSync(join(tmpdir(), 'clutchbook-site-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), page)
  writeFileSync(
    join(folder, 'public.html'),
    '<title></title><div id="root"></div><script src="/start.js"></script>',
  )
  writeFileSync(join(folder, 'theme.js'), '// What it does.\n  theme()\n')
  writeFileSync(join(folder, 'service-worker.js'), 'work()')
  writeFileSync(join(folder, 'offline.html'), '<title>Offline</title>')
  writeFileSync(join(folder, 'manifest.webmanifest'), '{"id":"/"}')
  writeFileSync(join(folder, 'assets/index-1.js'), 'start()')
  writeFileSync(join(folder, 'assets/index-1.js.br'), brotliCompressSync('start()'))
  writeFileSync(join(folder, '.sources'), 'stamp')
  const settings = readSettings({ PUBLIC_URL: publicUrl, ...env })
  const app = await createHttpServer(settings, createLog('silent'), async () => null)
  await serveSite(app, folder, settings, openPages)
  onTestFinished(async () => {
    await app.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
}

test('R57 each page answer carries a nonce of its own, in the page and in the policy, and allows nothing inline else', async () => {
  const get = await startSite()
  const nonces = new Set<string>()
  for (const url of ['/', '/animals/7', '/auth']) {
    const answer = await get(url)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    const nonce = /csp-nonce" content="([^"]+)"/.exec(answer.body)?.[1] ?? ''
    const policy = String(answer.headers['content-security-policy'])
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`)
    expect(policy).not.toMatch(/unsafe-(inline|eval)/)
    nonces.add(nonce)
  }
  expect(nonces.size).toBe(3)
})

test('a page tells whether a session came along, and is not kept by shared caches', async () => {
  const get = await startSite()
  const visitor = await get('/')
  expect(visitor.body).toContain('name="session" content="none"')
  expect(visitor.headers['cache-control']).toBe('private, no-cache')
  expect((await get('/', { cookie: 'clutchbook=x' })).body).toContain('name="session" content="present"')
})

test('B18 a page has the browser ask at once who is signed in, where someone may be and the page will ask', async () => {
  const get = await startSite()
  const asks = async (url: string, headers?: Record<string, string>) =>
    (await get(url, headers)).body.includes('rel="preload" as="fetch" href="/api/user"')
  const signedIn = { cookie: 'clutchbook=x' }
  expect([await asks('/animals/7', signedIn), await asks('/', signedIn)]).toEqual([true, true])
  expect([await asks('/reset-password', signedIn), await asks('/unsubscribe?t=1', signedIn)]).toEqual([
    false,
    false,
  ])
  expect([await asks('/animals/7'), await asks('/auth')]).toEqual([false, false])
})

test('B18 a page names what the sign-in page is made of, where it is made of that or leads there', async () => {
  const get = await startSite()
  const names = async (url: string, headers?: Record<string, string>) =>
    (await get(url, headers)).body.includes('/assets/signed-out-1.js')
  expect([await names('/auth'), await names('/animals/7')]).toEqual([true, true])
  expect(await names('/animals/7', { cookie: 'clutchbook=x' })).toBe(false)
  expect([await names('/reset-password?token=x'), await names('/unsubscribe')]).toEqual([true, false])
  for (const url of ['/auth', '/unsubscribe']) expect((await get(url)).body).not.toContain('<!--')
})

test('ACC-Q05 a page says the operator’s floor for passwords, and where the source is where they have said so', async () => {
  const plain = (await (await startSite())('/auth')).body
  expect(plain).toContain('name="password-min-length" content="4"')
  expect(plain).toContain('name="source-url" content=""')
  const set = { PASSWORD_MIN_LENGTH: '12', SOURCE_URL: 'https://code.example/x?a="b&c=$&' }
  const told = (await (await startSite('http://localhost:3000', set))('/auth')).body
  expect(told).toContain('name="password-min-length" content="12"')
  expect(told).toContain('name="source-url" content="https://code.example/x?a=&quot;b&amp;c=$&amp;"')
})

test('U17 the script that sets the theme stands in the page, and the page lets in no other', async () => {
  const { body, headers } = await (await startSite())('/auth')
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(body) ?? []
  expect(script).toBe('theme()')
  const hash = createHash('sha256').update(script).digest('base64')
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`)
})

test('built files are sent compressed where the browser takes it, and kept for good', async () => {
  const get = await startSite()
  const plain = await get('/assets/index-1.js')
  expect([plain.body, plain.headers['content-encoding']]).toEqual(['start()', undefined])
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const packed = await get('/assets/index-1.js', { 'accept-encoding': 'gzip, br' })
  expect(packed.headers['content-encoding']).toBe('br')
  expect((await get('/theme.js')).body).toContain('theme()')
})

test('P1 P3 the worker is asked for anew each time and may speak for the whole site; the page it keeps comes as it is', async () => {
  const get = await startSite()
  const worker = await get('/service-worker.js')
  expect([worker.body, worker.headers['cache-control']]).toEqual(['work()', 'no-cache'])
  expect(worker.headers['content-type']).toMatch(/javascript/)
  // The worker itself may ask this site and no other.
  expect(worker.headers['content-security-policy']).toContain("connect-src 'self'")
  const offline = await get('/offline.html')
  expect([offline.body, offline.headers['cache-control']]).toEqual(['<title>Offline</title>', 'no-cache'])
  expect(offline.headers['content-security-policy']).toContain("style-src 'self';")
  const manifest = await get('/manifest.webmanifest')
  expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/)
  const page = await get('/')
  expect(page.headers['content-security-policy']).toMatch(/manifest-src 'self'; worker-src 'self'/)
})

test.each([
  [new Error('no such table: animal'), 500, undefined],
  [new TooManyError('Too many requests.', 30), 429, '30'],
])(
  'SHR-13 R80 whoever opens a public page while it fails with %s gets a page and not the words of a call',
  async (error, status, after) => {
    const find = () => Promise.reject(error)
    const get = await startSite(undefined, {}, { routes: ['/shared/reptile/:id'], find })
    const answer = await get('/shared/reptile/1')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
    expect([answer.headers['x-robots-tag'], answer.headers['retry-after']]).toEqual([
      'noindex, nofollow',
      after,
    ])
    expect(answer.body).toContain('<div id="root"></div><noscript>This page can’t be shown right now.')
    expect(answer.body).toContain('start.js')
    expect(answer.body).not.toMatch(/no such table|code/)
  },
)

test.each([
  '/assets/missing.js',
  '/missing.js',
  '/assets/../../package.json',
  '/assets/%2e%2e/index.html',
  '/assets/..%2findex.html',
  '/api',
  '/.sources',
  '/.git/config',
  '/api/nope',
])('R82 %s is not to be had', async (url) => {
  const answer = await (await startSite())(url)
  expect(answer.body).not.toMatch(/stamp|workspaces/)
  if (!answer.headers['content-type']?.toString().startsWith('text/html'))
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
})

test.each([
  ['http://localhost:3000', 'localhost:3000', 'same-origin'],
  ['http://localhost:3000', '127.0.0.1:3000', 'same-origin'],
  ['http://localhost:3000', '[::1]:3000', 'same-origin'],
  // Browsers ignore the header on an address they don't trust, and complain of it in the console.
  ['http://localhost:3000', '192.168.1.20:3000', undefined],
  ['http://localhost:3000', 'localhost.evil.example', undefined],
  ['https://book.example', 'book.example', 'same-origin'],
  ['https://book.example', '10.0.0.5:3000', 'same-origin'],
])('R58 under %s a page at %s has the opener policy %s', async (publicUrl, host, policy) => {
  const get = await startSite(publicUrl)
  for (const url of ['/', '/theme.js', '/api/nope'])
    expect((await get(url, { host })).headers['cross-origin-opener-policy']).toBe(policy)
})

test('S2 a page of strangers has the status that fits what it shows, and is told who comes: a person or not, with which passes', async () => {
  const visitors: PageVisitor[] = []
  const statuses = [200, 403, 404] as const
  const find: OpenPages['find'] = async (_path, _search, visitor) => {
    visitors.push(visitor)
    return { status: statuses[visitors.length - 1] ?? 200, preview: null, told: null }
  }
  const get = await startSite(undefined, {}, { routes: ['/shared/reptile/:id'], find })
  const path = '/shared/reptile/1'
  const cookie = 'clutchbook=word; clutchbook-pass-animal-1=pass'
  const person = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Firefox/150.0', cookie }
  expect((await get(path, person)).statusCode).toBe(200)
  expect((await get(path, { 'user-agent': 'WhatsApp/2.23' })).statusCode).toBe(403)
  expect((await get(path)).headers['cache-control']).toBe('private, no-cache')
  const told = visitors.map(({ token, isPerson, shareTokens }) => [token, isPerson, shareTokens('animal-1')])
  expect(told.slice(0, 2)).toEqual([
    ['word', true, 'pass'],
    [null, false, undefined],
  ])
})
