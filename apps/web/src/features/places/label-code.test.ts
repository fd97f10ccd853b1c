import { labelKeyOf, labelUrl } from '@clutchbook/domain/places/label-key.rules'
import { decodeQR } from 'qr/decode.js'
import { expect, test } from 'vitest'
import { type QrShape, qrShape } from '../../shared/print/qr-shape.ts'
import { firstOptions, isReadable, sheetOf } from './label-options.ts'
import { labelSheets } from './label-sheets.ts'

/** A printer of 203 dpi draws a module of 0.375 mm with so many dots. */
const dots = 3

/** Of what is printed so much is scratched or splashed. */
const damaged = 0.15

const address = labelUrl('https://clutchbook.example.org', labelKeyOf(40_123_456_789n))

/** What comes out of such a printer, with a stain over a part of it. */
function printOf({ side, path }: QrShape, [x, y]: readonly [number, number]) {
  const dark = Array.from({ length: side }, () => new Array<boolean>(side).fill(false))
  for (const [, left, top, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    dark[Number(top)]?.fill(true, Number(left), Number(left) + Number(length))
  const inner = side - 8
  const stain = Math.floor(Math.sqrt(damaged) * inner)
  const [from, to] = [4 + Math.round(y * (inner - stain)), 4 + Math.round(x * (inner - stain))]
  for (const row of dark.slice(from, from + stain)) row.fill(false, to, to + stain)
  const size = side * dots
  const data = new Uint8Array(size * size * 3)
  for (let at = 0; at < size * size; at += 1) {
    const isDark = dark[Math.floor(at / size / dots)]?.[Math.floor((at % size) / dots)]
    data.fill(isDark ? 0 : 255, at * 3, at * 3 + 3)
  }
  return { width: size, height: size, data }
}

/** Stains by where they lie. One over a corner square, or over half of the small square, takes the reader its bearings. */
const stains = {
  left: [0, 0.5],
  right: [1, 0.5],
  foot: [0.5, 1],
  corner: [1, 1],
} as const

test.for(Object.entries(stains))(
  'PLC-16 the code of a label is read as a printer of 203 dpi draws it, also with a stain over 15 % of it (%s)',
  ([, where]) => {
    expect(decodeQR(printOf(qrShape(address), where))).toBe(address)
  },
)

test('PLC-13 PLC-16 an address in capitals takes fewer modules than the same in small letters', () => {
  expect(qrShape(address).side).toBeLessThan(qrShape(address.toLowerCase()).side)
})

test('PLC-15 PLC-16 on every sheet and roll that is offered a code is large enough', () => {
  const { side } = qrShape(address)
  for (const { id, name } of labelSheets)
    expect(isReadable(sheetOf({ ...firstOptions, sheet: id }), side, false), name).toBe(true)
})
