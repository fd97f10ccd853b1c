/** An action that never runs beside itself. Where it is asked for while it runs it runs once more: that run may have been too early. */
export function oneAtATime(act: () => Promise<void>): () => Promise<void> {
  let isRunning = false
  let isToRunAgain = false
  const run = async (): Promise<void> => {
    isToRunAgain = isRunning
    if (isRunning) return
    isRunning = true
    await act().finally(() => {
      isRunning = false
    })
    if (isToRunAgain) await run()
  }
  return run
}
