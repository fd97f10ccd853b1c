import { deviceClock } from './device-clock.ts'

let reached: (() => void) | null = null
let heard = 0

/** Does something whenever the server has answered, whatever it says; that alone tells that it is back. */
export function whenReached(act: (() => void) | null): void {
  reached = act
}

/** Whether something between answers that did not reach the server; what the server refuses itself it says in JSON. */
export const isAway = ({ status, headers }: Response): boolean =>
  status === 504 ||
  ((status === 502 || status === 503) && !headers.get('Content-Type')?.startsWith('application/json'))

/** Takes from an answer what time it is, and that the server is there. */
export function heedAnswer(answer: Response): void {
  deviceClock.heed(answer.headers)
  if (isAway(answer)) return
  heard += 1
  reached?.()
}

/** How many answers of the server have been heeded. */
export const answersHeard = (): number => heard
