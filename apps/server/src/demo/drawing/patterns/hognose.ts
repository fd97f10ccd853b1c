import type { Skin } from '../body/tube.ts'
import { type Colour, colour, mix } from '../colour.ts'
import { noiseFrom, smoothStep } from '../noise.ts'
import type { HeadSkin } from '../snake/build.ts'
import { lowOf, saddles, sideOf } from './marks.ts'

/** The colours and marks of a western hognose. */
export type HognoseMarks = {
  readonly ground: Colour
  readonly flank: Colour
  readonly blotch: Colour
  readonly border: Colour
  /** Fewer, rounder spots on a clear ground, as the anaconda gene makes them. */
  readonly reduced: boolean
  readonly contrast: number
  readonly iris: Colour
}

export const wildHognose: HognoseMarks = {
  ground: colour('#c2a273'),
  flank: colour('#d3bb92'),
  blotch: colour('#6a4c2c'),
  border: colour('#3a2817'),
  reduced: false,
  contrast: 0.7,
  iris: colour('#7a4c22'),
}

type Change = (marks: HognoseMarks) => HognoseMarks

/** What each gene does to the coat. */
export const hognoseGenes: Readonly<Record<string, Change>> = {
  Axanthic: (marks) => ({
    ...marks,
    ground: colour('#aaa8a3'),
    flank: colour('#c9c7c1'),
    blotch: colour('#48474a'),
    border: colour('#1f1f22'),
    iris: colour('#5c5c60'),
  }),
  Albino: (marks) => ({
    ...marks,
    ground: colour('#f2c690'),
    flank: colour('#fae2c0'),
    blotch: colour('#df7a36'),
    border: colour('#c95a22'),
    iris: colour('#a8404a'),
  }),
  Arctic: (marks) => ({
    ...marks,
    ground: mix(marks.ground, colour('#c5bba6'), 0.7),
    blotch: mix(marks.blotch, colour('#4a4038'), 0.7),
    border: colour('#18120e'),
    contrast: 1,
  }),
  Toffeebelly: (marks) => ({
    ...marks,
    ground: colour('#d9b98c'),
    flank: colour('#ecd6b2'),
    blotch: colour('#a5743f'),
    border: colour('#8a5a2c'),
    iris: colour('#a06428'),
  }),
  Lavender: (marks) => ({
    ...marks,
    ground: colour('#cbb4ae'),
    flank: colour('#e2d0c8'),
    blotch: colour('#8a6a74'),
    border: colour('#6b4f5a'),
    iris: colour('#a8323c'),
  }),
  Anaconda: (marks) => ({ ...marks, reduced: true }),
}

export function hognoseSkin(marks: HognoseMarks, seed: number): Skin {
  const back = marks.reduced
    ? saddles({ period: 2.3, long: 0.42, wide: 0.25, rough: 0.25, square: 2, shift: 0.2 }, seed)
    : saddles({ period: 1.5, long: 0.5, wide: 0.4, rough: 0.24, square: 2.8 }, seed)
  const flank = saddles(
    { period: 1.5, long: 0.4, wide: 0.15, rough: 0.3, square: 2.2, row: 0.68, shift: 0.5 },
    seed + 3,
  )
  const belly = saddles({ period: 1.5, long: 0.3, wide: 0.1, rough: 0.3, square: 2.2, row: 0.9 }, seed + 5)
  const grain = noiseFrom(seed + 8)
  return ({ u, angle, along }) => {
    const [low, side] = [lowOf(angle), sideOf(angle)]
    const sides = marks.reduced ? -1 : Math.max(flank(u, low, side), belly(u, low, side))
    const inside = Math.max(back(u, low, side) - (marks.reduced && along < 0.12 ? 0.6 : 0), sides)
    const clouded = mix(marks.ground, marks.flank, smoothStep(0.35, 0.95, low))
    const ground = mix(clouded, marks.blotch, 0.22 * grain(u * 3.1, angle * 5))
    const edge = smoothStep(0.32, 0.05, inside) * marks.contrast
    return mix(ground, mix(marks.blotch, marks.border, edge), smoothStep(-0.09, 0.04, inside))
  }
}

/** A hognose's head: a bar across the eyes, and dark patches that run back onto the neck. */
export function hognoseHead(marks: HognoseMarks, seed: number): HeadSkin {
  const grain = noiseFrom(seed + 4)
  return (along, out) => {
    const away = Math.abs(out)
    const rough = (grain(along * 6, out * 4) - 0.5) * 0.1
    const bar = 0.085 - Math.abs(along - (0.7 - away * 0.1)) + rough * 0.5
    const cheek = 0.16 - Math.abs(away - 0.62) + (0.42 - along) * 0.2 + rough
    const nape = along < 0.46 ? 0.17 - away * (0.55 + along) + rough : -1
    const inside = Math.max(bar, along < 0.6 ? cheek : -1, nape)
    const ground = mix(marks.ground, marks.flank, 0.3 + 0.5 * smoothStep(0.5, 1, away))
    return mix(ground, marks.blotch, smoothStep(-0.03, 0.03, inside))
  }
}
