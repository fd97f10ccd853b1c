import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'

export type IncubatorView = 'table' | 'cards'

const storageKey = 'clutchbook-incubator'

/** A browser that stores nothing still shows eggs. */
function readChoice(): IncubatorView | null {
  try {
    const kept = localStorage.getItem(storageKey)
    return kept === 'table' || kept === 'cards' ? kept : null
  } catch {
    return null
  }
}

function keepChoice(view: IncubatorView): void {
  try {
    localStorage.setItem(storageKey, view)
  } catch {
    // It then holds for this visit.
  }
}

/** How the incubator is shown: a table where there is room and cards on a phone, until the keeper chooses. */
export function useIncubatorView() {
  const [chosen, setChosen] = useState(readChoice)
  const isWide = useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false })
  const choose = (view: IncubatorView): void => {
    keepChoice(view)
    setChosen(view)
  }
  return { view: chosen ?? (isWide ? 'table' : 'cards'), choose } as const
}
