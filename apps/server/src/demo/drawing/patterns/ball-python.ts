import type { Skin, SkinPlace } from '../body/tube.ts'
import { type Colour, colour, mix } from '../colour.ts'
import { noiseFrom, roughNoiseFrom, smoothStep } from '../noise.ts'
import type { HeadSkin } from '../snake/build.ts'
import { lowOf, sideOf } from './marks.ts'

/** The colours and marks of a ball python; every morph is a change of these. */
export type BallPythonMarks = {
  readonly dark: Colour
  readonly light: Colour
  readonly edge: Colour
  readonly flank: Colour
  /** How wide the light blotches are, 1 as in the wild. */
  readonly open: number
  /** How much the middles of blotches pale, 0 to 1. */
  readonly blush: number
  /** A line along the back instead of a chain. */
  readonly striped: boolean
  /** Dark eyes within the blotches. */
  readonly eyes: boolean
  /** Share of the body left white, 0 to 1. */
  readonly white: number
  /** Freckles of this colour, or none. */
  readonly freckles: Colour | null
  readonly iris: Colour
  readonly crown: Colour
}

export const wildBallPython: BallPythonMarks = {
  dark: colour('#2a1d13'),
  light: colour('#a9793f'),
  edge: colour('#cfa869'),
  flank: colour('#d9c7a4'),
  open: 1,
  blush: 0.15,
  striped: false,
  eyes: true,
  white: 0,
  freckles: null,
  iris: colour('#4a3218'),
  crown: colour('#2f2015'),
}

type Change = (marks: BallPythonMarks) => BallPythonMarks

/** What each gene does to the coat, in the order in which they are laid on. */
export const ballPythonGenes: Readonly<Record<string, Change>> = {
  Pastel: (marks) => ({
    ...marks,
    dark: mix(marks.dark, colour('#5a4424'), 0.45),
    light: colour('#d3a035'),
    edge: colour('#f0d478'),
    flank: colour('#f3e6bb'),
    blush: 0.55,
    iris: colour('#8a8a4a'),
  }),
  Enchi: (marks) => ({
    ...marks,
    dark: mix(marks.dark, colour('#5c3416'), 0.5),
    light: mix(marks.light, colour('#d98a35'), 0.7),
    edge: mix(marks.edge, colour('#f2bb63'), 0.7),
    open: marks.open * 1.3,
    eyes: false,
  }),
  'Orange Dream': (marks) => ({
    ...marks,
    light: colour('#d9862e'),
    edge: colour('#f0b660'),
    dark: mix(marks.dark, colour('#5e3113'), 0.5),
    blush: 0.4,
  }),
  Mojave: (marks) => ({
    ...marks,
    dark: mix(marks.dark, colour('#3e3122'), 0.6),
    light: mix(marks.light, colour('#b8935c'), 0.6),
    edge: mix(marks.edge, colour('#e0c48b'), 0.6),
    blush: 0.75,
    flank: colour('#efe4c9'),
    iris: colour('#6e6a4a'),
  }),
  Lesser: (marks) => ({
    ...marks,
    dark: colour('#7d5f3f'),
    light: colour('#c9a570'),
    edge: colour('#ead2a0'),
    blush: 0.6,
    flank: colour('#f3ead5'),
    crown: colour('#6e5238'),
  }),
  'Yellow Belly': (marks) => ({
    ...marks,
    light: mix(marks.light, colour('#c48f3a'), 0.5),
    flank: colour('#f0dfa4'),
    blush: marks.blush + 0.15,
  }),
  Leopard: (marks) => ({
    ...marks,
    open: marks.open * 1.2,
    dark: mix(marks.dark, colour('#1a100a'), 0.6),
    light: mix(marks.light, colour('#b87c38'), 0.5),
  }),
  Clown: (marks) => ({
    ...marks,
    striped: true,
    eyes: false,
    open: marks.open * 1.05,
    light: mix(marks.light, colour('#c88f45'), 0.5),
    edge: mix(marks.edge, colour('#e6bd72'), 0.5),
  }),
  Ghost: (marks) => ({
    ...marks,
    dark: mix(marks.dark, colour('#6b5140'), 0.6),
    light: mix(marks.light, colour('#c99a5c'), 0.5),
    crown: colour('#5e4738'),
  }),
  Axanthic: (marks) => ({
    ...marks,
    dark: colour('#1d1d20'),
    light: colour('#7f8385'),
    edge: colour('#b9bdbd'),
    flank: colour('#dedfdc'),
    iris: colour('#55585a'),
    crown: colour('#26272a'),
  }),
  Banana: (marks) => ({
    ...marks,
    dark: colour('#b58a6e'),
    light: colour('#eeb53a'),
    edge: colour('#f9dc86'),
    flank: colour('#fbf0cd'),
    freckles: colour('#3b2a22'),
    iris: colour('#9a4a35'),
    crown: colour('#c19877'),
    eyes: false,
  }),
  Albino: (marks) => ({
    ...marks,
    dark: colour('#f0bf45'),
    light: colour('#fbf1df'),
    edge: colour('#fffaf0'),
    flank: colour('#fffaf0'),
    iris: colour('#c8385a'),
    crown: colour('#f2c85c'),
    eyes: false,
  }),
  Piebald: (marks) => ({ ...marks, white: 0.52, open: marks.open * 1.05 }),
}

const period = 1.95

/** How far inside a light blotch a place is: negative outside, 1 in its middle. */
function blotchField(marks: BallPythonMarks, seed: number): (place: SkinPlace) => number {
  const [wander, size] = [roughNoiseFrom(seed * 7), roughNoiseFrom(seed * 7 + 1)]
  const [height, back] = [roughNoiseFrom(seed * 7 + 2), roughNoiseFrom(seed * 7 + 3)]
  return ({ u, angle }) => {
    const [low, side] = [lowOf(angle), sideOf(angle)]
    const moved = u + (wander(u * 0.5, side + low * 1.4) - 0.5) * 1.9 + side * 0.027
    const cell = Math.floor(moved / period)
    const inCell = moved / period - cell - 0.5
    const reach = 0.03 + 0.34 * height(cell * 1.7, side)
    const wide =
      1.5 *
      (0.19 + 0.17 * size(cell * 2.3, side + 5)) *
      marks.open *
      smoothStep(reach - 0.1, reach + 0.42, low)
    const lateral = wide === 0 ? -1 : (wide - Math.abs(inCell)) / (wide + 0.05)
    const dorsal = (back(u * 0.66, 3) - 0.5) * 2.9 * marks.open - (low / 0.26) ** 2 * 0.5
    if (!marks.striped) return Math.max(lateral, dorsal)
    // A clown keeps a dark ribbon on the back that breaks into drops, and clear sides.
    const ribbon = low * 3.6 - 0.5 - 0.7 * (back(u * 0.8, 9) - 0.25)
    const drops = 0.75 - (wander(u * 1.1, side + low * 3) > 0.7 ? 1.2 : 0)
    return Math.min(ribbon, drops)
  }
}

/** A ball python's coat. */
export function ballPythonSkin(marks: BallPythonMarks, seed: number): Skin {
  const field = blotchField(marks, seed)
  const grain = noiseFrom(seed + 11)
  const patches = roughNoiseFrom(seed + 29)
  const white = colour('#f6f1e6')
  return (place) => {
    const { u, angle } = place
    const low = lowOf(angle)
    if (marks.white > 0 && place.along < 0.93 && patches(u * 0.2, 5 + angle * 0.1) < marks.white)
      return mix(white, colour('#ecdccb'), low * 0.6)
    const inside = field(place)
    const middle = mix(marks.light, marks.edge, marks.blush * 1.6 * smoothStep(0.3, 0.9, inside))
    const blotch = mix(marks.edge, middle, smoothStep(0.05, 0.34, inside))
    let coat = mix(marks.dark, blotch, smoothStep(-0.06, 0.05, inside))
    const eyed = marks.eyes && inside > 0.5 && low > 0.3 && grain(u * 2.1, low * 4 + sideOf(angle)) > 0.7
    if (eyed) coat = mix(coat, marks.dark, 0.85)
    coat = mix(coat, marks.flank, smoothStep(0.74, 0.98, low) * 0.75)
    return marks.freckles && grain(u * 5.3, angle * 6) > 0.83 ? mix(coat, marks.freckles, 0.75) : coat
  }
}

/** A ball python's head: a dark crown between two light lines that run through the eyes. */
export function ballPythonHead(marks: BallPythonMarks, seed: number): HeadSkin {
  const grain = noiseFrom(seed + 3)
  return (along, out) => {
    const away = Math.abs(out)
    const line = 0.6 - 0.14 * along + (grain(along * 5, out * 2) - 0.5) * 0.08
    const crown = mix(marks.crown, marks.light, 0.12 + 0.2 * grain(along * 7, out * 5))
    const lip = mix(marks.dark, marks.flank, smoothStep(line + 0.2, 0.95, away) * 0.85)
    if (away > line + 0.2) return lip
    return mix(crown, marks.edge, smoothStep(line - 0.04, line + 0.05, away) * (along < 0.94 ? 1 : 0.4))
  }
}
