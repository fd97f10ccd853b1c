/** Widths and heights in millimetres. */
type Size = readonly [wide: number, high: number]

/** What labels are printed on: a page with labels in rows and columns, or a roll of which each page is one label (PLC-15). */
export type LabelSheet = {
  readonly id: string
  readonly name: string
  readonly page: Size
  readonly label: Size
  readonly columns: number
  readonly rows: number
  /** From the left edge of a label to that of the next, in millimetres. */
  readonly pitch: number
}

const a4: Size = [210, 297]
const letter: Size = [215.9, 279.4]

const sheet = (
  name: string,
  page: Size,
  [wide, high]: Size,
  [columns, rows]: readonly [number, number],
  pitch: number,
): LabelSheet => ({
  id: name.toLowerCase().replace(/\W+/g, '-'),
  name,
  page,
  label: [wide, high],
  columns,
  rows,
  pitch,
})

/** A roll of labels of one size, or a page of one's own that is one label. */
export const rollOf = (id: string, name: string, size: Size): LabelSheet => ({
  ...{ id, name, page: size, label: size, columns: 1, rows: 1, pitch: size[0] },
})

const roll = (...[wide, high]: Size): LabelSheet =>
  rollOf(`roll-${wide}-${high}`, `Roll ${wide} × ${high} mm`, [wide, high])

/** The measures are those of the makers, as gLabels' templates have them. */
export const labelSheets: readonly LabelSheet[] = [
  sheet('Avery L7160', a4, [63.5, 38.1], [3, 7], 66.04),
  sheet('Avery L7651', a4, [38.1, 21.2], [5, 13], 40.6),
  sheet('Avery 5160', letter, [66.675, 25.4], [3, 10], 70.64),
  sheet('Herma 4272', a4, [48.3, 25.4], [4, 11], 48.3),
  sheet('Herma 4464', a4, [70, 37], [3, 8], 70),
  roll(62, 29),
  roll(57, 32),
  roll(50.8, 25.4),
  roll(40, 30),
]

/** Sizes that are typed: a roll that is cut where the label ends is one of 62 mm and any length. */
export const ownSheet = 'own'
export const endlessSheet = 'endless'
export const endlessWidth = 62

/** Bounds of a size of one's own, in millimetres. */
export const ownLimits = { least: 15, most: 300 } as const

/** Where the upper left corner of a label is on its page, in millimetres: rows touch, and all of them stand in the middle. */
export function cornerOf(
  { page, label, columns, rows, pitch }: LabelSheet,
  at: number,
): { readonly x: number; readonly y: number } {
  const [column, row] = [at % columns, Math.floor(at / columns)]
  const left = (page[0] - (columns - 1) * pitch - label[0]) / 2
  const top = (page[1] - rows * label[1]) / 2
  return { x: left + column * pitch, y: top + row * label[1] }
}

/** A label on its page: which one of it, from 0. */
export type Placed<T> = { readonly at: number; readonly of: T }

const eachPage = ({ columns, rows }: LabelSheet): number => columns * rows

/** Where the first label comes on its page, from 0; `start` counts from 1, as it is typed. */
const firstPlace = (sheet: LabelSheet, start: number): number =>
  Math.min(Math.max(start, 1), eachPage(sheet)) - 1

/** How many pages so many labels take. */
export const pagesNeeded = (sheet: LabelSheet, count: number, start: number): number =>
  count === 0 ? 0 : Math.ceil((firstPlace(sheet, start) + count) / eachPage(sheet))

/** The places of the first page that so many labels take. */
export function labelsOnFirst(sheet: LabelSheet, count: number, start: number): ReadonlySet<number> {
  const from = firstPlace(sheet, start)
  return new Set(Array.from({ length: Math.min(count, eachPage(sheet) - from) }, (_, nth) => from + nth))
}

/** Labels on pages, the first at place `start` from 1: a sheet that was begun is used to its end. */
export function pagesOf<T>(sheet: LabelSheet, labels: readonly T[], start: number): Placed<T>[][] {
  const each = eachPage(sheet)
  const pages: Placed<T>[][] = []
  for (const [nth, of] of labels.entries()) {
    const place = firstPlace(sheet, start) + nth
    const page = pages[Math.floor(place / each)] ?? []
    pages[Math.floor(place / each)] = [...page, { at: place % each, of }]
  }
  return pages
}

/** A module that printers of 203 dpi draw with three dots, in millimetres: smaller ones are not read. */
export const leastModule = 0.375

/** A bar code is so high, and stands so far from what is above it, in millimetres. */
export const barHigh = 6
const barGap = 0.5

/** White around what is printed on a label, in millimetres. */
const margin = 1

/** How wide the words beside a code are, in millimetres. */
export const wordsWide = (wide: number, side: number): number => wide - 2 * margin - side - 1

/** How large a code is on a label, in millimetres: as high as there is room, but no more than half as wide. */
export const codeSide = ([wide, high]: Size, hasBars: boolean): number =>
  Math.min(high - 2 * margin - (hasBars ? barHigh + barGap : 0), wide / 2)

/** The size of the words on a label that is so high, in millimetres. */
export const wordSize = (high: number): number => Math.min(2.9, high / 10)

/** How high a row of words is, how wide a sign usually, and how much larger the name, of the size of the words. */
const rowHigh = 1.2
const signWide = 0.55
const nameLarger = 1.7

/** The room beside the code, in millimetres. */
type WordRoom = {
  readonly wide: number
  readonly high: number
  readonly size: number
  /** There is a name below the code. */
  readonly hasSecond: boolean
}

/** How many rows each further line takes before it is cut: more than one while the digits below have room on the label. */
export function rowsOfLines({ wide, high, size, hasSecond }: WordRoom, lines: readonly string[]): number[] {
  const digits = 1
  const rows = high / (size * rowHigh) - nameLarger - (hasSecond ? 1 : 0) - digits
  let spare = Math.max(Math.floor(rows) - lines.length, 0)
  return lines.map((line) => {
    const wanted = Math.ceil((line.length * size * signWide) / wide)
    const more = Math.min(Math.max(wanted - 1, 0), spare)
    spare -= more
    return 1 + more
  })
}
