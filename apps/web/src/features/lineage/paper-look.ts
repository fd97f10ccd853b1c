/** The width of the sheet inside its padding, in millimetres. */
const width = 257

/** More rows than this leave a line each to those in the last column. */
const tightFrom = 20

/** More rows than this leave two lines each. */
const denseFrom = 10

/** The size of the letters in millimetres: so many rows share the height of the page. */
function typeSize(rows: number): number {
  if (rows > tightFrom) return Math.min(2.5, 75 / rows)
  return rows > denseFrom ? Math.min(3.2, 44 / rows) : Math.min(4, 34 / rows)
}

/** How wide a letter is on the average, as a share of its size. */
const letterWidth = 0.52

/** Letters of the last column are written no smaller than this share of the others; what is longer takes two lines. */
const smallest = 0.6

/**
 * How a pedigree of so many generations and rows is written on one page. Where the last generation has a line each, its
 * column is the widest, and `lineLetters` tells how many letters such a line holds; it is null where lines are wrapped.
 */
export function paperLook(levels: number, rows: number) {
  const isTight = rows > tightFrom
  const [root, gap] = isTight ? [28, 4.5] : [38, 7]
  const room = width - root - levels * gap
  const near = isTight ? 0.165 * room : room / levels
  const last = room - near * (levels - 1)
  const type = typeSize(rows)
  const look = {
    '--type': `${type}mm`,
    '--root': `${root}mm`,
    '--gap': `${gap}mm`,
    '--near': `${near}mm`,
    '--last': `${last}mm`,
  }
  return { look, lineLetters: isTight ? Math.floor((last - 4 * type) / (letterWidth * type)) : null }
}

/** How small a line of so many letters is written, so that nothing of it is cut off, and whether it takes two lines. */
export function lineLook(letters: number, lineLetters: number): { scale: number; isLong: boolean } {
  const scale = lineLetters / Math.max(letters, lineLetters)
  return scale < smallest ? { scale: smallest, isLong: true } : { scale, isLong: false }
}
