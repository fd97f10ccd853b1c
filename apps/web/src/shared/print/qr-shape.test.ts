import { decodeQR } from 'qr/decode.js'
import { expect, test } from 'vitest'
import { type QrShape, qrShape } from './qr-shape.ts'

/** How many pixels a module is wide on the picture that is read. */
const scale = 5

const paintedRuns = (path: string): { x: number; y: number; length: number }[] =>
  [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)].map(([, x, y, length]) => ({
    x: Number(x),
    y: Number(y),
    length: Number(length),
  }))

/** What a camera would see of a shape: white paper with its path in black, and a stain from which nothing can be read. */
function photograph({ side, path }: QrShape, stain = 0) {
  const dark = Array.from({ length: side }, () => new Array<boolean>(side).fill(false))
  for (const { x, y, length } of paintedRuns(path)) dark[y]?.fill(true, x, x + length)
  const from = Math.round(side / 2)
  for (const row of dark.slice(from, from + stain)) row.fill(false, from, from + stain)
  const size = side * scale
  const data = new Uint8Array(size * size * 3)
  for (let at = 0; at < size * size; at += 1) {
    const isDark = dark[Math.floor(at / size / scale)]?.[Math.floor((at % size) / scale)]
    data.fill(isDark ? 0 : 255, at * 3, at * 3 + 3)
  }
  return { width: size, height: size, data }
}

const address = 'https://book.example.org/shared/reptile/4711'

test('COL-102 a phone that reads the code is led to the very address', () => {
  expect(decodeQR(photograph(qrShape(address)))).toBe(address)
  const local = 'http://192.168.1.20:3000/shared/reptile/1'
  expect(decodeQR(photograph(qrShape(local)))).toBe(local)
})

test('the code is still read when a part of it is splashed', () => {
  const shape = qrShape(address)
  // A ninth of the printed squares, three times what a plain code would survive.
  expect(decodeQR(photograph(shape, Math.round((shape.side - 8) / 3)))).toBe(address)
})

test('the white margin around the code is as wide as readers ask for', () => {
  const { side, path } = qrShape(address)
  const runs = paintedRuns(path)
  expect(Math.min(...runs.map(({ x }) => x))).toBe(4)
  expect(Math.min(...runs.map(({ y }) => y))).toBe(4)
  expect(Math.max(...runs.map(({ x, length }) => x + length))).toBe(side - 4)
  expect(Math.max(...runs.map(({ y }) => y + 1))).toBe(side - 4)
})
