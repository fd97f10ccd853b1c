import { rowMessages, youngLimits, youngMessages } from '@clutchbook/domain/breeding/project-young.rules'
import { longestMorph } from '@clutchbook/domain/genetics/genetics-limits.rules'
import type { ProjectYoung, YoungBody } from './project-genes.queries.ts'

/** A row as it is typed; its key tells it from others. */
export type YoungRow = { key: number; count: string; text: string }

/** The young of a project as they are typed. */
export type YoungValues = { rows: YoungRow[] }

/** The form as it opens: with what is counted, or with one row to begin. */
export const youngValuesOf = ({ young }: Pick<ProjectYoung, 'young'>): YoungValues => ({
  rows:
    young.length === 0
      ? [{ key: 0, count: '', text: '' }]
      : young.map(({ count, text }, key) => ({ key, count: String(count), text })),
})

/** One row more, which is blank. */
export const withRow = (rows: readonly YoungRow[]): YoungRow[] => [
  ...rows,
  { key: 1 + Math.max(-1, ...rows.map(({ key }) => key)), count: '', text: '' },
]

const isBlank = ({ count, text }: YoungRow): boolean => count.trim() === '' && text.trim() === ''

/** The places of the rows that are sent; a blank row is none. */
const sentPlaces = ({ rows }: YoungValues): number[] =>
  rows.flatMap((row, place) => (isBlank(row) ? [] : [place]))

/** What is wrong with the rows, by field, in the words that the server refuses with. */
export function youngProblems(values: YoungValues): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const place of sentPlaces(values)) {
    const { count, text } = values.rows[place] ?? { count: '', text: '' }
    const number = Number(count.trim() === '' ? Number.NaN : count)
    if (!Number.isInteger(number) || number < 1 || number > youngLimits.count)
      problems[`rows.${place}.count`] = youngMessages.count
    if (text.trim() === '') problems[`rows.${place}.text`] = youngMessages.text
    else if (text.length > longestMorph) problems[`rows.${place}.text`] = youngMessages.long
  }
  return problems
}

/** What is sent. */
export const youngBodyOf = (values: YoungValues): YoungBody => ({
  young: sentPlaces(values).flatMap((place) => {
    const row = values.rows[place]
    return row ? [{ count: Number(row.count), text: row.text }] : []
  }),
})

/** What was refused of rows that were sent, at the rows as they stand in the form. */
export function rowErrorsOf(values: YoungValues, refusal: string): Record<string, string> {
  const messages = rowMessages(refusal)
  const refused = sentPlaces(values).flatMap((place, sent) => {
    const message = messages.get(sent)
    return message ? [[`rows.${place}.text`, message]] : []
  })
  return Object.fromEntries(refused)
}
