import { createListeners } from '../listeners.ts'

/** What a read asked, by its address, and the path that both make. */
export type Asked = { path: string; params?: Record<string, unknown>; query?: Record<string, unknown> }

/** A call, and what it carries. */
export type Carried = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  file?: Blob
  idempotencyKey?: string
  ifMatch?: number
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal
}

type Reach = (call: Carried) => Promise<Response>
type Passing = (address: string, call: Carried, reach: Reach) => Promise<Response>

let passing: Passing | null = null
let asOf: string | null = null
const { subscribe, tell } = createListeners()

/** Has every call go through something that may answer it, or change what it carries; null for nothing. */
export function passThrough(by: Passing | null): void {
  passing = by
}

/** Makes a call, through whatever it is to go through. */
export const pass: Passing = (address, call, reach) => (passing ? passing(address, call, reach) : reach(call))

/** Whether this device may answer in place of the server. */
export const mayAnswer = (): boolean => passing !== null

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
