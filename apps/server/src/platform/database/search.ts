import { searchForm } from '@clutchbook/domain/kernel/text-order'
import { sql } from 'kysely'

/** What was typed into a search box as a part of a pattern: in the form that is stored, with nothing in it wild. */
export const searchTerm = (typed: string): string => searchForm(typed).replace(/[\\%_]/g, '\\$&')

/** Whether a column that holds searchable text fits a pattern: '%' stands for anything, and `searchTerm` for itself. */
export const fits = (column: string, pattern: string) =>
  sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`
