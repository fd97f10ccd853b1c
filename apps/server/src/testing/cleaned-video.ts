import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readVideoShape, removeVideoMetadata } from '../features/media/video/video-metadata.ts'

async function withVideo<T>(bytes: Buffer, work: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'clutchbook-video-'))
  try {
    const path = join(folder, 'upload')
    await writeFile(path, bytes)
    return await work(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** What stays on disk of an uploaded video after its metadata was removed. */
export const cleanVideo = (bytes: Buffer): Promise<Buffer> =>
  withVideo(bytes, async (path) => {
    await removeVideoMetadata(path)
    return readFile(path)
  })

/** What was thrown, if anything, and what is on disk then. */
export const tryToCleanVideo = (bytes: Buffer): Promise<{ error: unknown; left: Buffer }> =>
  withVideo(bytes, async (path) => {
    const error = await removeVideoMetadata(path).then(
      () => undefined,
      (reason: unknown) => reason,
    )
    return { error, left: await readFile(path) }
  })

export const shapeOfVideo = (bytes: Buffer) => withVideo(bytes, readVideoShape)
