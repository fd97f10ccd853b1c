import { drafts } from '../../shared/forms/drafts.ts'

const name = 'sheet rows'

/** Rows that were pasted and not imported yet, kept in this browser like what is typed into a form (U8). */
export const pastedRows = {
  find: (): string => {
    const rows = drafts.find(name)?.values.rows
    return typeof rows === 'string' ? rows : ''
  },
  /** What is too long for the browser is not kept, nor is what stood there before. */
  keep: (rows: string): void => {
    if (rows.trim() === '' || !drafts.keep(name, { rows }, false)) drafts.drop(name)
  },
  forget: (): void => drafts.drop(name),
}
