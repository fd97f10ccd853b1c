import { shownLevels } from '@clutchbook/domain/lineage/lineage.rules'
import { useState } from 'react'

/** How many generations above the animal a tree shows, and the steps to change that (LIN-07, LIN-10, LIN-Q08). */
export type ShownLevels = {
  readonly levels: number
  /** Absent where no more can be shown. */
  readonly extend: (() => void) | undefined
  /** Absent where no fewer are shown than usual. */
  readonly hide: (() => void) | undefined
}

export function useShownLevels(): ShownLevels {
  const [levels, setLevels] = useState<number>(shownLevels.usual)
  return {
    levels,
    extend: levels < shownLevels.most ? () => setLevels((before) => before + 1) : undefined,
    hide: levels > shownLevels.usual ? () => setLevels(shownLevels.usual) : undefined,
  }
}
