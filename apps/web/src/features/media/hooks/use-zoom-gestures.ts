import { type PointerEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { scrollAfterZoom, wheelSteps, zoomNear, zoomRange, zoomStepped } from '../zoom.ts'

type Point = { x: number; y: number }

const spread = ([one, other]: Point[]): number =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0

const middle = ([one, other]: Point[]): Point =>
  one && other ? { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 } : { x: 0, y: 0 }

const pointsOf = (event: TouchEvent): Point[] =>
  [...event.touches].map(({ clientX: x, clientY: y }) => ({ x, y }))

/**
 * Zooming one picture by wheel, pinch and double tap, around the point that is meant, and moving it about with the
 * mouse while it is larger than its box. The box scrolls, so fingers move it by themselves.
 */
export function useZoomGestures(zoom: number, onZoom: (zoom: number) => void) {
  const box = useRef<HTMLDivElement>(null)
  /** The point of the screen that stays in place; the middle of the box where a button or a key zooms. */
  const meant = useRef<Point | null>(null)
  const shown = useRef(zoom)
  const latest = useRef({ zoom, onZoom })

  useEffect(() => {
    latest.current = { zoom, onZoom }
  })

  useLayoutEffect(() => {
    const element = box.current
    const ratio = zoom / shown.current
    shown.current = zoom
    if (!element || ratio === 1) return
    const { left, top, width, height } = element.getBoundingClientRect()
    const at = meant.current ?? { x: left + width / 2, y: top + height / 2 }
    meant.current = null
    element.scrollTo({
      left: scrollAfterZoom(element.scrollLeft, at.x - left, ratio),
      top: scrollAfterZoom(element.scrollTop, at.y - top, ratio),
      behavior: 'instant',
    })
  }, [zoom])

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const zoomTo = (next: number, at: Point): void => {
      if (next === latest.current.zoom) return
      meant.current = at
      // Told at once: the next turn of a fast wheel may come before this one is drawn.
      latest.current.zoom = next
      latest.current.onZoom(next)
    }
    return listen(element, () => latest.current.zoom, zoomTo)
  }, [])

  return { box, ...dragHandlers(zoom) }
}

/** Hears wheel, pinch and double tap; these listeners hold the page still, which React's own can't. */
function listen(box: HTMLElement, zoom: () => number, zoomTo: (zoom: number, at: Point) => void): () => void {
  let turned = 0
  let pinch: { spread: number; zoom: number } | null = null

  const onWheel = (event: WheelEvent): void => {
    // Sideways is the way to the next picture.
    if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) return
    event.preventDefault()
    const { steps, rest } = wheelSteps(turned + event.deltaY, event.ctrlKey)
    turned = rest
    if (steps !== 0) zoomTo(zoomStepped(zoom(), steps), { x: event.clientX, y: event.clientY })
  }

  const onTouch = (event: TouchEvent): void => {
    const points = pointsOf(event)
    pinch = points.length === 2 ? { spread: spread(points), zoom: zoom() } : null
  }

  const onTouchMove = (event: TouchEvent): void => {
    if (!pinch) return
    event.preventDefault()
    const points = pointsOf(event)
    zoomTo(zoomNear((pinch.zoom * spread(points)) / pinch.spread), middle(points))
  }

  const onDoubleTap = ({ clientX: x, clientY: y }: MouseEvent): void =>
    zoomTo(zoom() > zoomRange.whole ? zoomRange.whole : 2, { x, y })

  const leave = new AbortController()
  const { signal } = leave
  box.addEventListener('wheel', onWheel, { passive: false, signal })
  box.addEventListener('touchstart', onTouch, { passive: true, signal })
  box.addEventListener('touchmove', onTouchMove, { passive: false, signal })
  box.addEventListener('touchend', onTouch, { passive: true, signal })
  box.addEventListener('touchcancel', onTouch, { passive: true, signal })
  box.addEventListener('dblclick', onDoubleTap, { signal })
  return () => leave.abort()
}

/** Moves a picture that is larger than its box with the mouse held down. */
function dragHandlers(zoom: number) {
  const isMouse = ({ pointerType, button }: PointerEvent): boolean => pointerType === 'mouse' && button === 0
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      if (zoom > zoomRange.whole && isMouse(event)) event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      const { currentTarget: element, pointerId, movementX, movementY } = event
      if (element.hasPointerCapture(pointerId))
        element.scrollBy({ left: -movementX, top: -movementY, behavior: 'instant' })
    },
  }
}
