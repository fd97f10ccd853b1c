import { useEffect } from 'react'

/** Keeps the screen on while this is drawn, where the browser can: hands are full in a walk (PLC-10). */
export function useWakeLock(): void {
  useEffect(() => {
    let held: WakeLockSentinel | null = null
    let isOver = false
    const hold = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return
      // A battery that is low may refuse it; the walk goes on without.
      const lock = await navigator.wakeLock?.request('screen').catch(() => null)
      if (isOver) void lock?.release()
      else held = lock ?? null
    }
    const again = (): void => void hold()
    again()
    document.addEventListener('visibilitychange', again)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', again)
      void held?.release()
    }
  }, [])
}
