/** How a figure stands to its target. */
export type Verdict = 'holds' | 'falls short' | 'not yet' | 'not measured'

/** One line of the table. */
export type Row = {
  readonly id: string
  readonly what: string
  readonly target: string
  readonly measured: string
  readonly verdict: Verdict
  /** What was taken, and where it falls short, why and what would mend it. */
  readonly note: string
}

/** What a row says besides its figure. */
export type Stated = { readonly what: string; readonly target: string; readonly note: string }

export const row = (id: string, { what, target, note }: Stated, measured: string, holds: boolean): Row => ({
  id,
  what,
  target,
  measured,
  note,
  verdict: holds ? 'holds' : 'falls short',
})

/** A row whose feature is still to come. */
export const notYet = (id: string, what: string, target: string, note: string): Row => ({
  id,
  what,
  target,
  measured: '',
  verdict: 'not yet',
  note,
})

export const times = (ratio: number): string => ratio.toFixed(2)
export const ms = (value: number): string => `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ms`

/** Rows that could not be taken, with the reason; the others are taken all the same. */
export const failed = (ids: readonly string[], error: unknown): Row[] =>
  ids.map((id) => ({ id, what: '', target: '', measured: '', verdict: 'not measured', note: String(error) }))
