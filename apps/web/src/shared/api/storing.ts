import { createListeners } from '../listeners.ts'

/** The server's word on every answer: 'on', or 'paused' while it can store nothing. */
const header = 'Clutchbook-Storing'

let isPaused = false
const { subscribe, tell } = createListeners()

/** Whether the server stores changes, as its last answer said. */
export const storing = {
  isPaused: (): boolean => isPaused,
  subscribe,
}

/** Takes the word from an answer; one without it, as of something between, changes nothing. */
export function heedStoring(headers: Headers): void {
  const word = headers.get(header)
  if (word === null || (word === 'paused') === isPaused) return
  isPaused = !isPaused
  tell()
}
