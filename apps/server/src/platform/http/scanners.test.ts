import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '../log.ts'
import { readSettings } from '../settings/settings.ts'
import { createHttpServer } from './http-server.ts'
import { serveSite } from './site.ts'

const secret = 'canary-of-the-folder'

/** A built site in whose folder lies more than belongs there. */
async function startSite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'clutchbook-site-'))
  const files = {
    'index.html': '<!doctype html><title>Clutchbook</title>',
    'theme.js': '',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/app.js': 'export {}',
    '.env': secret,
    '.git/config': secret,
    'private/notes.txt': secret,
    '../outside.txt': secret,
  }
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, 'dist', name)
    await mkdir(join(path, '..'), { recursive: true })
    await writeFile(path, content)
  }
  const http = await createHttpServer(readSettings({}), createLog('silent'), async () => null)
  await serveSite(http, join(folder, 'dist'), readSettings({}))
  const url = await http.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(async () => {
    await http.close()
    await rm(folder, { recursive: true, force: true })
  })
  return url
}

/** Asks for a path exactly as it is written; `fetch` would tidy it up first. */
const ask = (url: string, path: string, method = 'GET') =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(url)
    request({ hostname, port, path, method }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
      )
    })
      .on('error', reject)
      .end()
  })

const names = [
  ...['.env', '.env.local', '.git/config', '.git/HEAD', '.svn/entries', '.htaccess', '.DS_Store', '.npmrc'],
  ...['private/notes.txt', 'outside.txt', 'assets', 'assets/', 'assets/.env', 'backup.zip', 'dump.sql'],
  ...['package.json', 'package-lock.json', 'node_modules/fastify/package.json', 'src/main.ts', 'config.json'],
  ...['clutchbook.db', 'data/clutchbook.db', 'server-status', 'phpinfo.php', 'wp-login.php', 'admin.php'],
  ...[
    'actuator/env',
    'debug/pprof',
    'metrics',
    'swagger.json',
    'graphql',
    'console',
    '_next/data',
    'index.php',
  ],
  ...['assets/app.js.map', 'index.html.map', 'assets/%2e%2e/.env', '%2e%2e/outside.txt', '..%2foutside.txt'],
]
const prefixes = ['/', '//', '/./', '/assets/../', '/assets/..%2f', '/..\\']

test('R82 some 200 paths that scanners try give the page or nothing, never a file that does not belong', async () => {
  const url = await startSite()
  const paths = names.flatMap((name) => prefixes.map((prefix) => prefix + name))
  expect(paths.length).toBeGreaterThan(200)
  for (const path of paths) {
    const { status, body } = await ask(url, path)
    expect([path, body.includes(secret)]).toEqual([path, false])
    expect([path, [200, 400, 403, 404].includes(status)]).toEqual([path, true])
    if (status === 200) expect([path, body]).toEqual([path, expect.stringMatching(/^<!doctype html>/)])
  }
})

test('R82 folders are not listed, and TRACE and CONNECT-like methods are not answered', async () => {
  const url = await startSite()
  expect((await ask(url, '/assets/')).body).not.toContain('app.js')
  expect((await ask(url, '/assets/app.js')).body).toBe('export {}')
  for (const method of ['TRACE', 'PROPFIND', 'SEARCH', 'LOCK', 'OPTIONS', 'PUT'])
    expect([method, (await ask(url, '/', method)).status]).toEqual([
      method,
      expect.toBeOneOf([400, 404, 405]),
    ])
})
