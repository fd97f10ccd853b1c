import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileTooLarge, unsupportedFile } from '@clutchbook/domain/media/media.errors'
import { type GalleryLimits, imageTypes, videoTypes } from '@clutchbook/domain/media/media.rules'

/** A file as it came in, on the local disk until it has been made into a medium or refused. */
export type Draft = { readonly path: string; readonly kind: 'image' | 'video'; readonly contentType: string }

/** Where drafts wait, and how large they may grow. */
export type DraftPlace = { readonly folder: string; readonly limits: GalleryLimits }

type FileType = Omit<Draft, 'path'>

/** Bytes that tell what kind of file it is. */
const headBytes = 4100

/**
 * Takes a file in from any source and hands it to the work, then removes it. The kind is told from the first bytes
 * (MED-30), and reading stops as soon as the file is of a wrong kind or too large; `name` is for messages.
 */
export async function withDraft<T>(
  place: DraftPlace,
  source: AsyncIterable<Uint8Array>,
  name: string,
  work: (draft: Draft) => Promise<T>,
): Promise<T> {
  await mkdir(place.folder, { recursive: true })
  const path = join(place.folder, randomUUID())
  try {
    return await work({ path, ...(await write(path, source, name, place.limits)) })
  } finally {
    await rm(path, { force: true })
  }
}

/** Removes drafts that came before the given moment, in milliseconds: a process that was killed left them behind. */
export async function sweepDrafts(folder: string, before: number): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: before }))
    if (mtimeMs < before) await rm(path, { force: true })
  }
}

async function write(
  path: string,
  source: AsyncIterable<Uint8Array>,
  name: string,
  limits: GalleryLimits,
): Promise<FileType> {
  const file = await open(path, 'wx')
  try {
    let head = Buffer.alloc(0)
    let type: FileType | null = null
    let total = 0
    for await (const chunk of source) {
      if (head.length < headBytes) head = Buffer.concat([head, chunk])
      if (!type && head.length >= headBytes) type = await ensureSupported(head, name)
      total += chunk.length
      ensureSize(total, type, name, limits)
      await file.appendFile(chunk)
    }
    return type ?? (await ensureSupported(head, name))
  } finally {
    await file.close()
  }
}

async function ensureSupported(head: Uint8Array, name: string): Promise<FileType> {
  // Loaded with the first file: it knows a hundred kinds of them, which an idle server need not hold.
  const { fileTypeFromBuffer } = await import('file-type')
  const mime = (await fileTypeFromBuffer(head))?.mime
  const image = imageTypes.find((type) => type === mime)
  if (image) return { kind: 'image', contentType: 'image/jpeg' }
  const video = videoTypes.find((type) => type === mime)
  if (video) return { kind: 'video', contentType: video }
  throw unsupportedFile(name)
}

function ensureSize(bytes: number, type: FileType | null, name: string, limits: GalleryLimits): void {
  const limit = type?.kind === 'video' ? limits.videoBytes : limits.imageBytes
  if (bytes > limit) throw fileTooLarge(name, limit)
}
