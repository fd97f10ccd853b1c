import { type RefObject, useEffect, useState } from 'react'
import { loadCodeReader, readLabel } from '../label-reading.ts'

/** `without` where the page gets none at all, `refused` where the keeper or the system did not let it. */
export type CameraState = 'starting' | 'on' | 'refused' | 'without'

/** Between two looks at the picture, in milliseconds: a phone stays cool, and a label is read before a hand rests. */
const lookEvery = 180

const hasCamera = (): boolean => typeof navigator.mediaDevices?.getUserMedia === 'function'

/** Shows the camera in a video and tells each label that comes before it, for as long as it is drawn (PLC-17). */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  onKey: (key: string) => void,
): CameraState {
  const [state, setState] = useState<CameraState>(() => (hasCamera() ? 'starting' : 'without'))
  useEffect(() => {
    if (!hasCamera()) return undefined
    let isOver = false
    let stream: MediaStream | null = null
    let waiting: ReturnType<typeof setTimeout> | undefined
    const begin = async (): Promise<void> => {
      const [reader, opened] = await Promise.all([
        loadCodeReader(),
        navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }),
      ])
      stream = opened
      const shown = video.current
      if (isOver || !shown) return stop()
      shown.srcObject = opened
      await shown.play()
      setState('on')
      const look = async (): Promise<void> => {
        const key = shown.readyState >= shown.HAVE_CURRENT_DATA ? await readLabel(reader, shown) : null
        if (isOver) return
        if (key !== null) onKey(key)
        waiting = setTimeout(() => void look(), lookEvery)
      }
      await look()
    }
    const stop = (): void => {
      clearTimeout(waiting)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    begin().catch(() => {
      stop()
      if (!isOver) setState('refused')
    })
    return () => {
      isOver = true
      stop()
    }
  }, [video, onKey])
  return state
}
