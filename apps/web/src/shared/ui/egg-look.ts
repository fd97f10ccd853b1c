/** What becomes of an egg: it is incubating until one of the four ends. */
export type EggState = 'incubating' | 'hatched' | 'failed' | 'infertile' | 'slugged'

/** How a candled egg looks: the colours of its light, its halo and how far each vessel has grown. */
export type EggLook = {
  /** Colours of the light inside, from the heart to the shell. */
  core: string
  body: string
  shell: string
  /** Opacity of the light around the egg, 0 to 1. */
  halo: number
  /** How much of each vessel shows, 0 (not begun) to 1 (full length), in the order in which they grow. */
  vessels: readonly number[]
  /** Whether the egg is so near to hatching that its light breathes. */
  breathing: boolean
}

type Colour = readonly [red: number, green: number, blue: number]

const cold = { core: [176, 137, 78], body: [142, 103, 49], shell: [98, 70, 33] } as const
const hot = { core: [255, 233, 184], body: [243, 165, 58], shell: [178, 102, 30] } as const

/** The part of incubation that each vessel takes to grow to its length. */
const growth = 0.3

/** When each vessel begins to grow: the stem first, and from its end the branches, the last just in time. */
const beginnings = [0.1, 0.4, 0.475, 0.55, 0.625, 0.7] as const

const blend = (from: Colour, to: Colour, part: number): string => {
  const channel = (at: 0 | 1 | 2): number => Math.round(from[at] + (to[at] - from[at]) * part)
  return `rgb(${channel(0)} ${channel(1)} ${channel(2)})`
}

/** A part of the whole, 0 to 1; what is no number counts as nothing. */
const bounded = (part: number): number => (part > 0 ? Math.min(part, 1) : 0)

/** The look of an incubating egg at a part of its incubation, 0 (laid) to 1 (due): warmer and fuller each day. */
export function candled(progress: number): EggLook {
  const part = bounded(progress)
  return {
    core: blend(cold.core, hot.core, part),
    body: blend(cold.body, hot.body, part),
    shell: blend(cold.shell, hot.shell, part),
    halo: Math.round(part * part * 90) / 100,
    vessels: beginnings.map((begin) => bounded((part - begin) / growth)),
    breathing: part >= 0.95,
  }
}
