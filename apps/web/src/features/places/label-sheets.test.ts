import { expect, test } from 'vitest'
import { codeSide, cornerOf, labelSheets, pagesOf, rowsOfLines, wordSize, wordsWide } from './label-sheets.ts'

const sheetOf = (name: string) => {
  const found = labelSheets.find((sheet) => sheet.name === name)
  if (!found) throw new Error(`no ${name}`)
  return found
}

test.each([
  ['Avery L7160', 7.21, 15.15],
  ['Avery L7651', 4.75, 10.7],
  ['Avery 5160', 3.9725, 12.7],
  ['Herma 4272', 8.4, 8.8],
  ['Herma 4464', 0, 0.5],
])('PLC-15 the first label of %s is where its maker has cut it', (name, x, y) => {
  const corner = cornerOf(sheetOf(name), 0)
  expect(corner.x).toBeCloseTo(x, 2)
  expect(corner.y).toBeCloseTo(y, 2)
})

test('PLC-15 labels stand on their page, also the last one of each', () => {
  for (const sheet of labelSheets) {
    const { x, y } = cornerOf(sheet, sheet.columns * sheet.rows - 1)
    expect(x + sheet.label[0], sheet.name).toBeLessThanOrEqual(sheet.page[0] + 0.001)
    expect(y + sheet.label[1], sheet.name).toBeLessThanOrEqual(sheet.page[1] + 0.001)
  }
})

test('PLC-15 a sheet that was begun is used from the label that is left', () => {
  const sheet = sheetOf('Avery L7160')
  const labels = Array.from({ length: 20 }, (_, at) => at)
  const pages = pagesOf(sheet, labels, 19)
  expect(pages.map((page) => page.length)).toEqual([3, 17])
  expect(pages[0]?.map(({ at }) => at)).toEqual([18, 19, 20])
  expect(pages[1]?.[0]).toEqual({ at: 0, of: 3 })
  expect(pagesOf(sheetOf('Roll 62 × 29 mm'), [1, 2], 7).map((page) => page.length)).toEqual([1, 1])
})

test('PLC-16 where an animal is goes on in the next row where its label has room for it, and the digits stay on the label', () => {
  const rowsOn = (name: string, lines: readonly string[]) => {
    const [wide, high] = sheetOf(name).label
    const side = codeSide([wide, high], false)
    const room = { wide: wordsWide(wide, side), high: side, size: wordSize(high), hasSecond: true }
    return rowsOfLines(room, lines)
  }
  const within = 'Snake room · R1 · R1-A3'
  expect(rowsOn('Avery L7160', ['Python regius', 'Pastel Clown', 'Female', within])).toEqual([1, 1, 1, 2])
  expect(rowsOn('Avery L7160', ['Python regius', 'Clown', 'Female', '2023-06-14', within])).toEqual([
    1, 1, 1, 1, 1,
  ])
  expect(rowsOn('Avery L7651', [within])).toEqual([2])
  expect(rowsOn('Avery L7651', ['Python regius', 'Pastel', 'Female', within])).toEqual([1, 1, 1, 1])
})
