import { waitingState } from '../../shared/api/waiting-state.ts'
import { outbox } from './outbox.ts'

/** How long somebody who wants to leave waits for it, in milliseconds. */
const patience = 20_000

/** Sends what waits at once, and answers how much is left: what the server refuses, and all of it where it is out of reach. */
export function sendAll(): Promise<number> {
  return new Promise((resolve) => {
    let hasBegun = false
    const end = (): void => {
      clearTimeout(given)
      stop()
      resolve(waitingState.counts().waiting)
    }
    const look = (): void => {
      const { waiting, sending, needsYou } = waitingState.counts()
      if (waiting === needsYou || (hasBegun && sending === 0)) end()
      hasBegun ||= sending > 0
    }
    const stop = waitingState.subscribe(look)
    const given = setTimeout(end, patience)
    outbox.sendNow()
    look()
  })
}
