import { useEffect, useRef, useState } from 'react'

/** How long typing pauses before the list is asked, in milliseconds. */
const pause = 250

/**
 * A search box that asks once typing pauses. `asked` is the word the list now shows; where it changes from elsewhere,
 * as by going back, the box follows.
 */
export function useSearchTerm(asked: string, ask: (term: string) => void) {
  const [typed, setTyped] = useState(asked)
  const sent = useRef(asked)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(ask)

  useEffect(() => {
    latest.current = ask
  })

  useEffect(() => {
    if (asked === sent.current) return
    clearTimeout(timer.current)
    sent.current = asked
    setTyped(asked)
  }, [asked])

  useEffect(() => () => clearTimeout(timer.current), [])

  const send = (term: string): void => {
    clearTimeout(timer.current)
    if (term === sent.current) return
    sent.current = term
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
