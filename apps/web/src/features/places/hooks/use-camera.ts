import { type RefObject, useEffect, useState } from 'react'
import { loadCodeReader, readLabel } from '../label-reading.ts'
import { openCamera, stopCamera } from '../open-camera.ts'

/**
 * `without` where the page gets none at all, `refused` where the keeper or the system did not let it, `unread` where what reads
 * its picture could not be loaded.
 */
export type CameraState = 'starting' | 'on' | 'refused' | 'unread' | 'without'

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
      const camera = await openCamera(loadCodeReader, () =>
        navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }),
      )
      if (typeof camera === 'string') {
        if (!isOver) setState(camera)
        return
      }
      const { reader } = camera
      stream = camera.stream
      const shown = video.current
      if (isOver || !shown) return stop()
      shown.srcObject = stream
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
      stopCamera(stream)
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
