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

/**
 * How a pedigree of so many generations and rows is written on one page. Where the last generation has a line each, its
 * column is the widest, because nothing in it can be wrapped.
 */
export function paperLook(levels: number, rows: number) {
  const isTight = rows > tightFrom
  const [root, gap] = isTight ? [30, 5] : [38, 7]
  const room = width - root - levels * gap
  const near = isTight ? 0.185 * room : room / levels
  const last = room - near * (levels - 1)
  const look = {
    '--type': `${typeSize(rows)}mm`,
    '--root': `${root}mm`,
    '--gap': `${gap}mm`,
    '--near': `${near}mm`,
    '--last': `${last}mm`,
  }
  return { look, isTight }
}
