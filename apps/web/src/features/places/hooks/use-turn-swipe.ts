import { type PointerEvent, useRef } from 'react'

/** So far a finger goes to a side before that turns, in pixels. */
const far = 56

/** Turns by a swipe to a side; it never says anything of an animal. The page still scrolls under it (`touch-action: pan-y`). */
export function useTurnSwipe(onTurn: (by: 1 | -1) => void) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null)
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent): void => {
      from.current = pointerType === 'touch' ? { x, y } : null
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent): void => {
      if (!from.current) return
      const [aside, down] = [clientX - from.current.x, Math.abs(clientY - from.current.y)]
      from.current = null
      if (Math.abs(aside) > far && Math.abs(aside) > down) onTurn(aside < 0 ? 1 : -1)
    },
    onPointerCancel: (): void => {
      from.current = null
    },
  }
}
