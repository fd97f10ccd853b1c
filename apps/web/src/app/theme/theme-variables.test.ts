/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ThemeVariables } from './theme-variables.tsx'

const sheet = renderToStaticMarkup(createElement(ThemeVariables, { nonce: 'word' }))
const require = createRequire(import.meta.url)

/** The library's own sheets that the site takes in. */
const sheets = [
  ...readFileSync(new URL('./mantine.css', import.meta.url), 'utf8').matchAll(/@import "(@mantine[^"]+)"/g),
]
  .map(([, name = '']) => readFileSync(require.resolve(name), 'utf8'))
  .join('')

const namesIn = (text: string, pattern: RegExp): Set<string> =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name))

test('no variable that the library’s sheets or the variables themselves ask for has gone with its palettes', () => {
  const set = namesIn(sheet + sheets, /(--mantine-[\w-]+)\s*:/g)
  const asked = namesIn(sheet + sheets, /var\((--mantine-[\w-]+)\)/g)
  expect(asked.size).toBeGreaterThan(60)
  expect([...asked].filter((name) => !set.has(name))).toEqual([])
})

test('both themes have their variables, and the library’s palettes are gone', () => {
  expect(sheet).toMatch(/^<style nonce="word">:root/)
  for (const theme of ['dark', 'light'])
    expect(sheet).toContain(`:host([data-mantine-color-scheme="${theme}"]){--mantine-color-scheme: ${theme};`)
  expect(sheet).toContain('--mantine-color-amber-6: var(--cb-amber)')
  expect(sheet).not.toContain('--mantine-color-grape')
  expect(sheet.length).toBeLessThan(12_000)
})
