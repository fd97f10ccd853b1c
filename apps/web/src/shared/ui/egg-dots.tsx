import classes from './egg.module.css'
import { EggShape } from './egg.tsx'
import dotClasses from './egg-dots.module.css'
import type { EggState } from './egg-look.ts'

const states: readonly EggState[] = ['incubating', 'hatched', 'failed', 'infertile', 'slugged']

const symbolOf = (state: EggState): string => `egg-${state}`

/** The small eggs that `EggDots` show, drawn once for all of a page: an egg is a dozen elements, a list has thousands. */
export const EggSymbols = () => (
  <svg className={dotClasses.symbols} width={0} height={0} aria-hidden>
    {states.map((state) => (
      <symbol
        key={state}
        id={symbolOf(state)}
        viewBox="0 0 100 122"
        className={classes.egg}
        data-state={state}
      >
        <EggShape state={state} progress={0.7} bare />
      </symbol>
    ))}
  </svg>
)

/** A small egg for each state, in a row that grows closer before it wraps. The page has `EggSymbols`. */
export const EggDots = ({ states: shown }: { states: readonly EggState[] }) => (
  <span className={dotClasses.dots} aria-hidden>
    {shown.map((state, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: eggs of one state are told apart by nothing else
      <svg key={`${state} ${at}`} aria-hidden className={dotClasses.dot} viewBox="0 0 100 122">
        <use href={`#${symbolOf(state)}`} />
      </svg>
    ))}
  </span>
)
