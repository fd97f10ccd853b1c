/**
 * Waits for work at most so long; throws when it has no result by then. The work itself is not stopped, so what it does
 * late must do no harm.
 */
export async function within<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No result after ${milliseconds} ms`)), milliseconds)
  })
  try {
    return await Promise.race([work(), late])
  } finally {
    clearTimeout(timer)
  }
}
