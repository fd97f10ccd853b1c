import type { FileHandle } from 'node:fs/promises'
import { damagedVideo } from '@clutchbook/domain/media/media.errors'

/** Reading in a video file by position; asking for bytes that aren't there means the video is damaged. */
export interface VideoBytes {
  readonly size: number
  read(position: number, length: number): Promise<Buffer>
}

// Headers lie close together or far apart; one small window serves both without holding the file in memory.
const windowBytes = 16 * 1024

/** Reads a stretch of the file; a file that ends before it is damaged. */
export async function readExactly(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  let filled = 0
  while (filled < length) {
    const { bytesRead } = await handle.read(bytes, filled, length - filled, position + filled)
    if (bytesRead === 0) throw damagedVideo()
    filled += bytesRead
  }
  return bytes
}

/** Writes all the bytes; one call to the system may take fewer than it was given. */
export async function writeExactly(handle: FileHandle, position: number, bytes: Buffer): Promise<void> {
  let written = 0
  while (written < bytes.length) {
    const { bytesWritten } = await handle.write(bytes, written, bytes.length - written, position + written)
    written += bytesWritten
  }
}

/** Reads through a small window, so that thousands of neighbouring headers cost few reads of the file. */
export function createVideoBytes(handle: FileHandle, size: number): VideoBytes {
  let windowStart = 0
  let window: Buffer = Buffer.alloc(0)

  return {
    size,
    async read(position, length) {
      if (position < 0 || position + length > size) throw damagedVideo()
      if (length > windowBytes) return readExactly(handle, position, length)
      const isInWindow = position >= windowStart && position + length <= windowStart + window.length
      if (!isInWindow) {
        // A fresh buffer each time: what was handed out before stays as it was.
        window = await readExactly(handle, position, Math.min(windowBytes, size - position))
        windowStart = position
      }
      return window.subarray(position - windowStart, position - windowStart + length)
    },
  }
}
