import type { ScaleCut } from '../body/tube.ts'
import type { Eye } from '../snake/build.ts'

type Table = readonly (readonly [number, number])[]

/** A leg: where it leaves the body, and how it is held. Lengths are shares of the animal's whole length. */
export type Leg = {
  readonly station: number
  readonly upper: number
  readonly lower: number
  readonly thick: number
  /** Angles away from the way the body points, in radians: of the upper and of the lower part. */
  readonly upperAngle: number
  readonly lowerAngle: number
  readonly footAngle: number
}

/** A row of spikes along the body, by stations from the tail (0) to the snout (1). */
export type Spikes = {
  readonly from: number
  readonly to: number
  /** Where the row runs: the middle of the back (0) to the edge seen from above (1). */
  readonly out: number
  readonly length: number
  readonly count: number
}

/** The build of a kind of lizard. Lengths are shares of its whole length, tail included. */
export type LizardBuild = {
  /** Half width by station from the tail's tip (0) to the snout (1). */
  readonly girth: Table
  readonly neck: number
  readonly hips: number
  readonly hind: Leg
  readonly front: Leg
  readonly toes: {
    readonly length: number
    readonly thick: number
    readonly pads: boolean
    readonly clawed: boolean
  }
  readonly eye: Eye
  readonly cut: ScaleCut
  readonly headCut: ScaleCut
  readonly legCut: ScaleCut
  /** Warts on the back: how many, and how large against the scales. */
  readonly warts: { readonly count: number; readonly size: number }
  readonly spikes: readonly Spikes[]
  /** How far the tail may bend, in radians. */
  readonly tailBend: number
  /** 1 is round in section, less is flatter. */
  readonly height: number
}

const granular: ScaleCut = { across: 20, long: 1.15, vary: 0.07, gloss: 0.28, keeled: false, round: true }

export const leopardGeckoBuild: LizardBuild = {
  girth: [
    [0, 0.004],
    [0.05, 0.02],
    [0.13, 0.043],
    [0.22, 0.056],
    [0.3, 0.053],
    [0.37, 0.037],
    [0.405, 0.03],
    [0.45, 0.049],
    [0.54, 0.063],
    [0.64, 0.068],
    [0.73, 0.056],
    [0.8, 0.04],
    [0.825, 0.041],
    [0.86, 0.061],
    [0.895, 0.066],
    [0.93, 0.054],
    [0.965, 0.037],
    [1, 0.024],
  ],
  neck: 0.815,
  hips: 0.43,
  hind: {
    station: 0.445,
    upper: 0.105,
    lower: 0.095,
    thick: 0.029,
    upperAngle: 0.95,
    lowerAngle: 2.35,
    footAngle: 1.35,
  },
  front: {
    station: 0.74,
    upper: 0.09,
    lower: 0.085,
    thick: 0.022,
    upperAngle: 1.75,
    lowerAngle: 0.6,
    footAngle: 0.5,
  },
  toes: { length: 0.038, thick: 0.0098, pads: false, clawed: true },
  eye: { along: 0.52, out: 0.8, size: 0.22, pupil: 'slit' },
  cut: granular,
  headCut: { ...granular, across: 20, vary: 0.05 },
  legCut: { ...granular, across: 10 },
  warts: { count: 420, size: 0.006 },
  spikes: [],
  tailBend: 2.6,
  height: 0.9,
}

export const crestedGeckoBuild: LizardBuild = {
  girth: [
    [0, 0.016],
    [0.02, 0.022],
    [0.045, 0.015],
    [0.09, 0.011],
    [0.22, 0.0155],
    [0.34, 0.023],
    [0.41, 0.033],
    [0.47, 0.046],
    [0.56, 0.057],
    [0.65, 0.06],
    [0.73, 0.05],
    [0.79, 0.039],
    [0.815, 0.043],
    [0.85, 0.067],
    [0.885, 0.074],
    [0.92, 0.062],
    [0.96, 0.043],
    [1, 0.026],
  ],
  neck: 0.805,
  hips: 0.43,
  hind: {
    station: 0.445,
    upper: 0.105,
    lower: 0.1,
    thick: 0.026,
    upperAngle: 0.85,
    lowerAngle: 2.2,
    footAngle: 1.3,
  },
  front: {
    station: 0.745,
    upper: 0.095,
    lower: 0.09,
    thick: 0.02,
    upperAngle: 1.65,
    lowerAngle: 0.55,
    footAngle: 0.55,
  },
  toes: { length: 0.042, thick: 0.0086, pads: true, clawed: false },
  eye: { along: 0.5, out: 0.88, size: 0.25, pupil: 'slit' },
  cut: granular,
  headCut: { ...granular, across: 22 },
  legCut: { ...granular, across: 9 },
  warts: { count: 150, size: 0.004 },
  spikes: [
    { from: 0.46, to: 0.83, out: 0.38, length: 0.013, count: 40 },
    { from: 0.825, to: 0.9, out: 0.74, length: 0.02, count: 10 },
  ],
  tailBend: 3.2,
  height: 0.92,
}

export const beardedDragonBuild: LizardBuild = {
  girth: [
    [0, 0.003],
    [0.15, 0.01],
    [0.3, 0.018],
    [0.4, 0.026],
    [0.48, 0.04],
    [0.53, 0.058],
    [0.6, 0.092],
    [0.68, 0.104],
    [0.75, 0.086],
    [0.8, 0.062],
    [0.825, 0.057],
    [0.855, 0.073],
    [0.885, 0.08],
    [0.92, 0.062],
    [0.96, 0.04],
    [1, 0.025],
  ],
  neck: 0.82,
  hips: 0.515,
  hind: {
    station: 0.525,
    upper: 0.11,
    lower: 0.105,
    thick: 0.031,
    upperAngle: 1.05,
    lowerAngle: 2.45,
    footAngle: 1.25,
  },
  front: {
    station: 0.775,
    upper: 0.1,
    lower: 0.095,
    thick: 0.026,
    upperAngle: 1.8,
    lowerAngle: 0.5,
    footAngle: 0.35,
  },
  toes: { length: 0.058, thick: 0.009, pads: false, clawed: true },
  eye: { along: 0.53, out: 0.76, size: 0.16, pupil: 'disc' },
  cut: { across: 22, long: 1.35, vary: 0.13, gloss: 0.16, keeled: true, round: false },
  headCut: { across: 20, long: 1.2, vary: 0.08, gloss: 0.2, keeled: false, round: true },
  legCut: { across: 9, long: 1.4, vary: 0.1, gloss: 0.15, keeled: false, round: false },
  warts: { count: 90, size: 0.007 },
  spikes: [
    { from: 0.52, to: 0.79, out: 1, length: 0.026, count: 26 },
    { from: 0.54, to: 0.78, out: 0.9, length: 0.02, count: 22 },
    { from: 0.815, to: 0.91, out: 0.98, length: 0.03, count: 13 },
    { from: 0.825, to: 0.855, out: 0.6, length: 0.022, count: 4 },
  ],
  tailBend: 2.3,
  height: 0.82,
}
