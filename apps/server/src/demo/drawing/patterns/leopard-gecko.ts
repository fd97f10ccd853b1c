import type { Skin } from '../body/tube.ts'
import { type Colour, colour, mix } from '../colour.ts'
import { noiseFrom, smoothStep } from '../noise.ts'
import { bands, lowOf, sideOf, spots } from './marks.ts'

/** The colours and marks of a leopard gecko. */
export type LeopardGeckoMarks = {
  readonly ground: Colour
  readonly flank: Colour
  readonly spot: Colour
  /** Share of the body that carries spots, 0 to 1. */
  readonly spotted: number
  /** How clear the bands of youth still are, 0 to 1. */
  readonly banded: number
  readonly band: Colour
  readonly tail: Colour
  readonly tailBand: Colour
  readonly head: Colour
  readonly iris: Colour
}

export const wildLeopardGecko: LeopardGeckoMarks = {
  ground: colour('#dcb13f'),
  flank: colour('#f0dfae'),
  spot: colour('#2a2018'),
  spotted: 0.72,
  banded: 0.25,
  band: colour('#8d7a68'),
  tail: colour('#efe6d6'),
  tailBand: colour('#2b2420'),
  head: colour('#c9a75a'),
  iris: colour('#9a9a98'),
}

type Change = (marks: LeopardGeckoMarks) => LeopardGeckoMarks

/** What each gene or line does to the coat, in the order in which they are laid on. */
export const leopardGeckoGenes: Readonly<Record<string, Change>> = {
  Tangerine: (marks) => ({
    ...marks,
    ground: colour('#ee8a2c'),
    flank: colour('#f6c283'),
    head: colour('#e39a4b'),
    spotted: 0.22,
    banded: 0.12,
    band: colour('#c9662a'),
    tail: colour('#f3cfa0'),
  }),
  'Super Hypo': (marks) => ({
    ...marks,
    spotted: 0.08,
    banded: 0.05,
    ground: mix(marks.ground, colour('#f0b34a'), 0.4),
  }),
  'Carrot Tail': (marks) => ({
    ...marks,
    tail: colour('#ea8636'),
    tailBand: mix(marks.tailBand, colour('#b55420'), 0.6),
  }),
  'Mack Snow': (marks) => ({
    ...marks,
    ground: colour('#e4ded0'),
    flank: colour('#f4f0e6'),
    head: colour('#cfc8bb'),
    band: colour('#a49a92'),
    tail: colour('#f3efe7'),
    spotted: 0.8,
  }),
  'Black Night': (marks) => ({
    ...marks,
    ground: colour('#2f2924'),
    flank: colour('#4a4038'),
    head: colour('#2a2522'),
    band: colour('#191513'),
    spot: colour('#110e0c'),
    tail: colour('#453c35'),
  }),
  Bell: (marks) => ({
    ...marks,
    ground: mix(marks.ground, colour('#f4c977'), 0.6),
    spot: colour('#a1745c'),
    band: colour('#c79a80'),
    tailBand: colour('#a97c66'),
    head: colour('#e8c493'),
    tail: colour('#f8ecdd'),
    iris: colour('#c86a5c'),
  }),
  'Tremper Albino': (marks) => ({
    ...marks,
    ground: mix(marks.ground, colour('#f3c25c'), 0.6),
    flank: colour('#f8e7cb'),
    spot: colour('#9b6a44'),
    spotted: marks.spotted * 0.6,
    banded: Math.max(0.75, marks.banded),
    band: colour('#bb8560'),
    tailBand: colour('#a8734f'),
    head: colour('#e0b67c'),
    tail: colour('#f7ebdb'),
    iris: colour('#b9897a'),
  }),
  Eclipse: (marks) => ({ ...marks, iris: colour('#151112') }),
  Blizzard: (marks) => ({
    ...marks,
    ground: colour('#d9d3c8'),
    flank: colour('#e9e4da'),
    head: colour('#d3cdc3'),
    tail: colour('#e2dcd1'),
    spotted: 0,
    banded: 0,
    iris: colour('#2a2426'),
  }),
}

export function leopardGeckoSkin(marks: LeopardGeckoMarks, seed: number): Skin {
  const dots = spots(0.3, marks.spotted, 0.42, seed)
  const headDots = spots(0.2, marks.spotted * 0.9, 0.44, seed + 3)
  const band = bands(3.5, 0.46, 0.7, seed + 5)
  const tailBand = bands(2.05, 0.44, 0.5, seed + 7)
  const grain = noiseFrom(seed + 9)
  return ({ u, angle, along }) => {
    const [low, side] = [lowOf(angle), sideOf(angle)]
    const pale = mix(marks.ground, marks.flank, smoothStep(0.5, 0.98, low))
    const trunk = mix(pale, marks.band, marks.banded * smoothStep(-0.1, 0.25, band(u, low, side)))
    const plainTail = marks.spotted > 0 || marks.banded > 0
    const tail = mix(
      marks.tail,
      marks.tailBand,
      plainTail
        ? smoothStep(-0.1, 0.1, tailBand(u, low, side) + (grain(u * 4, angle * 4) - 0.5) * 0.7) * 0.85
        : 0,
    )
    const onTail = smoothStep(0.42, 0.38, along)
    const onHead = smoothStep(0.8, 0.85, along)
    const coat = mix(mix(trunk, tail, onTail), marks.head, onHead)
    const dotted = along > 0.82 ? headDots(u, low, side) : dots(u, low, side)
    const strength =
      smoothStep(-0.02, 0.22, dotted) * (1 - smoothStep(0.8, 1, low) * 0.7) * (along < 0.4 ? 0.5 : 1)
    const clouded = mix(coat, marks.flank, 0.25 * grain(u * 1.6, angle * 2.2))
    return mix(clouded, marks.spot, strength * 0.92)
  }
}

/** A leopard gecko's legs: paler than the back, with a few specks. */
export function leopardGeckoLeg(marks: LeopardGeckoMarks, seed: number): Skin {
  const grain = noiseFrom(seed + 13)
  return ({ u, angle }) => {
    const pale = mix(marks.ground, marks.flank, 0.45)
    return mix(pale, marks.spot, grain(u * 2.8, angle * 3) > 1.02 - marks.spotted * 0.3 ? 0.7 : 0)
  }
}
