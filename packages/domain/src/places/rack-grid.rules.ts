/** The rows and columns of a rack; none of both where it has no tubs of its own. */
export type Grid = { readonly rows: number | null; readonly columns: number | null }

/** Where a tub stands in its rack, from 1; the first row is the topmost shelf. */
export type Cell = { readonly row: number; readonly column: number }

/** What a tub is called in its rack: `A3`. */
export const cellName = ({ row, column }: Cell): string => `${String.fromCharCode(64 + row)}${column}`

/** What is on the label of a tub: `R1-A3` (PLC-04). */
export const tubCode = (rackCode: string, cell: Cell): string => `${rackCode}-${cellName(cell)}`

const isIn = ({ rows, columns }: Grid, { row, column }: Cell): boolean =>
  rows !== null && columns !== null && row <= rows && column <= columns

/** All cells of a rack, shelf by shelf, which is the order of the work. */
export function cellsOf({ rows, columns }: Grid): Cell[] {
  const cells: Cell[] = []
  for (let row = 1; row <= (rows ?? 0); row += 1)
    for (let column = 1; column <= (columns ?? 0); column += 1) cells.push({ row, column })
  return cells
}

/** Where a cell comes in the work of its rack, from 0. */
export const cellPosition = ({ columns }: Grid, { row, column }: Cell): number =>
  (row - 1) * (columns ?? 0) + column - 1

/** The cells that a rack has in a new shape and did not have before. */
export const gainedCells = (before: Grid, after: Grid): Cell[] =>
  cellsOf(after).filter((cell) => !isIn(before, cell))

/** Of tubs those that a rack of that shape has no cell for. */
export const lostTubs = <T extends { readonly row: number | null; readonly column: number | null }>(
  after: Grid,
  tubs: readonly T[],
): T[] => tubs.filter(({ row, column }) => row !== null && column !== null && !isIn(after, { row, column }))
