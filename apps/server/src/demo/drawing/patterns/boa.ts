import type { Skin } from '../body/tube.ts'
import { type Colour, colour, mix } from '../colour.ts'
import { noiseFrom, roughNoiseFrom, smoothStep } from '../noise.ts'
import type { HeadSkin } from '../snake/build.ts'
import { lowOf, saddles, sideOf } from './marks.ts'

/** The colours and marks of a boa constrictor. */
export type BoaMarks = {
  readonly ground: Colour
  readonly flank: Colour
  readonly saddle: Colour
  readonly border: Colour
  /** The red of the tail's saddles. */
  readonly tail: Colour
  /** Saddles that run together to a ladder of round lights. */
  readonly motley: boolean
  /** How ragged and wandering the saddles are. */
  readonly wild: number
  readonly iris: Colour
}

export const wildBoa: BoaMarks = {
  ground: colour('#a68a64'),
  flank: colour('#9a8368'),
  saddle: colour('#4d3122'),
  border: colour('#20140e'),
  tail: colour('#8e2f1d'),
  motley: false,
  wild: 0.2,
  iris: colour('#8a7a66'),
}

type Change = (marks: BoaMarks) => BoaMarks

/** What each gene does to the coat. */
export const boaGenes: Readonly<Record<string, Change>> = {
  Hypo: (marks) => ({
    ...marks,
    ground: colour('#cfa67c'),
    flank: colour('#cc9f80'),
    saddle: colour('#a3633f'),
    border: colour('#87492c'),
    tail: colour('#c4482a'),
  }),
  Anerythristic: (marks) => ({
    ...marks,
    ground: colour('#9a9995'),
    flank: colour('#8b8b8a'),
    saddle: colour('#38383a'),
    border: colour('#151517'),
    tail: colour('#4a4a4c'),
    iris: colour('#8c8c8c'),
  }),
  'Kahl Albino': (marks) => ({
    ...marks,
    ground: colour('#f8e2bd'),
    flank: colour('#fbeed8'),
    saddle: colour('#f0a14c'),
    border: colour('#e98a36'),
    tail: colour('#e5562c'),
    iris: colour('#d0465c'),
  }),
  Sunglow: (marks) => ({
    ...marks,
    ground: colour('#f6c386'),
    flank: colour('#f9d9b0'),
    saddle: colour('#ee8340'),
    border: colour('#f0934c'),
    tail: colour('#e24a26'),
    iris: colour('#d0465c'),
  }),
  Jungle: (marks) => ({ ...marks, wild: 0.85, ground: mix(marks.ground, colour('#cfae76'), 0.6) }),
  Motley: (marks) => ({ ...marks, motley: true }),
}

export function boaSkin(marks: BoaMarks, seed: number): Skin {
  const lights = saddles({ period: 2.35, long: 0.95, wide: 0.36, rough: marks.wild, square: 2.1 }, seed)
  const flank = saddles(
    { period: 2.35, long: 0.5, wide: 0.17, rough: 0.35, square: 1.6, row: 0.84, shift: 0.5 },
    seed + 3,
  )
  const [grain, wander] = [noiseFrom(seed + 8), roughNoiseFrom(seed + 12)]
  // Seen from above, what catches the eye is the row of light ovals that the dark saddles leave free.
  const insideAt = (u: number, low: number, side: number): number => {
    const moved = u + (wander(u * 0.4, 2) - 0.5) * marks.wild * 3
    const oval = lights(moved, low, side)
    const reach = marks.motley ? 0.55 : 0.56 - 0.22 * smoothStep(0.2, 0.9, oval + 0.75)
    return Math.max(Math.min(-oval * 1.2, (reach - low) * 3), flank(moved, low, side))
  }
  return ({ u, angle, along }) => {
    const [low, side] = [lowOf(angle), sideOf(angle)]
    const inside = insideAt(u, low, side)
    const redness = smoothStep(0.34, 0.1, along)
    const saddle = mix(marks.saddle, marks.tail, redness)
    const pale = mix(
      mix(marks.ground, marks.flank, smoothStep(0.3, 0.9, low)),
      colour('#f2e2c4'),
      redness * 0.45,
    )
    const ground = mix(pale, marks.saddle, 0.3 * grain(u * 3.3, angle * 6) * (0.4 + low))
    const edge = smoothStep(0.34, 0.08, inside)
    const halo = smoothStep(-0.3, -0.08, inside) * 0.1
    return mix(
      mix(ground, [1, 0.96, 0.88], halo),
      mix(saddle, marks.border, edge * 0.8),
      smoothStep(-0.07, 0.04, inside),
    )
  }
}

/** A boa's head: a thin dark line down the middle with a cross bar, and a streak through the eye. */
export function boaHead(marks: BoaMarks, seed: number): HeadSkin {
  const grain = noiseFrom(seed + 4)
  return (along, out) => {
    const away = Math.abs(out)
    const rough = (grain(along * 6, out * 4) - 0.5) * 0.05
    const middle = 0.075 - away - along * 0.03 + rough
    const bar = along > 0.55 && along < 0.64 ? 0.34 - away : -1
    const streak = 0.12 - Math.abs(away - (0.95 - along * 0.2)) * (along < 0.72 ? 1 : 2)
    const inside = Math.max(middle, bar * 0.3, along < 0.8 ? streak : -1)
    return mix(mix(marks.ground, marks.flank, 0.3), marks.saddle, smoothStep(-0.025, 0.03, inside))
  }
}
