import type { CSSProperties } from 'react'
import type { TimeScale } from '../../time-scale.ts'

/** The lines of the months, the same behind each row, and where today is. */
export const linesOf = ({ months, today }: TimeScale): CSSProperties => ({
  ['--months' as string]: months
    .map(({ at }) => `linear-gradient(var(--cb-line), var(--cb-line)) ${at}% 0 / 1px 100% no-repeat`)
    .join(', '),
  ['--today' as string]: `${today ?? -10}%`,
})
