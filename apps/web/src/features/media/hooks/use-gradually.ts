import { useEffect, useState } from 'react'

/** So many things are drawn in one go; a slow phone draws them within a frame or two. */
const atOnce = 2

/** How many of `count` things are drawn by now: those that were there at first, and a few more with each frame. */
export function useGradually(count: number): number {
  const [drawn, setDrawn] = useState(count)
  useEffect(() => {
    if (drawn >= count) return
    const frame = requestAnimationFrame(() => setDrawn(drawn + atOnce))
    return () => cancelAnimationFrame(frame)
  }, [drawn, count])
  return Math.min(count, drawn)
}
