import { type PointerEvent, useMemo } from 'react'

/** So far a finger goes to the left before that says something, in pixels, and so far before it is a swipe at all. */
const [far, begun] = [88, 12]

/**
 * A swipe to the left over an element, which follows the finger; a mouse has the buttons. The page still scrolls up and down
 * under it, for which the element states `touch-action: pan-y`.
 */
export function useSwipe(onSwipe: (() => void) | undefined) {
  return useMemo(() => {
    let from: { x: number; y: number } | null = null
    let isSwipe = false
    const move = (element: HTMLElement, by: number): void => {
      element.style.translate = by === 0 ? '' : `${by}px 0`
      element.toggleAttribute('data-far', by <= -far)
    }
    const end = ({ currentTarget }: PointerEvent<HTMLElement>): void => {
      const isFar = currentTarget.hasAttribute('data-far')
      from = null
      move(currentTarget, 0)
      if (isSwipe && isFar) onSwipe?.()
      // The press that a finger ends with comes before this; a key pressed later is none of it.
      setTimeout(() => {
        isSwipe = false
      })
    }
    const forget = ({ currentTarget }: PointerEvent<HTMLElement>): void => {
      from = null
      move(currentTarget, 0)
    }
    return {
      onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent<HTMLElement>): void => {
        isSwipe = false
        from = onSwipe && pointerType === 'touch' ? { x, y } : null
      },
      onPointerMove: (event: PointerEvent<HTMLElement>): void => {
        if (!from) return
        const [left, aside] = [event.clientX - from.x, Math.abs(event.clientY - from.y)]
        if (!isSwipe && Math.abs(left) < begun) return
        if (!isSwipe && aside > Math.abs(left)) {
          from = null
          return
        }
        if (!isSwipe) event.currentTarget.setPointerCapture(event.pointerId)
        isSwipe = true
        move(event.currentTarget, Math.min(0, left))
      },
      onPointerUp: end,
      onPointerCancel: forget,
      /** The press that ends a swipe is none on what lies under the finger. */
      onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }): void => {
        if (!isSwipe) return
        isSwipe = false
        event.preventDefault()
        event.stopPropagation()
      },
    }
  }, [onSwipe])
}
