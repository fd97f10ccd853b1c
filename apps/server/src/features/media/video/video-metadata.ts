import { type FileHandle, open } from 'node:fs/promises'
import type { VideoExamination, VideoShape } from './blanking.ts'
import { createVideoBytes } from './bytes.ts'
import { examineMp4 } from './mp4.ts'
import { examineWebm } from './webm.ts'

/**
 * Blanks everything in a video file (MP4, MOV, WebM) that tells where, when, by whom and with what it was taken (MED-33).
 * The file keeps its length and every sample of picture and sound its place, so nothing is re-encoded or moved.
 * Throws `unsupported-file` for a damaged video and then leaves the file as it was.
 */
export async function removeVideoMetadata(path: string): Promise<void> {
  await withFile(path, 'r+', async (handle) => {
    const { size } = await handle.stat()
    const { blanks } = await examine(handle, size)
    await blanks.carryOut(handle, size)
  })
}

/** Width and height in pixels as the video is shown, a phone's quarter turn included. Throws `unsupported-file` as above. */
export async function readVideoShape(path: string): Promise<VideoShape> {
  return withFile(path, 'r', async (handle) => {
    const { size } = await handle.stat()
    return (await examine(handle, size)).shape
  })
}

async function withFile<T>(path: string, flags: 'r' | 'r+', work: (handle: FileHandle) => Promise<T>) {
  const handle = await open(path, flags)
  try {
    return await work(handle)
  } finally {
    await handle.close()
  }
}

const webmSignature = Buffer.from([0x1a, 0x45, 0xdf, 0xa3])

async function examine(handle: FileHandle, size: number): Promise<VideoExamination> {
  const bytes = createVideoBytes(handle, size)
  const signature = await bytes.read(0, webmSignature.length)
  return signature.equals(webmSignature) ? examineWebm(bytes) : examineMp4(bytes)
}
