import { useEffect, useRef, useState } from 'react'

/** How long typing pauses before the list is asked, in milliseconds. */
const pause = 250

/**
 * A search box that asks once typing pauses. `asked` is the word the list now shows; where it changes from elsewhere,
 * as by going back, the box follows.
 */
export function useSearchTerm(asked: string, ask: (term: string) => void) {
  const [typed, setTyped] = useState(asked)
  /** The word that is shown, and those asked for since, the latest last: their answers may come late, and one by one. */
  const sent = useRef([asked])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(ask)

  useEffect(() => {
    latest.current = ask
  })

  useEffect(() => {
    const place = sent.current.indexOf(asked)
    sent.current = place < 0 ? [asked] : sent.current.slice(place)
    if (place >= 0) return
    clearTimeout(timer.current)
    setTyped(asked)
  }, [asked])

  useEffect(() => () => clearTimeout(timer.current), [])

  const send = (term: string): void => {
    clearTimeout(timer.current)
    if (term === sent.current.at(-1)) return
    sent.current.push(term)
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
