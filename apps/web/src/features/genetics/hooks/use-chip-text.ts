import { useState } from 'react'

/** A text of which what was taken stands as chips, and what is still typed in a field behind them. */
type Draft = { readonly taken: string; readonly whole: string }

const behind = (taken: string): string => (taken === '' || taken.endsWith(' ') ? taken : `${taken} `)

/** The field behind the chips of a text (GEN-67). Where the text changes from elsewhere, all of it is chips. */
export function useChipText(text: string, onChange: (text: string) => void) {
  const [draft, setDraft] = useState<Draft>({ taken: text, whole: text })
  const taken = draft.whole === text ? draft.taken : text
  const pending = text.slice(taken.length).trimStart()

  const put = (next: Draft): void => {
    setDraft(next)
    if (next.whole !== text) onChange(next.whole)
  }

  /** Ends a chip with what is typed. */
  const take = (whole = text): void => {
    const all = whole.replace(/[\s,]+$/, '')
    put({ taken: all, whole: all })
  }

  const type = (typed: string): void => {
    const start = behind(taken)
    const whole = typed === '' ? taken : `${start}${typed}`
    if (typed.trimEnd().endsWith(',')) take(whole)
    else put({ taken: typed === '' ? taken : start, whole })
  }
  return { taken, pending, type, take }
}
