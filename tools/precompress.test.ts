import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { precompress } from './precompress.ts'

test('texts of a built site get a brotli and a gzip form that unfold to the same bytes; small and packed files none', () => {
  const site = mkdtempSync(join(tmpdir(), 'clutchbook-site-'))
  onTestFinished(() => rmSync(site, { recursive: true, force: true }))
  mkdirSync(join(site, 'assets'))
  const script = 'const egg = "ivory"\n'.repeat(200)
  writeFileSync(join(site, 'assets/index-1.js'), script)
  writeFileSync(join(site, 'assets/tiny-2.js'), 'go()')
  writeFileSync(join(site, 'assets/font-3.woff2'), Buffer.alloc(5000))
  precompress(site)
  const names = ['font-3.woff2', 'index-1.js', 'index-1.js.br', 'index-1.js.gz', 'tiny-2.js']
  expect(readdirSync(join(site, 'assets')).sort()).toEqual(names)
  expect(brotliDecompressSync(readFileSync(join(site, 'assets/index-1.js.br'))).toString()).toBe(script)
  expect(gunzipSync(readFileSync(join(site, 'assets/index-1.js.gz'))).toString()).toBe(script)
})
