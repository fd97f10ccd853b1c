import type { Skin } from '../body/tube.ts'
import { type Colour, colour, mix } from '../colour.ts'
import { noiseFrom, roughNoiseFrom, smoothStep } from '../noise.ts'
import type { HeadSkin } from '../snake/build.ts'
import { bands, lowOf, sideOf } from './marks.ts'

/** The colours and marks of a carpet python. */
export type CarpetMarks = {
  readonly dark: Colour
  readonly light: Colour
  readonly glow: Colour
  /** Share of the body that is light, 0 to 1. */
  readonly share: number
  readonly period: number
  /** A light line along the back, 0 to 1. */
  readonly stripe: number
  readonly iris: Colour
}

export const jungleCarpet: CarpetMarks = {
  dark: colour('#15110c'),
  light: colour('#d9a920'),
  glow: colour('#f2cf52'),
  share: 0.46,
  period: 1.75,
  stripe: 0.45,
  iris: colour('#a08a4a'),
}

type Change = (marks: CarpetMarks) => CarpetMarks

/** What each gene does to the coat. */
export const carpetGenes: Readonly<Record<string, Change>> = {
  Coastal: (marks) => ({
    ...marks,
    dark: colour('#4a3826'),
    light: colour('#b3935f'),
    glow: colour('#d3b98a'),
    share: 0.5,
  }),
  Caramel: (marks) => ({
    ...marks,
    dark: mix(marks.dark, colour('#6a4a2a'), 0.7),
    light: colour('#dba95c'),
    glow: colour('#f0cb8a'),
  }),
  Jaguar: (marks) => ({
    ...marks,
    dark: mix(marks.dark, colour('#3c2c16'), 0.6),
    share: 0.74,
    stripe: 0.85,
    light: mix(marks.light, colour('#e0b23a'), 0.5),
  }),
  Zebra: (marks) => ({ ...marks, period: 1.25, share: 0.52, stripe: 0.2 }),
  Axanthic: (marks) => ({
    ...marks,
    dark: colour('#17171a'),
    light: colour('#a9abab'),
    glow: colour('#d8d9d6'),
    iris: colour('#8d8f92'),
  }),
}

export function carpetSkin(marks: CarpetMarks, seed: number): Skin {
  const band = bands(marks.period, marks.share, 1.5, seed)
  const [back, grain] = [roughNoiseFrom(seed + 3), noiseFrom(seed + 9)]
  return ({ u, angle }) => {
    const [low, side] = [lowOf(angle), sideOf(angle)]
    const ring = band(u + side * 0.004, low * 1.2, side)
    const stripe = 1 - low / 0.2 - (1 - marks.stripe) * 2.6 * back(u * 0.55, 4)
    const inside = Math.max(ring - smoothStep(0.3, 0.1, low) * 0.5 * (1 - marks.stripe), stripe)
    const light = mix(marks.light, marks.glow, smoothStep(0.2, 0.8, inside) * 0.7)
    const speckled = mix(light, marks.dark, grain(u * 5, angle * 7) > 0.86 ? 0.5 : 0)
    return mix(
      marks.dark,
      mix(speckled, marks.glow, smoothStep(0.7, 1, low) * 0.4),
      smoothStep(-0.1, 0.06, inside),
    )
  }
}

/** A carpet python's head: dark, with light streaks from the snout back and a light patch on the crown. */
export function carpetHead(marks: CarpetMarks, seed: number): HeadSkin {
  const grain = noiseFrom(seed + 4)
  return (along, out) => {
    const away = Math.abs(out)
    const rough = (grain(along * 7, away * 5) - 0.5) * 0.16
    const brow = 0.11 - Math.abs(away - (0.62 - along * 0.3)) + rough
    const crown = along > 0.2 && along < 0.46 ? 0.13 - away * 0.8 + rough : -1
    const lip = away - 0.86 + rough
    return mix(marks.dark, marks.light, smoothStep(-0.03, 0.04, Math.max(brow, crown, lip)))
  }
}
