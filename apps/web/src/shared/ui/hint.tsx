import { type ReactNode, useRef, useState } from 'react'
import classes from './hint.module.css'
import type { HintBubble } from './hint-bubble.tsx'
import { useRest } from './use-rest.ts'

/** How long a pointer or the focus rests on something before its hint opens, in milliseconds (SHELL-38). */
const usualDelay = 700

type Props = {
  /** A few words on what the control does. */
  label: string
  /** Milliseconds before it opens, where the usual time would be a nuisance. */
  delay?: number
  position?: 'top' | 'bottom' | 'bottom-start' | 'bottom-end'
  /** The control. */
  children: ReactNode
}

const loadBubble = () => import('./hint-bubble.tsx').then((module) => module.HintBubble)

/** Explains the control inside it once one has rested there. The code that draws it comes with the first rest. */
export function Hint({ label, delay = usualDelay, position = 'bottom', children }: Props) {
  const place = useRef<HTMLSpanElement>(null)
  const [bubble, setBubble] = useState<{ Content: typeof HintBubble } | null>(null)
  const fetchBubble = (): void => {
    // A hint that can't be fetched is not missed: the control has a name of its own.
    loadBubble().then(
      (Content) => setBubble((before) => before ?? { Content }),
      () => undefined,
    )
  }
  const control = useRest(place, { delay, onReach: fetchBubble })
  return (
    <span ref={place} className={classes.place}>
      {children}
      {control && bubble && <bubble.Content control={control} label={label} position={position} />}
    </span>
  )
}
