/** Does work for several callers at once. */
export type SingleFlight = <T>(name: string, work: () => Promise<T>) => Promise<T>

/**
 * Lets calls of one name that come while one is under way have its result instead of doing the same again: a second
 * click, a second tab. It holds within one process; whatever must hold beyond is made safe where the work is done.
 */
export function createSingleFlight(): SingleFlight {
  const underWay = new Map<string, Promise<unknown>>()
  return <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const running = underWay.get(name)
    if (running) return running as Promise<T>
    const begun = work().finally(() => underWay.delete(name))
    underWay.set(name, begun)
    return begun
  }
}
