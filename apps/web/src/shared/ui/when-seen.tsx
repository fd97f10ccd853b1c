import { type ReactNode, useState } from 'react'
import { atRest } from './at-rest.ts'
import { useNearing } from './use-nearing.ts'

/** How long a page is left to come before a part joins unasked, in milliseconds. */
const settledAfter = 2000

type Props = { outline: ReactNode; children: ReactNode }

/**
 * A part of a page that comes when the place for it is seen, or is near once the page has come: what is seen first has fewer
 * files to wait for (B4).
 */
export function WhenSeen({ outline, children }: Props) {
  const [isWanted, setWanted] = useState(false)
  const want = () => setWanted(true)
  // What was out of sight when the page came hides nothing: see in-turn.module.css.
  const [isFar, setFar] = useState(false)
  const seen = useNearing(!isWanted, want, '0px', () => setFar(true))
  const near = useNearing(!isWanted, () => setTimeout(() => atRest(want), settledAfter))
  return (
    <div ref={near} data-far={isFar || undefined}>
      <div ref={seen}>{isWanted ? children : outline}</div>
    </div>
  )
}
