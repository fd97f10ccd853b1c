import { useId } from 'react'
import classes from './egg.module.css'
import { candled, type EggState } from './egg-look.ts'

type Props = {
  state: EggState
  /** The part of incubation that has passed, 0 to 1; what has ended needs none. */
  progress?: number
  /** Height in pixels. */
  size: number
  /** What the egg tells, for those who don't see it; without one it is decoration. */
  label?: string
}

const shell = 'M50 4C72 4 93 42 93 73c0 26-18 45-43 45S7 99 7 73C7 42 28 4 50 4Z'

/** Below this height, in pixels, vessels would only be specks. */
const smallestWithVessels = 40

/** Vessels in the order in which they grow: a stem, then its branches. */
const vessels = [
  'M26 98C36 88 46 80 51 66',
  'M51 66c3-9 9-15 18-21',
  'M51 66c-4-5-11-7-20-4',
  'M58 55c8 1 13 6 18 14',
  'M42 63c-3-7-2-13 2-20',
  'M40 85c9 2 17 1 25-5',
]

/** An egg held to the light. It glows more and shows more vessels the closer it is to hatching; each end looks different. */
export function Egg({ state, progress = 0, size, label }: Props) {
  return (
    <svg
      role="img"
      aria-label={label}
      aria-hidden={!label}
      className={classes.egg}
      data-state={state}
      width={(size * 100) / 122}
      height={size}
      viewBox="0 0 100 122"
    >
      <EggShape state={state} progress={progress} bare={size < smallestWithVessels} />
    </svg>
  )
}

type ShapeProps = Required<Pick<Props, 'state' | 'progress'>> & {
  /** Too small for vessels. */
  bare: boolean
}

/** What is drawn of an egg, in a box of 100 by 122. */
export function EggShape({ state, progress, bare }: ShapeProps) {
  switch (state) {
    case 'incubating':
      return <Candled progress={progress} bare={bare} />
    case 'hatched':
      return <Hatched />
    case 'failed':
      return <Failed />
    case 'infertile':
      return <Infertile />
    case 'slugged':
      return <Slugged />
  }
}

function Candled({ progress, bare }: { progress: number; bare: boolean }) {
  const id = useId()
  const look = candled(progress)
  // A small egg would drown in its own light.
  const halo = bare ? look.halo * 0.4 : look.halo
  return (
    <>
      <radialGradient id={`${id}light`} cx="50%" cy="62%" r="62%">
        <stop offset="0" stopColor={look.core} />
        <stop offset="0.5" stopColor={look.body} />
        <stop offset="1" stopColor={look.shell} />
      </radialGradient>
      <radialGradient id={`${id}halo`}>
        <stop offset="0.58" className={classes.light} stopOpacity={halo} />
        <stop offset="0.68" className={classes.light} stopOpacity={halo * 0.55} />
        <stop offset="0.8" className={classes.light} stopOpacity={halo * 0.2} />
        <stop offset="0.92" className={classes.light} stopOpacity={halo * 0.04} />
        <stop offset="1" className={classes.light} stopOpacity="0" />
      </radialGradient>
      <ellipse
        className={look.breathing ? classes.breathing : undefined}
        cx="50"
        cy="64"
        rx="72"
        ry="88"
        fill={`url(#${id}halo)`}
      />
      <path d={shell} fill={`url(#${id}light)`} />
      {!bare && <Vessels grown={look.vessels} />}
    </>
  )
}

const Vessels = ({ grown }: { grown: readonly number[] }) => (
  <g className={classes.vessels}>
    {vessels.map((path, at) => {
      const part = grown[at] ?? 0
      return part > 0 && <path key={path} d={path} pathLength={1} strokeDasharray={`${part} 2`} />
    })}
  </g>
)

/** An opened shell with the light still in it. */
function Hatched() {
  const id = useId()
  return (
    <>
      <radialGradient id={`${id}inside`} cx="50%" cy="30%" r="70%">
        <stop offset="0" stopColor="#fff3d3" />
        <stop offset="1" stopColor="#d98f2b" />
      </radialGradient>
      <path className={classes.cap} d="M18 28C25 12 36 4 47 4c19 0 36 20 43 44l-13-7-11 9-12-11-13 8-9-11Z" />
      <ellipse cx="50" cy="66" rx="39" ry="12" fill={`url(#${id}inside)`} />
      <path
        className={classes.bowl}
        d="m8 61 13 11 11-11 14 12 13-12 13 10 20-10c1 4 1 8 1 12 0 26-18 45-43 45S7 99 7 73c0-4 0-8 1-12Z"
      />
    </>
  )
}

/** A cold, cracked egg. */
const Failed = () => (
  <>
    <path className={classes.cold} d={shell} />
    <path className={classes.crack} d="m30 30 10 14-8 11 14 12-7 13 12 10" />
    <path className={classes.mark} d="m58 78 16 16m0-16L58 94" />
  </>
)

/** A clear egg: light passes and nothing is there. */
const Infertile = () => (
  <>
    <path className={classes.clear} d={shell} />
    <path className={classes.mark} d="M36 74h28" />
  </>
)

/** A slug: small, shrunken and waxy. */
const Slugged = () => (
  <>
    <path
      className={classes.slug}
      d="M47 34c15-3 28 17 30 38 2 24-9 41-26 43-18 2-30-14-30-36 0-24 11-42 26-45Z"
    />
    <path className={classes.wrinkles} d="M34 62c7 4 12 3 18-2m-20 22c11 5 22 4 32-3m-26 21c7 3 14 2 20-2" />
  </>
)
