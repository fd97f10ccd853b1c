import { useSyncExternalStore } from 'react'
import { createListeners } from './listeners.ts'
import { keepChoice, readChoice } from './ui/stored-choice.ts'

/** Where the browser keeps whether single keys do anything; whoever dictates or has a tremor may switch them off. */
const key = 'clutchbook-single-keys'

const { subscribe, tell } = createListeners()

const areSingleKeysOn = (): boolean => readChoice(key) !== 'off'

export function switchSingleKeys(on: boolean): void {
  keepChoice(key, on ? 'on' : 'off')
  tell()
}

export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, areSingleKeysOn)
