import type { ScaleCut } from '../body/tube.ts'
import type { Colour } from '../colour.ts'

type Table = readonly (readonly [number, number])[]

/** The eye of a snake or lizard, in measures of its head. */
export type Eye = {
  /** From the neck (0) to the snout (1). */
  readonly along: number
  /** From the middle (0) to the edge of the head (1). */
  readonly out: number
  /** Diameter as a share of the head's width. */
  readonly size: number
  /** A slit for those of the night, a disc for those of the day. */
  readonly pupil: 'slit' | 'disc'
}

/** The build of a kind of snake. Lengths are in half widths of its thickest part. */
export type SnakeBuild = {
  readonly slender: number
  /** Girth from the tail's tip (0) to the neck (1). */
  readonly girth: Table
  readonly head: {
    readonly length: number
    readonly halfWidth: number
    /** Outline from the neck (0) to the snout (1), as shares of the half width. */
    readonly outline: Table
    readonly plated: boolean
    readonly eye: Eye
  }
  readonly cut: ScaleCut
  readonly headCut: ScaleCut
}

/** The colour of a head at a place: `along` from the neck (0) to the snout (1), `out` from -1 to 1. */
export type HeadSkin = (along: number, out: number) => Colour

const stoutGirth: Table = [
  [0, 0.03],
  [0.03, 0.16],
  [0.09, 0.38],
  [0.16, 0.66],
  [0.28, 0.9],
  [0.45, 1],
  [0.62, 0.98],
  [0.8, 0.84],
  [0.92, 0.6],
  [1, 0.46],
]
const slimGirth: Table = [
  [0, 0.02],
  [0.06, 0.24],
  [0.16, 0.56],
  [0.26, 0.82],
  [0.42, 1],
  [0.62, 1],
  [0.82, 0.86],
  [0.94, 0.66],
  [1, 0.52],
]
const pythonHead: Table = [
  [0, 0.7],
  [0.14, 0.86],
  [0.3, 1],
  [0.46, 0.97],
  [0.66, 0.78],
  [0.84, 0.6],
  [0.93, 0.5],
  [1, 0.42],
]
const smooth: ScaleCut = { across: 15, long: 1.2, vary: 0.05, gloss: 0.8, keeled: false, round: true }

export const ballPythonBuild: SnakeBuild = {
  slender: 33,
  girth: stoutGirth,
  head: {
    length: 1.95,
    halfWidth: 0.74,
    outline: pythonHead,
    plated: false,
    eye: { along: 0.66, out: 0.8, size: 0.2, pupil: 'slit' },
  },
  cut: smooth,
  headCut: { ...smooth, across: 13, long: 1.1, vary: 0.035, gloss: 0.7 },
}

export const cornSnakeBuild: SnakeBuild = {
  slender: 64,
  girth: slimGirth,
  head: {
    length: 2.1,
    halfWidth: 0.72,
    outline: [
      [0, 0.76],
      [0.16, 0.9],
      [0.34, 1],
      [0.52, 0.92],
      [0.7, 0.78],
      [0.86, 0.62],
      [1, 0.46],
    ],
    plated: true,
    eye: { along: 0.64, out: 0.78, size: 0.19, pupil: 'disc' },
  },
  cut: { ...smooth, across: 13, long: 1.45, gloss: 0.9 },
  headCut: { ...smooth, across: 15, long: 1.2, vary: 0.012, gloss: 0.75 },
}

export const hognoseBuild: SnakeBuild = {
  slender: 29,
  girth: [
    [0, 0.03],
    [0.04, 0.2],
    [0.12, 0.46],
    [0.22, 0.78],
    [0.36, 0.97],
    [0.52, 1],
    [0.7, 0.94],
    [0.86, 0.78],
    [1, 0.64],
  ],
  head: {
    length: 1.5,
    halfWidth: 0.72,
    outline: [
      [0, 0.9],
      [0.2, 0.98],
      [0.4, 1],
      [0.6, 0.9],
      [0.78, 0.66],
      [0.9, 0.42],
      [1, 0.22],
    ],
    plated: true,
    eye: { along: 0.62, out: 0.74, size: 0.17, pupil: 'disc' },
  },
  cut: { across: 20, long: 1.5, vary: 0.07, gloss: 0.35, keeled: true, round: false },
  headCut: { ...smooth, across: 15, long: 1.1, vary: 0.02, gloss: 0.4 },
}

export const boaBuild: SnakeBuild = {
  slender: 42,
  girth: stoutGirth,
  head: {
    length: 1.9,
    halfWidth: 0.66,
    outline: [
      [0, 0.66],
      [0.14, 0.84],
      [0.3, 1],
      [0.46, 0.94],
      [0.64, 0.72],
      [0.84, 0.54],
      [1, 0.4],
    ],
    plated: false,
    eye: { along: 0.7, out: 0.84, size: 0.16, pupil: 'slit' },
  },
  cut: { ...smooth, across: 16, gloss: 0.95 },
  headCut: { ...smooth, across: 13, long: 1.1, vary: 0.03 },
}

export const carpetPythonBuild: SnakeBuild = {
  slender: 58,
  girth: slimGirth,
  head: {
    length: 2.5,
    halfWidth: 0.86,
    outline: [
      [0, 0.6],
      [0.14, 0.82],
      [0.3, 1],
      [0.46, 0.95],
      [0.66, 0.74],
      [0.84, 0.58],
      [1, 0.46],
    ],
    plated: false,
    eye: { along: 0.68, out: 0.82, size: 0.18, pupil: 'slit' },
  },
  cut: { ...smooth, across: 13, long: 1.3, gloss: 0.9 },
  headCut: { ...smooth, across: 13, long: 1.1, vary: 0.03 },
}
