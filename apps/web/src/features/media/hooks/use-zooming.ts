import { type KeyboardEvent, useState } from 'react'
import { zoomRange, zoomStepped } from '../zoom.ts'

/** The zoom of the picture in sight, and what changes it. */
export type Zooming = ReturnType<typeof useZooming>

/** Where a key takes the zoom; each key is also the one beside or above it on common keyboards. */
const keys: Readonly<Record<string, (zoom: number) => number>> = {
  '+': (zoom) => zoomStepped(zoom, 1),
  '=': (zoom) => zoomStepped(zoom, 1),
  '-': (zoom) => zoomStepped(zoom, -1),
  _: (zoom) => zoomStepped(zoom, -1),
  '0': () => zoomRange.whole,
}

/** How far an arrow key moves a picture that is larger than the screen, in pixels. */
const nudge = 80

const directions: Readonly<Record<string, { left?: number; top?: number }>> = {
  ArrowLeft: { left: -nudge },
  ArrowRight: { left: nudge },
  ArrowUp: { top: -nudge },
  ArrowDown: { top: nudge },
}

/** Zooming in the fullscreen view: each picture begins whole (MED-12). */
export function useZooming() {
  const [zoom, onZoom] = useState<number>(zoomRange.whole)
  const onTurn = () => onZoom(zoomRange.whole)

  /** Takes the keys that zoom, and, while a picture is larger than the screen, the arrows that move it. */
  const onKey = (event: KeyboardEvent<HTMLElement>, isPhoto: boolean): boolean => {
    if (!isPhoto || event.ctrlKey || event.metaKey || event.altKey) return false
    const zoomed = keys[event.key]?.(zoom)
    const direction = zoom > zoomRange.whole ? directions[event.key] : undefined
    if (zoomed === undefined && !direction) return false
    event.preventDefault()
    if (zoomed !== undefined) onZoom(zoomed)
    else event.currentTarget.querySelector('[data-near]')?.scrollBy({ ...direction, behavior: 'instant' })
    return true
  }

  return { zoom, onZoom, onTurn, onKey }
}
