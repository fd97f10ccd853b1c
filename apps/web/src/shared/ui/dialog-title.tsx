import { type ReactNode, useRef } from 'react'
import { useMessagePlace } from './message-place.ts'

/** The title of a dialog, which messages leave free. */
export function DialogTitle({ children }: { children: ReactNode }) {
  const words = useRef<HTMLSpanElement>(null)
  useMessagePlace(words)
  return <span ref={words}>{children}</span>
}
