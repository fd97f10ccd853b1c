import { longestMorph } from '../genetics/genetics-limits.rules.ts'
import type { Verdict } from '../genetics/morph-reading.ts'

/** How many rows of young a project has at most, and how many young a row counts. */
export const youngLimits = { rows: 20, count: 200 } as const

/** Words beside a row of young that can't be. */
export const youngMessages = {
  count: `Please give a whole number of young, from 1 to ${youngLimits.count}`,
  text: 'Please name what these young show, as in Pastel, or Normal.',
  long: `Please use at most ${longestMorph} characters`,
  form: 'Please give a number of young and what they show',
  rows: `Please use at most ${youngLimits.rows} rows`,
  list: 'Please send the young as a list of rows',
} as const

/** Words beside a row whose text doesn't read clear. */
export const unclearYoung: Readonly<Record<Exclude<Verdict, 'clear'>, string>> = {
  empty: youngMessages.text,
  'no-catalogue': 'No genes are known of this species, so its young cannot be counted by their looks.',
  unknown: 'Some words mean nothing here. Please name looks that are known, or Normal.',
  ask: 'This can be read in more than one way. Please name each gene as it is.',
}

/** A message that names its row, as people count. */
export const inRow = (row: number, message: string): string => `Row ${row + 1}: ${message}`

/** The messages of a refusal that names one row or several, by their places from 0. */
export const rowMessages = (refusal: string): ReadonlyMap<number, string> =>
  new Map(
    Array.from(refusal.matchAll(/Row (\d+): (.*?)(?= Row \d+: |$)/gs), ([, row, message = '']) => [
      Number(row) - 1,
      message,
    ]),
  )

type EggCount = { readonly status: string; readonly count: number }

/** Eggs of which nothing ever hatches. */
const barren: readonly string[] = ['Slugged', 'Infertile']

/** The eggs that odds are told of: what was laid and was good, else the clutch size that the project says (GEN-57). */
export function eggsToCount(laid: readonly EggCount[], clutchSize: number | null): number | null {
  if (laid.length === 0) return clutchSize
  return laid.reduce((all, { status, count }) => all + (barren.includes(status) ? 0 : count), 0)
}
