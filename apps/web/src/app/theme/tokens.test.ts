/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const sheet = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

/** The colour tokens of one theme or shade, by name without the prefix. */
function coloursOf(selector: string): Record<string, string> {
  const start = sheet.indexOf(`${selector} {`)
  const block = sheet.slice(start, sheet.indexOf('}', start))
  const found = block.matchAll(/--cb-([a-z-]+): (#[0-9a-f]{6});/g)
  return Object.fromEntries(Array.from(found, ([, name, colour]) => [name, colour]))
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const surfaces = ['background', 'rail', 'card', 'raised']
const texts = ['ink', 'dim', 'faint', 'amber', 'moss', 'male', 'female', 'danger']
const pairs: [text: string, ground: string, atLeast: number][] = [
  ...texts.flatMap((text) => surfaces.map((ground): [string, string, number] => [text, ground, 4.5])),
  ...surfaces.map((ground): [string, string, number] => ['control', ground, 3]),
  ['ink', 'amber-soft', 4.5],
  ['ink', 'moss-soft', 4.5],
  ['ink', 'danger-soft', 4.5],
  ['dim', 'danger-soft', 4.5],
  ['danger', 'danger-soft', 3],
  ['amber', 'amber-soft', 4.5],
  ['moss', 'moss-soft', 3],
  ['on-amber', 'amber', 4.5],
  ['on-amber', 'amber-fill', 4.5],
  ['on-amber', 'amber-strong', 4.5],
  ['on-moss', 'moss', 4.5],
  ['on-danger', 'danger', 4.5],
  ['on-danger', 'danger-strong', 4.5],
]

const dark = coloursOf(':root[data-mantine-color-scheme="dark"]')
const shade = (name: string) => ({
  ...dark,
  ...coloursOf(`:root[data-mantine-color-scheme="dark"][data-shade="${name}"]`),
})

/** The light that lies over the red shade. */
const [, light = ''] =
  /data-shade="red"\]::after \{[^}]*background: (#[0-9a-f]{6});/.exec(
    readFileSync(new URL('./base.css', import.meta.url), 'utf8'),
  ) ?? []

const partsOf = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** A colour as it is seen through the light. */
const through = (colour: string): string =>
  `#${partsOf(colour)
    .map((part, at) => Math.round((part * (partsOf(light)[at] ?? 0)) / 255))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`

const lit = (colours: Record<string, string>) =>
  Object.fromEntries(Object.entries(colours).map(([name, colour]) => [name, through(colour)]))

describe.each([
  ['dark theme', dark],
  ['light theme', coloursOf(':root[data-mantine-color-scheme="light"]')],
  ['black shade', shade('black')],
  ['red shade', lit(shade('red'))],
])('U17 the %s can be read', (_name, colours) => {
  test.each(pairs)('%s on %s reaches %d:1', (text, ground, atLeast) => {
    expect(contrast(colours[text] ?? '', colours[ground] ?? '')).toBeGreaterThanOrEqual(atLeast)
  })
})
