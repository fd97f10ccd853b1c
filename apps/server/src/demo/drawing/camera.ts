import type { Spot } from './curve.ts'
import { frame } from './svg.ts'

/** What a photo shows: the whole animal, its head close up, or a stretch of its back. */
export type View = 'whole' | 'head' | 'back'

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

function boxOf(spots: readonly Spot[], margin: number): Box {
  const [xs, ys] = [spots.map((spot) => spot.x), spots.map((spot) => spot.y)]
  return {
    left: Math.min(...xs) - margin,
    right: Math.max(...xs) + margin,
    top: Math.min(...ys) - margin,
    bottom: Math.max(...ys) + margin,
  }
}

export const turned = (spots: readonly Spot[], angle: number): Spot[] =>
  spots.map(({ x, y }) => ({
    x: x * Math.cos(angle) - y * Math.sin(angle),
    y: x * Math.sin(angle) + y * Math.cos(angle),
  }))

/** A pose placed in the picture: its spots in pixels, and how many pixels one unit of the pose became. */
export type Placed = { readonly spots: readonly Spot[]; readonly size: number }

/**
 * Places a pose so that it fills `share` of the picture, with `margin` for the body's thickness around its line.
 * What reaches out farther, as feet do, is named by `reach` and kept in the picture too.
 */
export function placeWhole(
  spots: readonly Spot[],
  margin: number,
  share: number,
  reach: readonly Spot[] = [],
): Placed {
  const box = boxOf([...spots, ...reach], margin)
  const size = share * Math.min(frame.width / (box.right - box.left), frame.height / (box.bottom - box.top))
  const [midX, midY] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  return {
    size,
    spots: spots.map(({ x, y }) => ({
      x: frame.width / 2 + (x - midX) * size,
      y: frame.height / 2 + (y - midY) * size,
    })),
  }
}

/** Moves the camera close, so that a spot of the picture comes to stand at (x, y) as shares of the frame. */
export function closeUp(placed: Placed, target: Spot, zoom: number, x = 0.5, y = 0.5): Placed {
  return {
    size: placed.size * zoom,
    spots: placed.spots.map((spot) => ({
      x: frame.width * x + (spot.x - target.x) * zoom,
      y: frame.height * y + (spot.y - target.y) * zoom,
    })),
  }
}
