import { type ReactNode, useState } from 'react'
import { useNearing } from './use-nearing.ts'

type Props = {
  /** What it is, so that it is there at once, and the way back leads to the same spot, where it was seen before. */
  name: string
  /** The room that is kept until then. */
  outline: ReactNode
  children: ReactNode
}

/** How far below the screen it begins to come. */
const ahead = '160px'

/** What was seen since the site was opened. */
const seen = new Set<string>()

/** A part of a page that is asked for when one scrolls there: who reads only what stands above it pays nothing for it (B20). */
export function InSight({ name, outline, children }: Props) {
  const [isSeen, setSeen] = useState(seen.has(name))
  const see = (): void => {
    seen.add(name)
    setSeen(true)
  }
  // What was out of sight when the page came hides nothing: see in-turn.module.css.
  const [isFar, setFar] = useState(false)
  const place = useNearing(!isSeen, see, ahead, () => setFar(true))
  return (
    <div ref={place} data-far={isFar || undefined}>
      {isSeen ? children : outline}
    </div>
  )
}
