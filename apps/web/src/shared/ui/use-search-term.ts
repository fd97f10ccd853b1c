import { useEffect, useRef, useState } from 'react'
import { onceAsked, type SentTerms } from './sent-terms.ts'

/** How long typing pauses before the list is asked, in milliseconds. */
const pause = 250

/**
 * A search box that asks once typing pauses. `asked` is the word the list now shows; where it changes from elsewhere,
 * as by going back, the box follows.
 */
export function useSearchTerm(asked: string, ask: (term: string) => void) {
  const [typed, setTyped] = useState(asked)
  const sent = useRef<SentTerms>([asked])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(ask)

  useEffect(() => {
    latest.current = ask
  })

  useEffect(() => {
    const once = onceAsked(sent.current, asked)
    sent.current = once.sent
    if (once.isOwn) return
    clearTimeout(timer.current)
    setTyped(asked)
  }, [asked])

  useEffect(() => () => clearTimeout(timer.current), [])

  const send = (term: string): void => {
    clearTimeout(timer.current)
    if (term === sent.current.at(-1)) return
    sent.current = [...sent.current, term]
    latest.current(term)
  }

  const type = (term: string): void => {
    setTyped(term)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => send(term), pause)
  }

  const clear = (): void => {
    setTyped('')
    send('')
  }

  return { typed, type, clear }
}
