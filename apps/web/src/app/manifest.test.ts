import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const site = join(import.meta.dirname, '../../public')

type Icon = { readonly src: string; readonly sizes: string; readonly purpose?: string }
type Manifest = {
  readonly id: string
  readonly name: string
  readonly start_url: string
  readonly scope: string
  readonly display: string
  readonly icons: readonly Icon[]
  readonly shortcuts: readonly {
    readonly name: string
    readonly url: string
    readonly icons: readonly Icon[]
  }[]
}

const manifest = JSON.parse(readFileSync(join(site, 'manifest.webmanifest'), 'utf8')) as Manifest

/** Width and height of a PNG, as its first chunk says. */
function sizeOf(src: string): string {
  const png = readFileSync(join(site, src))
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
}

test('P1 the installed app bears the same id for ever: another one would be a second app beside the first', () => {
  expect(manifest).toMatchObject({
    id: '/',
    name: 'Clutchbook',
    start_url: '/',
    scope: '/',
    display: 'standalone',
  })
})

test('P1 there are icons in both sizes and one that may be masked, each as large as it says', () => {
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ])
  const all = [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)]
  for (const { src, sizes } of all) expect(sizeOf(src), src).toBe(sizes)
})

test('P1 every shortcut leads to a page that there is', () => {
  const routes = readFileSync(join(import.meta.dirname, '../routeTree.gen.ts'), 'utf8')
  expect(manifest.shortcuts.length).toBeGreaterThan(0)
  for (const { url } of manifest.shortcuts) expect(routes).toContain(`'${url}': typeof`)
})
