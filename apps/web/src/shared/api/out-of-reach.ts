import { createListeners } from '../listeners.ts'

/** What a read asked, by its address, and the path that both make. */
export type Asked = { path: string; params?: Record<string, unknown>; query?: Record<string, unknown> }
type Answering = (address: string, asked: Asked) => Promise<Response | null>

let answering: Answering | null = null
let reached: (() => void) | null = null
let asOf: string | null = null
const { subscribe, tell } = createListeners()

/** Has reads answered by what this device keeps while the server can't be reached; by nothing where it keeps nothing. */
export function answerOutOfReach(by: Answering | null): void {
  answering = by
}

/** Whether this device may answer in place of the server. */
export const mayAnswer = (): boolean => answering !== null

/** What this device answers to a read in place of the server. A copy that can't be opened answers nothing. */
export const answerInPlace = (address: string, asked: Asked): Promise<Response | null> =>
  answering && address.startsWith('GET ')
    ? answering(address, asked).catch(() => null)
    : Promise.resolve(null)

/** Does something whenever the server has answered, whatever it says; that alone tells that it is back. */
export function whenReached(act: (() => void) | null): void {
  reached = act
}

/** An answer of the server has come. */
export const tellReached = (): void => reached?.()

/** Whether what is shown comes from this device, and of when it is. */
export const keptState = {
  /** The moment of the copy that answers; null while the server does. */
  asOf: (): string | null => asOf,
  subscribe,
  show: (moment: string | null): void => {
    if (moment === asOf) return
    asOf = moment
    tell()
  },
}
