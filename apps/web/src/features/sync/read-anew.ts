import { keptState } from '../../shared/api/out-of-reach.ts'

/** Pages are not read anew more often, in milliseconds: a call that alone is always lost must not have the others made again and again. */
const pause = 10_000

/** Has everything that this device showed read anew once the server answers again. */
export function createReadAnew(read: () => void) {
  let last = Number.NEGATIVE_INFINITY
  let later: ReturnType<typeof setTimeout> | undefined

  const readAnew = (): void => {
    later = undefined
    if (keptState.asOf() === null) return
    last = performance.now()
    keptState.show(null)
    read()
  }

  return {
    /** The server has answered; where pages were read anew a moment ago they are once the pause is over. */
    reached: (): void => {
      if (keptState.asOf() === null || later !== undefined) return
      const wait = last + pause - performance.now()
      if (wait <= 0) readAnew()
      else later = setTimeout(readAnew, wait)
    },
    stop: (): void => clearTimeout(later),
  }
}
