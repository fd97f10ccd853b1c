import type { ReactNode } from 'react'
import { useZoomGestures } from '../hooks/use-zoom-gestures.ts'
import { mediaTexts } from '../media.texts.ts'
import { zoomRange } from '../zoom.ts'
import classes from './zoom-frame.module.css'

type Props = {
  zoom: number
  onZoom: (zoom: number) => void
  /** The picture; it fills the room it is given. */
  children: ReactNode
}

/** A picture that can be brought nearer and moved about in its frame. */
export function ZoomFrame({ zoom, onZoom, children }: Props) {
  const { box, ...drag } = useZoomGestures(zoom, onZoom)
  const size = `${zoom * 100}%`
  const isNear = zoom > zoomRange.whole
  return (
    <section
      className={classes.frame}
      ref={box}
      data-near={isNear || undefined}
      data-zoom-frame
      aria-label={isNear ? mediaTexts.nearer : undefined}
      // What scrolls can be reached by keyboard. Whole again it keeps the focus, so that the keys go on working.
      tabIndex={isNear ? 0 : -1}
      {...drag}
    >
      <div className={classes.sheet} style={{ width: size, height: size }}>
        {children}
      </div>
    </section>
  )
}
