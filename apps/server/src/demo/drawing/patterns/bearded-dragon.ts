import type { Skin } from '../body/tube.ts'
import { type Colour, colour, mix } from '../colour.ts'
import { noiseFrom, smoothStep } from '../noise.ts'
import { bands, lowOf, saddles, sideOf } from './marks.ts'

/** The colours and marks of a bearded dragon. */
export type BeardedDragonMarks = {
  readonly ground: Colour
  readonly back: Colour
  readonly blotch: Colour
  readonly dark: Colour
  readonly head: Colour
  /** How clear the marks are, 0 to 1. */
  readonly marked: number
  /** Marks scattered all over instead of in rows. */
  readonly dunner: boolean
  readonly iris: Colour
}

export const wildBeardedDragon: BeardedDragonMarks = {
  ground: colour('#a98a5e'),
  back: colour('#8f7350'),
  blotch: colour('#d9b979'),
  dark: colour('#574531'),
  head: colour('#b8945c'),
  marked: 0.85,
  dunner: false,
  iris: colour('#b5793a'),
}

type Change = (marks: BeardedDragonMarks) => BeardedDragonMarks

/** What each gene or line does to the coat, in the order in which they are laid on. */
export const beardedDragonGenes: Readonly<Record<string, Change>> = {
  Red: (marks) => ({
    ...marks,
    ground: colour('#b4532b'),
    back: colour('#9a3f22'),
    blotch: colour('#e08a4a'),
    dark: colour('#6b2a18'),
    head: colour('#c25a2a'),
  }),
  Citrus: (marks) => ({
    ...marks,
    ground: colour('#d9b54a'),
    back: colour('#c59a35'),
    blotch: colour('#f0dc8a'),
    dark: colour('#8a6a2a'),
    head: colour('#e5c25a'),
  }),
  Orange: (marks) => ({
    ...marks,
    ground: colour('#d98a3c'),
    back: colour('#c4712b'),
    blotch: colour('#f2bd72'),
    dark: colour('#8a4a1e'),
    head: colour('#e8953a'),
  }),
  Hypo: (marks) => ({
    ...marks,
    ground: mix(marks.ground, colour('#f3d9a6'), 0.35),
    back: mix(marks.back, colour('#eec98e'), 0.35),
    dark: mix(marks.dark, marks.ground, 0.55),
    marked: marks.marked * 0.65,
  }),
  Witblits: (marks) => ({
    ...marks,
    ground: colour('#d8cbb4'),
    back: colour('#cbbda5'),
    blotch: colour('#e0d5c1'),
    dark: colour('#b5a68e'),
    head: colour('#d9ccb4'),
    marked: 0.08,
  }),
  Dunner: (marks) => ({ ...marks, dunner: true }),
}

export function beardedDragonSkin(marks: BeardedDragonMarks, seed: number): Skin {
  const blotches = saddles({ period: 0.62, long: 0.24, wide: 0.2, rough: 0.4, square: 2, row: 0.3 }, seed)
  const flank = bands(0.74, 0.42, 0.5, seed + 3)
  const tailBand = bands(0.95, 0.5, 0.25, seed + 5)
  const [grain, fine] = [noiseFrom(seed + 7), noiseFrom(seed + 9)]
  return ({ u, angle, along }) => {
    const [low, side] = [lowOf(angle), sideOf(angle)]
    const clouded = mix(
      marks.back,
      marks.ground,
      smoothStep(0, 0.6, low) * 0.7 + 0.3 * grain(u * 3, angle * 3),
    )
    const dunned = fine(u * 4.4, angle * 5)
    const dark = marks.dunner
      ? smoothStep(0.55, 0.7, dunned)
      : smoothStep(-0.1, 0.3, flank(u, low, side)) * smoothStep(0.1, 0.5, low)
    const light = marks.dunner
      ? smoothStep(0.3, 0.16, dunned)
      : smoothStep(-0.1, 0.25, blotches(u, low, side))
    const trunk = mix(
      mix(clouded, marks.dark, dark * 0.55 * marks.marked),
      marks.blotch,
      light * marks.marked,
    )
    const tail = mix(
      mix(marks.ground, marks.blotch, 0.3),
      marks.dark,
      smoothStep(-0.05, 0.2, tailBand(u, low, side)) * 0.6 * marks.marked,
    )
    const head = mix(
      marks.head,
      marks.dark,
      smoothStep(0.62, 0.85, fine(u * 6, angle * 5)) * 0.4 * marks.marked,
    )
    return mix(mix(trunk, tail, smoothStep(0.52, 0.44, along)), head, smoothStep(0.81, 0.85, along))
  }
}

/** A bearded dragon's legs: the ground colour with faint bars. */
export function beardedDragonLeg(marks: BeardedDragonMarks, seed: number): Skin {
  const bar = bands(1.4, 0.45, 0.6, seed + 13)
  return ({ u, angle }) =>
    mix(marks.ground, marks.dark, smoothStep(-0.05, 0.2, bar(u, angle, 0)) * 0.45 * marks.marked)
}
