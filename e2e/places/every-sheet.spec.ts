import type { Page } from '@playwright/test'
import {
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  QRCodeReader,
  RGBLuminanceSource,
} from '@zxing/library'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { type Box, type Fill, type PdfPage, pagesOfPdf } from '../harness/pdf-shapes.ts'
import { addFilledRack } from '../harness/places.ts'
import { expectPrinted, notePrinting } from '../harness/printing.ts'

type Paper = {
  readonly name: string
  readonly page: readonly [wide: number, high: number]
  readonly label: readonly [wide: number, high: number]
  readonly columns: number
  readonly rows: number
  readonly pitch: number
}

const a4 = [210, 297] as const
const letter = [215.9, 279.4] as const

const roll = (wide: number, high: number): Paper => ({
  ...{ name: `Roll ${wide} × ${high} mm`, page: [wide, high], label: [wide, high] },
  ...{ columns: 1, rows: 1, pitch: wide },
})

/** The measures in millimetres that the makers give. */
const papers: readonly Paper[] = [
  { name: 'Avery L7160', page: a4, label: [63.5, 38.1], columns: 3, rows: 7, pitch: 66.04 },
  { name: 'Avery L7651', page: a4, label: [38.1, 21.2], columns: 5, rows: 13, pitch: 40.6 },
  { name: 'Avery 5160', page: letter, label: [66.675, 25.4], columns: 3, rows: 10, pitch: 70.64 },
  { name: 'Herma 4272', page: a4, label: [48.3, 25.4], columns: 4, rows: 11, pitch: 48.3 },
  { name: 'Herma 4464', page: a4, label: [70, 37], columns: 3, rows: 8, pitch: 70 },
  roll(62, 29),
  roll(57, 32),
  roll(50.8, 25.4),
  roll(40, 30),
]

/** How far a box may be off, in millimetres. */
const tolerance = 0.5

/** A code as it is filled: a white square, and after it what is dark of it. */
type Code = { readonly ground: Box; readonly dark: readonly Box[] }

function codesOf({ fills }: PdfPage): Code[] {
  const isSquare = ({ isWhite, boxes: [box, ...others] }: Fill): boolean =>
    isWhite && box !== undefined && others.length === 0 && Math.abs(box.width - box.height) < 0.01
  return fills.flatMap((fill, at) => {
    const [ground] = fill.boxes
    const dark = fills[at + 1]
    return isSquare(fill) && ground && dark && !dark.isWhite ? [{ ground, dark: dark.boxes }] : []
  })
}

/** Has another maker's reader read a code from a picture in which each module is four dots wide and high. */
function readCode({ ground, dark }: Code): string {
  const dots = 4 / Math.min(...dark.map(({ height }) => height))
  const side = Math.round(ground.width * dots)
  const light = new Uint8ClampedArray(side * side).fill(255)
  const dotOf = (from: number, length: number): number => Math.round((length - from) * dots)
  for (const { x, y, width, height } of dark)
    for (let row = dotOf(ground.y, y); row < dotOf(ground.y, y + height); row += 1)
      light.fill(0, row * side + dotOf(ground.x, x), row * side + dotOf(ground.x, x + width))
  const picture = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(light, side, side)))
  // The code fills the picture and stands upright, so it is not searched for.
  return new QRCodeReader().decode(picture, new Map([[DecodeHintType.PURE_BARCODE, true]])).getText()
}

async function print(page: Page, paper: Paper): Promise<PdfPage[]> {
  await page.getByLabel('Paper').selectOption({ label: paper.name })
  const [printed] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: /^Print \d+ labels$/ }).click(),
  ])
  await expectPrinted(printed)
  await printed.emulateMedia({ media: 'print' })
  const pages = pagesOfPdf(await printed.pdf({ preferCSSPageSize: true }))
  await printed.close()
  return pages
}

/** Where a code has to be on its page: a millimetre from the left of its label, in the middle of its height. */
function cornerOf({ page, label, columns, rows, pitch }: Paper, at: number, side: number) {
  const left = (page[0] - (columns - 1) * pitch - label[0]) / 2
  const top = (page[1] - rows * label[1]) / 2
  return {
    x: left + (at % columns) * pitch + 1,
    y: top + Math.floor(at / columns) * label[1] + (label[1] - side) / 2,
  }
}

test(
  'PLC-15 PLC-16 printed on each paper each label lies where it is cut, to half a millimetre, and its code is read',
  inFullOnly,
  async ({ page, context }) => {
    await notePrinting(context)
    for (const paper of papers)
      await test.step(paper.name, async () => {
        // Each rack has the same code, which a keeper has once.
        await registerKeeper(page.request)
        const each = paper.columns * paper.rows
        // One more than a page holds.
        const { rack, tubs } = await addFilledRack(page.request, [], {
          rows: paper.rows + 1,
          columns: paper.columns,
        })
        const made: { url: string }[] = await (
          await page.request.post('/api/labels', { data: { places: [...tubs.values()] } })
        ).json()
        await page.goto(`/labels?place=${rack}`)
        const pages = await print(page, paper)
        const codes = pages.map(codesOf)
        expect(codes.map(({ length }) => length)).toEqual([each, tubs.size - each])
        expect(codes.flat().map(readCode)).toEqual(made.map(({ url }) => url))
        for (const [nth, { width, height }] of pages.entries()) {
          expect(Math.abs(width - paper.page[0])).toBeLessThanOrEqual(tolerance)
          expect(Math.abs(height - paper.page[1])).toBeLessThanOrEqual(tolerance)
          for (const [at, { ground }] of (codes[nth] ?? []).entries()) {
            const wanted = cornerOf(paper, at, ground.height)
            expect(Math.abs(ground.x - wanted.x), `label ${at} from the left`).toBeLessThanOrEqual(tolerance)
            expect(Math.abs(ground.y - wanted.y), `label ${at} from above`).toBeLessThanOrEqual(tolerance)
          }
        }
      })
  },
)
