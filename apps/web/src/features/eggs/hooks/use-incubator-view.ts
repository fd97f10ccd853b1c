import { useState } from 'react'
import { keepChoice, readChoice } from '../../../shared/ui/stored-choice.ts'
import { useIsWide } from '../../../shared/ui/use-is-wide.ts'

export type IncubatorView = 'clutches' | 'table' | 'cards'

const storageKey = 'clutchbook-incubator'

function readView(): IncubatorView | null {
  const kept = readChoice(storageKey)
  return kept === 'clutches' || kept === 'table' || kept === 'cards' ? kept : null
}

/**
 * How the incubator is shown until the keeper chooses (SEA-20): by clutch where eggs lie in any, else as a table where there
 * is room and as cards on a phone.
 */
export function useIncubatorView(hasClutches: boolean) {
  const [chosen, setChosen] = useState(readView)
  const isWide = useIsWide()
  const choose = (view: IncubatorView): void => {
    keepChoice(storageKey, view)
    setChosen(view)
  }
  const usual = isWide ? 'table' : 'cards'
  return { view: chosen ?? (hasClutches ? 'clutches' : usual), choose } as const
}
