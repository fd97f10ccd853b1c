import { formatAmount } from '../kernel/amount.ts'
import { DomainError, type FieldErrors, refuseField } from '../kernel/domain-error.ts'
import { sheetLimits } from './sheet-columns.rules.ts'

export const recordsKeepChanging = () =>
  new DomainError(
    'unavailable',
    'Your records kept changing while they were read. Please try again in a minute.',
  )

export const sheetTooLarge = (bytes: number = sheetLimits.bytes) =>
  new DomainError(
    'too-large',
    `The sheet is larger than ${bytes / 1024 / 1024} MB. Please import it in parts.`,
  )

export const tooManyRows = () =>
  new DomainError(
    'too-large',
    `The sheet has more than ${formatAmount(sheetLimits.rows)} rows. Please import it in parts.`,
  )

/** What the rows of a sheet are. */
export type SheetKind = 'animals' | 'records'

export const tooManyColumns = (kind: SheetKind) =>
  refuseField('file', `The sheet has more than ${sheetLimits.columns} columns. Is it a sheet of ${kind}?`)

export const emptySheet = () => refuseField('file', 'There is nothing in this sheet.')

export const onlyHeadings = (kind: SheetKind) =>
  refuseField('file', `There are no ${kind} in this sheet: its first row is taken for headings.`)

/** A workbook, a picture, anything that is no text. */
export const noSheet = () =>
  new DomainError(
    'unsupported-file',
    'This is no CSV file. In your spreadsheet program, choose Save as and CSV, then import that file.',
  )

export const brokenSheet = (line: number, what: string) =>
  refuseField('file', `The sheet can't be read beyond line ${line}: ${what}`)

export const columnTwice = (label: string) =>
  refuseField('columns', `Two columns are set to ${label}. Please choose one of them.`)

export const columnsDiffer = () =>
  refuseField('columns', 'The sheet has other columns than those chosen. Please look at the preview again.')

/** All or nothing: what is wrong with a sheet, by row. */
export const faultyRows = (faulty: number, rows: number, errors: FieldErrors) =>
  new DomainError(
    'not-valid',
    `${formatAmount(faulty)} of ${formatAmount(rows)} rows can't be imported, so nothing was. Please put them right and try again.`,
    errors,
  )

export const noRoomForAll = (kind: string, wanted: number, room: number) =>
  new DomainError(
    'plan-limit',
    `Your plan has room for ${formatAmount(room)} more ${kind}, and these are ${formatAmount(wanted)}. Nothing was imported. With the Pro plan there is room for all.`,
  )

/** `what` says where it was found: a file of the archive, a line. */
export const brokenArchive = (what: string) =>
  refuseField('file', `This archive can't be imported: ${what}. Nothing was.`)

export const archiveTooLarge = () =>
  new DomainError(
    'too-large',
    'This archive holds more than an account can take in at once. Nothing was imported.',
  )

export const accountInUse = () =>
  new DomainError(
    'taken',
    'There are records in this account already. An archive comes into an account that is still empty, so that nothing is mixed up.',
  )
