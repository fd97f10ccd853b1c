import type { CodeReader } from './label-reading.ts'

/** A camera that is on, and what finds codes in its picture. */
type Camera = { readonly reader: CodeReader; readonly stream: MediaStream }

export function stopCamera(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/** Turns the camera on while the reader is loaded, or answers which of them there is not; then no camera stays on. */
export async function openCamera(
  loadReader: () => Promise<CodeReader>,
  openStream: () => Promise<MediaStream>,
): Promise<Camera | 'refused' | 'unread'> {
  const [reader, stream] = await Promise.allSettled([loadReader(), openStream()])
  if (stream.status === 'rejected') return 'refused'
  if (reader.status === 'fulfilled') return { reader: reader.value, stream: stream.value }
  stopCamera(stream.value)
  return 'unread'
}
