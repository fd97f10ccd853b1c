import { type ReactNode, useState } from 'react'
import { useNearing } from './use-nearing.ts'

type Props = {
  /** The room that is kept until then. */
  outline: ReactNode
  children: ReactNode
}

/** How far below the screen it begins to come. */
const ahead = '160px'

/** A part of a page that is asked for when one scrolls there: who reads only what stands above it pays nothing for it (B20). */
export function InSight({ outline, children }: Props) {
  const [isSeen, setSeen] = useState(false)
  const place = useNearing(!isSeen, () => setSeen(true), ahead)
  return <div ref={place}>{isSeen ? children : outline}</div>
}
