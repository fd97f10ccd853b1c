import { useSyncExternalStore } from 'react'
import { keepChoice, readChoice } from '../../shared/ui/kept-choice.ts'

/** Where the browser keeps whether single keys do anything; whoever dictates or has a tremor may switch them off. */
const key = 'clutchbook-single-keys'

const listeners = new Set<() => void>()

const areSingleKeysOn = (): boolean => readChoice(key) !== 'off'

export function switchSingleKeys(on: boolean): void {
  keepChoice(key, on ? 'on' : 'off')
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, areSingleKeysOn)
