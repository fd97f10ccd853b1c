import { encodeQR } from 'qr'

/** The white margin that readers look for around a code, in modules; the standard asks for four. */
const quietZone = 4

/** A QR code as one path of an SVG. Lengths are in modules, the squares that a code is made of. */
export type QrShape = {
  /** How wide and high it is, its white margin included. */
  side: number
  /** The dark squares, those that touch in a row as one. */
  path: string
}

/**
 * The shape of the code that says a text. It can still be read with a quarter of it lost, for what is printed hangs on
 * enclosures, where it is scratched, splashed and wiped.
 */
export function qrShape(text: string): QrShape {
  const rows = encodeQR(text, 'raw', { ecc: 'quartile', border: quietZone })
  const path = rows.flatMap((row, y) =>
    darkRuns(row).map(({ x, length }) => `M${x} ${y}h${length}v1h-${length}z`),
  )
  return { side: rows.length, path: path.join('') }
}

function darkRuns(row: readonly boolean[]): { x: number; length: number }[] {
  const runs: { x: number; length: number }[] = []
  row.forEach((dark, x) => {
    const last = runs.at(-1)
    if (!dark) return
    if (last && last.x + last.length === x) last.length += 1
    else runs.push({ x, length: 1 })
  })
  return runs
}
