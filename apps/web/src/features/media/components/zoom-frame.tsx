import type { ReactNode } from 'react'
import { useZoomGestures } from '../hooks/use-zoom-gestures.ts'
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
  return (
    <div
      className={classes.frame}
      ref={box}
      data-near={zoom > zoomRange.whole || undefined}
      data-zoom-frame
      {...drag}
    >
      <div className={classes.sheet} style={{ width: size, height: size }}>
        {children}
      </div>
    </div>
  )
}
