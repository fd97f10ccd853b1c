import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')

/** Ascent and descent of our fonts, in hundredths of the size that is asked for. */
const measures = { Figtree: [95, 25], Fraunces: [97.8, 25.5] } as const

const faces = read('./stand-in-fonts.css')
  .split('@font-face')
  .slice(1)
  .map((face) => {
    const share = (name: string): number => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1])
    const family = /font-family: "([^"]+)"/.exec(face)?.[1] ?? ''
    return {
      family,
      size: share('size-adjust'),
      lines: [share('ascent-override'), share('descent-override')],
    }
  })

test('every stand-in has the lines of the font that it stands in for, at any size', () => {
  expect(faces.length).toBeGreaterThan(6)
  for (const { family, size, lines } of faces) {
    const name = family.startsWith('Figtree ') ? 'Figtree' : 'Fraunces'
    const drawn = lines.map((line) => (line * size) / 100)
    for (const [index, line] of measures[name].entries()) expect(drawn[index], family).toBeCloseTo(line, 0)
  }
})

test('every stand-in that the site asks for is there, after our font and before any other', () => {
  const asked = [...read('./tokens.css').matchAll(/--cb-font-\w+:([^;]+);/g)].map(([, list = '']) =>
    list.split(',').map((name) => name.trim().replaceAll('"', '')),
  )
  expect(asked).toHaveLength(2)
  for (const [ours = '', ...others] of asked) {
    const [name] = ours.split(' ')
    const standIns = [...new Set(faces.map(({ family }) => family))].filter((family) =>
      family.startsWith(`${name} by`),
    )
    expect(others.slice(0, standIns.length)).toEqual(standIns)
  }
})
