import type { Skin } from '../body/tube.ts'
import { type Colour, colour, mix } from '../colour.ts'
import { noiseFrom, roughNoiseFrom, smoothStep } from '../noise.ts'
import { lowOf, sideOf, spots } from './marks.ts'

/** The colours and marks of a crested gecko. */
export type CrestedGeckoMarks = {
  readonly base: Colour
  readonly back: Colour
  readonly cream: Colour
  /** How much cream stands on the sides and legs, 0 to 1. */
  readonly harlequin: number
  /** How much cream stands on the back, 0 to 1. */
  readonly saddle: number
  readonly pinstripe: boolean
  /** White that rises from the belly, as the Lilly White gene makes it. */
  readonly lilly: boolean
  readonly spotted: number
  readonly iris: Colour
}

export const buckskinCrestedGecko: CrestedGeckoMarks = {
  base: colour('#8c6a44'),
  back: colour('#a88658'),
  cream: colour('#ecd9a8'),
  harlequin: 0.12,
  saddle: 0.2,
  pinstripe: false,
  lilly: false,
  spotted: 0,
  iris: colour('#a8925e'),
}

type Change = (marks: CrestedGeckoMarks) => CrestedGeckoMarks

/** What each trait does to the coat, in the order in which they are laid on. */
export const crestedGeckoTraits: Readonly<Record<string, Change>> = {
  Red: (marks) => ({ ...marks, base: colour('#8a2f1e'), back: colour('#a8492c') }),
  Black: (marks) => ({ ...marks, base: colour('#2f2721'), back: colour('#453729') }),
  Yellow: (marks) => ({ ...marks, base: colour('#b98f3a'), back: colour('#d9b45c') }),
  Flame: (marks) => ({ ...marks, saddle: 0.66, harlequin: 0.16 }),
  Harlequin: (marks) => ({ ...marks, saddle: 0.72, harlequin: 0.42 }),
  Pinstripe: (marks) => ({ ...marks, pinstripe: true }),
  'Lilly White': (marks) => ({ ...marks, lilly: true, saddle: 0.95, cream: colour('#f7f0dd') }),
  Cappuccino: (marks) => ({
    ...marks,
    base: colour('#5d4333'),
    back: colour('#a07a5c'),
    saddle: 0.3,
    iris: colour('#5a4634'),
  }),
  Axanthic: (marks) => ({
    ...marks,
    base: colour('#3b3b3d'),
    back: colour('#6b6a6a'),
    cream: colour('#e6e4df'),
    iris: colour('#8a8a8c'),
  }),
  Dalmatian: (marks) => ({ ...marks, spotted: 0.5 }),
}

export function crestedGeckoSkin(marks: CrestedGeckoMarks, seed: number): Skin {
  const [drips, cloud] = [roughNoiseFrom(seed), roughNoiseFrom(seed + 3)]
  const [dots, grain] = [spots(0.34, marks.spotted, 0.3, seed + 5), noiseFrom(seed + 7)]
  return ({ u, angle, along }) => {
    const [low, side] = [lowOf(angle), sideOf(angle)]
    const onTail = smoothStep(0.44, 0.36, along)
    const onBack = smoothStep(0.4, 0.34, low) * (along < 0.83 ? 1 : smoothStep(0.97, 0.9, along))
    const streaks = cloud(u * 1.1, angle * 2.5)
    const backColour = mix(
      marks.back,
      marks.cream,
      marks.saddle * smoothStep(0.32, 0.6, streaks + marks.saddle * 0.3) * (1 - onTail * 0.5),
    )
    const rise = marks.lilly ? smoothStep(0.42, 0.6, low + (drips(u * 0.9, side) - 0.5) * 0.5) : 0
    const drip = smoothStep(
      1.02 - marks.harlequin * 0.85,
      1.1 - marks.harlequin * 0.85,
      drips(u * 1.3, side + low * 0.9) + low * 0.42,
    )
    const flank = mix(
      marks.base,
      marks.cream,
      Math.max(rise, drip * Math.min(1, marks.harlequin * 2)) * (1 - onTail * 0.6),
    )
    const line =
      marks.pinstripe && along > 0.4 && along < 0.82 ? smoothStep(0.05, 0.02, Math.abs(low - 0.38)) : 0
    const coat = mix(mix(flank, backColour, onBack), marks.cream, line)
    const mottled = mix(coat, marks.base, 0.3 * grain(u * 3.4, angle * 5) * (1 - rise))
    const dark = mix(
      mottled,
      colour('#241c16'),
      smoothStep(0.34, 0.4, low) * smoothStep(0.5, 0.42, low) * 0.35 * (1 - line),
    )
    return mix(dark, colour('#17120f'), smoothStep(0, 0.2, dots(u, low, side)) * 0.95)
  }
}

/** A crested gecko's legs: the base colour with cream drips on a harlequin. */
export function crestedGeckoLeg(marks: CrestedGeckoMarks, seed: number): Skin {
  const drips = roughNoiseFrom(seed + 11)
  return ({ u, angle }) => {
    const cream = smoothStep(
      0.66 - marks.harlequin * 0.4,
      0.74 - marks.harlequin * 0.4,
      drips(u * 0.9, angle * 1.6),
    )
    return mix(marks.base, marks.cream, cream * Math.min(1, 0.25 + marks.harlequin * 1.4))
  }
}
