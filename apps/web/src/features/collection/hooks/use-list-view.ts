import { useSearch } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { createListeners } from '../../../shared/listeners.ts'
import { keepChoice, readChoice } from '../../../shared/ui/stored-choice.ts'
import { openOf } from '../beside.ts'

/** How animals are listed: as photos, or a line each. */
export type ListView = 'cards' | 'list'

const storageKey = 'clutchbook-animals'

const { subscribe, tell } = createListeners()

const readView = (): ListView => (readChoice(storageKey) === 'list' ? 'list' : 'cards')

export function chooseListView(view: ListView): void {
  keepChoice(storageKey, view)
  tell()
}

const useChosenView = (): ListView => useSyncExternalStore(subscribe, readView)

/**
 * The way in which this browser lists animals, whichever page of them is open: the one that was chosen last. An address that
 * opens an animal beside the list is one of a list.
 */
export function useListView(): ListView {
  const chosen = useChosenView()
  return openOf(useSearch({ strict: false })) === undefined ? chosen : 'list'
}
