import { EggDots } from '../../../../shared/ui/egg-dots.tsx'
import { dotsOf } from '../../clutch-words.ts'
import type { Clutch } from '../../clutches.queries.ts'
import { stateOf } from '../../egg-look.ts'

/** A small egg for each of a clutch, its shape and colour by what became of it; the words stand beside them. */
export const ClutchDots = ({ clutch }: { clutch: Clutch }) => (
  <EggDots states={dotsOf(clutch).map((status) => stateOf[status])} />
)
