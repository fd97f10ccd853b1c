import { mostAtOnce } from '@clutchbook/domain/kernel/several'
import { useState } from 'react'
import { showToast } from '../../../shared/ui/toast.ts'
import type { PlannedPair } from '../planned-pairs.ts'
import { plannerTexts as texts } from '../planner.texts.ts'

/** Pairs that are picked for projects, by their keys. */
export function usePicks() {
  const [picked, setPicked] = useState<ReadonlyMap<string, PlannedPair>>(new Map())
  return {
    picked,
    /** Picks a pair, or leaves it out again. */
    toggle: (pair: PlannedPair): void => {
      const next = new Map(picked)
      if (!next.delete(pair.key)) {
        if (next.size >= mostAtOnce) {
          showToast({ title: texts.mostPicked(mostAtOnce) })
          return
        }
        next.set(pair.key, pair)
      }
      setPicked(next)
    },
    clear: (): void => setPicked(new Map()),
  }
}

export type Picks = ReturnType<typeof usePicks>
