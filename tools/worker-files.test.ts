import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { tellWorker } from './worker-files.ts'

test('P2 P3 the worker is told what the offline page needs, down to its fonts, and all the files of the site', () => {
  const site = mkdtempSync(join(tmpdir(), 'clutchbook-site-'))
  onTestFinished(() => rmSync(site, { recursive: true, force: true }))
  mkdirSync(join(site, 'assets'))
  const page =
    '<script src="/theme.js"></script><link rel="stylesheet" href="/assets/offline-1.css"><a href="">Again</a>'
  writeFileSync(join(site, 'offline.html'), page)
  writeFileSync(join(site, 'theme.js'), '')
  writeFileSync(
    join(site, 'assets/offline-1.css'),
    '@font-face{src:url(/assets/figtree-2.woff2)}a{b:url(/assets/figtree-2.woff2)}',
  )
  writeFileSync(join(site, 'assets/figtree-2.woff2'), '')
  writeFileSync(join(site, 'assets/animals-3.js'), '')
  writeFileSync(join(site, 'assets/animals-3.js.br'), '')
  writeFileSync(join(site, 'service-worker.js'), 'work()')
  tellWorker(site)
  const told = readFileSync(join(site, 'service-worker.js'), 'utf8')
  const lists = {
    offlineFiles: ['/offline.html', '/theme.js', '/assets/offline-1.css', '/assets/figtree-2.woff2'],
    siteFiles: ['/assets/animals-3.js', '/assets/figtree-2.woff2', '/assets/offline-1.css'],
  }
  expect(told).toBe(`const {offlineFiles,siteFiles}=${JSON.stringify(lists)};work()`)
})
