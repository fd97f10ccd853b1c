import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listUnread, type Reading, readArchitecture, rulesFile } from './architecture.ts'
import { expectedBreaches, plantCanary } from './architecture-canary.ts'
import { listSourceFiles, root } from './source-files.ts'

const rules = (createRequire(import.meta.url)(rulesFile) as { forbidden: { name: string }[] }).forbidden

const named = (breaches: { rule: string; from: string }[]): string[] =>
  [...new Set(breaches.map(({ rule, from }) => `${rule}: ${from}`))].sort()

describe('the rules of imports', () => {
  // The real path, because a temporary folder behind a link would be read as lying outside the planted tree.
  const planted = realpathSync(mkdtempSync(join(tmpdir(), 'clutchbook-canary-')))
  let reading: Reading

  beforeAll(async () => {
    plantCanary(planted)
    reading = await readArchitecture(planted)
  }, 60_000)

  afterAll(() => rmSync(planted, { recursive: true, force: true }))

  test.each(rules.map((rule) => rule.name))('%s is reported when it is broken', (rule) => {
    expect(reading.violations.map((violation) => violation.rule)).toContain(rule)
  })

  test('every planted breach is reported, and nothing that is allowed', () => {
    expect(named(reading.violations)).toEqual(named(expectedBreaches))
  })

  test('an area that imports a later one is named, with what it may import', () => {
    const { from, comment } = reading.violations.find(({ rule }) => rule === 'area-order-lineage') ?? {}
    expect(from).toBe('apps/server/src/features/lineage/lineage.service.ts')
    expect(comment).toBe(
      'lineage may import only the .service.ts and .hooks.ts of accounts, billing, media, collection.',
    )
  })

  test('every planted file was read', () => {
    expect(reading.files).toEqual(listSourceFiles(planted))
  })

  test('a checker that read nothing is found out', () => {
    expect(listUnread(planted, { files: [], violations: [] })).toEqual(listSourceFiles(planted))
  })
})

describe('what is written of the areas', () => {
  const ordered = rules.flatMap(({ name }) => /^area-order-(?!alone$)(.+)$/.exec(name)?.[1] ?? [])

  test('docs/architecture.md names all of them in the order of the rules', () => {
    const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
    const [, listed = '', last] = /in this order: ([a-z, -]+);.*`([a-z]+)`, the operator's/.exec(text) ?? []
    expect([...listed.split(', '), last]).toEqual(ordered)
  })

  test('its picture numbers all of them in that order', () => {
    const picture = readFileSync(join(root, 'docs/architecture.svg'), 'utf8')
    const drawn = Array.from(picture.matchAll(/>(\d+ [a-z-]+)<\/text>/g), ([, label]) => label)
    expect(drawn).toEqual(ordered.map((area, place) => `${place + 1} ${area}`))
  })

  test('the server has a folder for each of them', () => {
    expect(readdirSync(join(root, 'apps/server/src/features'))).toEqual(expect.arrayContaining(ordered))
  })
})
