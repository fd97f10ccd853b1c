import { expect, test } from 'vitest'
import { cornerOf, labelSheets, pagesOf } from './label-sheets.ts'

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
