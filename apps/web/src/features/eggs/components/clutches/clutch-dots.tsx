import { dotsOf } from '../../clutch-words.ts'
import type { Clutch } from '../../clutches.queries.ts'
import { statusSigns } from '../../status-signs.tsx'
import classes from './clutch-dots.module.css'

/** A small egg for each of a clutch, its shape and colour by what became of it; the words stand beside them. */
export const ClutchDots = ({ clutch }: { clutch: Clutch }) => (
  <span className={classes.dots} aria-hidden>
    {dotsOf(clutch).map((status, at) => {
      const Sign = statusSigns[status]
      // biome-ignore lint/suspicious/noArrayIndexKey: eggs of one status are told apart by nothing else
      return <Sign key={`${status} ${at}`} size={16} aria-hidden />
    })}
  </span>
)
