import { useState } from 'react'
import { keepChoice, readChoice } from '../../../shared/ui/stored-choice.ts'
import { useIsWide } from '../../../shared/ui/use-is-wide.ts'

export type IncubatorView = 'clutches' | 'table' | 'cards'

const storageKey = 'clutchbook-incubator'

function readView(): IncubatorView | null {
  const kept = readChoice(storageKey)
  return kept === 'clutches' || kept === 'table' || kept === 'cards' ? kept : null
}

/** How the incubator is shown: a table where there is room and cards on a phone, until the keeper chooses. */
export function useIncubatorView() {
  const [chosen, setChosen] = useState(readView)
  const isWide = useIsWide()
  const choose = (view: IncubatorView): void => {
    keepChoice(storageKey, view)
    setChosen(view)
  }
  return { view: chosen ?? (isWide ? 'table' : 'cards'), choose } as const
}
