/** A place in the picture, in pixels from its upper left corner (or in body widths before it is placed). */
export type Spot = { readonly x: number; readonly y: number }

/** One place on a spine: where it is, which way it runs (tx, ty) and how far it is from the tail (s). */
export type Vertebra = Spot & { readonly tx: number; readonly ty: number; readonly s: number }

/** The line that a body follows, as evenly spaced vertebrae from the tail's tip to the snout. */
export type Spine = {
  readonly vertebrae: readonly Vertebra[]
  readonly step: number
  readonly length: number
}

/** Vertebrae a fixed distance apart, so that a place along the spine is found by dividing. */
const stepsPerSpine = 420

function between(a: Spot, b: Spot, c: Spot, d: Spot, t: number): Spot {
  const [t2, t3] = [t * t, t * t * t]
  const blend = (p: number, q: number, r: number, s: number) =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t2 + (3 * q - p - 3 * r + s) * t3)
  return { x: blend(a.x, b.x, c.x, d.x), y: blend(a.y, b.y, c.y, d.y) }
}

/** A smooth line through the given spots (Catmull-Rom). */
function smoothThrough(spots: readonly Spot[]): Spot[] {
  const at = (index: number): Spot => {
    const spot = spots[Math.min(spots.length - 1, Math.max(0, index))]
    if (!spot) throw new Error('A line needs spots')
    return spot
  }
  const fine: Spot[] = []
  for (let i = 0; i < spots.length - 1; i++)
    for (let part = 0; part < 24; part++)
      fine.push(between(at(i - 1), at(i), at(i + 1), at(i + 2), part / 24))
  fine.push(at(spots.length - 1))
  return fine
}

/** How far each spot is along the line. */
function distances(line: readonly Spot[]): number[] {
  let total = 0
  let last = line[0]
  return line.map((spot) => {
    if (last) total += Math.hypot(spot.x - last.x, spot.y - last.y)
    last = spot
    return total
  })
}

function evenly(line: readonly Spot[], count: number): { spots: Spot[]; length: number } {
  const reached = distances(line)
  const length = reached.at(-1) ?? 0
  const spots: Spot[] = []
  let index = 1
  for (let i = 0; i <= count; i++) {
    const wanted = (length * i) / count
    while (index < line.length - 1 && (reached[index] ?? 0) < wanted) index++
    const [from, to] = [line[index - 1], line[index]]
    if (!from || !to) continue
    const [start, end] = [reached[index - 1] ?? 0, reached[index] ?? 0]
    const share = end === start ? 0 : (wanted - start) / (end - start)
    spots.push({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })
  }
  return { spots, length }
}

/** The spine through control spots, given from the tail's tip to the snout. */
export function spineThrough(controls: readonly Spot[]): Spine {
  const { spots, length } = evenly(smoothThrough(controls), stepsPerSpine)
  const step = length / stepsPerSpine
  const vertebrae = spots.map((spot, i) => {
    const [before, after] = [
      spots[Math.max(0, i - 1)] ?? spot,
      spots[Math.min(spots.length - 1, i + 1)] ?? spot,
    ]
    const run = Math.hypot(after.x - before.x, after.y - before.y) || 1
    return { ...spot, tx: (after.x - before.x) / run, ty: (after.y - before.y) / run, s: i * step }
  })
  return { vertebrae, step, length }
}

/** The vertebra at a distance from the tail's tip; ends are held. */
export function vertebraAt(spine: Spine, s: number): Vertebra {
  const place = Math.min(spine.vertebrae.length - 1, Math.max(0, s / spine.step))
  const from = spine.vertebrae[Math.floor(place)]
  const to = spine.vertebrae[Math.ceil(place)]
  if (!from || !to) throw new Error('A spine needs vertebrae')
  const share = place - Math.floor(place)
  const run = (a: number, b: number) => a + (b - a) * share
  return { x: run(from.x, to.x), y: run(from.y, to.y), tx: run(from.tx, to.tx), ty: run(from.ty, to.ty), s }
}

/** A value read off a table of [place, value] pairs in rising order, along a smooth curve through them. */
export function profileAt(table: readonly (readonly [number, number])[], place: number): number {
  const next = table.findIndex((entry) => entry[0] >= place)
  if (next <= 0) return table.at(next)?.[1] ?? 0
  const [from, to] = [table[next - 1], table[next]]
  if (!from || !to) return 0
  const width = to[0] - from[0]
  const share = (place - from[0]) / width
  const slopeAt = (index: number): number => {
    const [before, after] = [table[Math.max(0, index - 1)], table[Math.min(table.length - 1, index + 1)]]
    return before && after && after[0] > before[0] ? (after[1] - before[1]) / (after[0] - before[0]) : 0
  }
  const [s2, s3] = [share * share, share * share * share]
  return (
    (2 * s3 - 3 * s2 + 1) * from[1] +
    (s3 - 2 * s2 + share) * width * slopeAt(next - 1) +
    (3 * s2 - 2 * s3) * to[1] +
    (s3 - s2) * width * slopeAt(next)
  )
}
