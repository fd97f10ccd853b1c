/**
 * Spreadsheet programs take a cell that begins with one of these for a formula, and a formula can reach out of the
 * sheet. Written with an apostrophe in front it is text to all of them (R63).
 */
const formula = /^'*[=+\-@\t\r]/
const disarmed = /^'+[=+\-@\t\r]/

/** Text as it is written into a sheet. */
export const toCell = (text: string): string => (formula.test(text) ? `'${text}` : text)

/** Text as it was before `toCell`. */
export const fromCell = (cell: string): string => (disarmed.test(cell) ? cell.slice(1) : cell)

/** One line of a CSV file, without its end (RFC 4180). */
export const toCsvLine = (cells: readonly string[]): string => cells.map(quoted).join(',')

const quoted = (cell: string): string =>
  /[",\r\n]/.test(cell) || cell !== cell.trim() ? `"${cell.replaceAll('"', '""')}"` : cell
