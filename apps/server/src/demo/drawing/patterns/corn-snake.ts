import type { Skin } from '../body/tube.ts'
import { type Colour, colour, mix } from '../colour.ts'
import { noiseFrom, smoothStep } from '../noise.ts'
import type { HeadSkin } from '../snake/build.ts'
import { lowOf, saddles, sideOf } from './marks.ts'

/** The colours and marks of a corn snake. */
export type CornSnakeMarks = {
  readonly ground: Colour
  readonly flank: Colour
  readonly saddle: Colour
  readonly saddleMiddle: Colour
  readonly border: Colour
  /** How broad the dark border of a saddle is, as a share of the saddle. */
  readonly borderWidth: number
  /** A line along the back and mosaic sides instead of saddles. */
  readonly tessera: boolean
  /** Saddles that run together and leave round lights between them. */
  readonly motley: boolean
  readonly iris: Colour
}

export const wildCornSnake: CornSnakeMarks = {
  ground: colour('#c67a3c'),
  flank: colour('#c9a783'),
  saddle: colour('#a3341b'),
  saddleMiddle: colour('#b9482a'),
  border: colour('#26140e'),
  borderWidth: 0.22,
  tessera: false,
  motley: false,
  iris: colour('#b0642a'),
}

type Change = (marks: CornSnakeMarks) => CornSnakeMarks

/** What each gene or line does to the coat, in the order in which they are laid on. */
export const cornSnakeGenes: Readonly<Record<string, Change>> = {
  Okeetee: (marks) => ({
    ...marks,
    ground: colour('#de8636'),
    flank: colour('#d7944f'),
    saddle: colour('#9c2315'),
    saddleMiddle: colour('#b0301c'),
    border: colour('#140b08'),
    borderWidth: 0.36,
  }),
  Hypomelanistic: (marks) => ({
    ...marks,
    ground: colour('#e0954f'),
    saddle: colour('#c9532b'),
    saddleMiddle: colour('#d46a3a'),
    border: colour('#7a3a22'),
    borderWidth: 0.14,
  }),
  Anerythristic: (marks) => ({
    ...marks,
    ground: colour('#8d8b86'),
    flank: colour('#b3ab98'),
    saddle: colour('#3b3a3b'),
    saddleMiddle: colour('#4c4a49'),
    border: colour('#131214'),
    iris: colour('#6d6d6d'),
  }),
  Amelanistic: (marks) => ({
    ...marks,
    ground: mix(colour('#f2a45a'), marks.ground, 0.12),
    flank: colour('#fbe3c6'),
    saddle: colour('#dd4a1e'),
    saddleMiddle: colour('#e8622d'),
    border: colour('#fdf1e2'),
    borderWidth: Math.max(0.2, marks.borderWidth),
    iris: colour('#c43a3a'),
  }),
  Snow: (marks) => ({
    ...marks,
    ground: colour('#f7e9dc'),
    flank: colour('#fdf6ee'),
    saddle: colour('#f3bfa6'),
    saddleMiddle: colour('#f7cfb8'),
    border: colour('#fffaf3'),
    iris: colour('#d3566a'),
  }),
  Motley: (marks) => ({ ...marks, motley: true, borderWidth: marks.borderWidth * 0.6 }),
  Tessera: (marks) => ({ ...marks, tessera: true }),
}

export function cornSnakeSkin(marks: CornSnakeMarks, seed: number): Skin {
  const back = saddles({ period: 2.7, long: 0.92, wide: 0.5, rough: 0.22, square: 3 }, seed)
  const flank = saddles(
    { period: 2.7, long: 0.55, wide: 0.17, rough: 0.3, square: 2.4, row: 0.8, shift: 0.5 },
    seed + 7,
  )
  const lights = saddles(
    { period: 2.7, long: 0.75, wide: 0.27, rough: 0.16, square: 2.2, shift: 0.5 },
    seed + 9,
  )
  const mosaic = saddles(
    { period: 0.92, long: 0.4, wide: 0.26, rough: 0.9, square: 2.2, row: 0.66 },
    seed + 13,
  )
  const grain = noiseFrom(seed + 19)
  const fieldAt = (u: number, low: number, side: number): number => {
    if (marks.tessera) {
      const ribbon = 1 - Math.abs(low - 0.3) / 0.13 + (grain(u * 2.2, side) - 0.5) * 0.5
      return Math.max(ribbon, mosaic(u, low, side))
    }
    if (marks.motley) return Math.max(Math.min(1 - low / 0.52, -lights(u, low, side) * 0.9), -1)
    return Math.max(back(u, low, side), flank(u, low, side))
  }
  return ({ u, angle }) => {
    const [low, side] = [lowOf(angle), sideOf(angle)]
    const inside = fieldAt(u, low, side)
    const clouded = mix(marks.ground, marks.flank, smoothStep(0.45, 0.95, low) * 0.8)
    const ground = mix(clouded, marks.saddleMiddle, 0.16 * grain(u * 1.4, angle * 3))
    const middle = mix(marks.saddle, marks.saddleMiddle, smoothStep(0.35, 0.9, inside))
    const edge = marks.borderWidth
    if (inside < 0) return mix(ground, marks.border, smoothStep(-edge * 0.7, -edge * 0.2, inside))
    return mix(marks.border, middle, smoothStep(edge * 0.5, edge * 0.9, inside))
  }
}

/** A corn snake's head: a spear point on the crown, and a band from eye to eye running back to the jaw. */
export function cornSnakeHead(marks: CornSnakeMarks, seed: number): HeadSkin {
  const grain = noiseFrom(seed + 2)
  return (along, out) => {
    const away = Math.abs(out)
    const wobble = (grain(along * 6, out * 3) - 0.5) * 0.06
    const spear = 0.2 - Math.abs(away - (0.36 - 0.42 * along)) * 1.15 + wobble
    const band = 0.1 - Math.abs(along - (0.76 - away * 0.42)) + wobble
    const inside = Math.max(along < 0.6 ? spear * 1.2 : -1, band)
    const ground = mix(marks.ground, marks.flank, smoothStep(0.6, 1, away) * 0.7)
    if (inside < 0)
      return mix(ground, marks.border, smoothStep(-0.05, -0.015, inside) * Math.min(1, marks.borderWidth * 3))
    return marks.saddle
  }
}
