import { createHash, type Hash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Storage } from '../../../platform/storage/storage.ts'

/** One medium with the keys of its files. */
export type ReferencedMedium = { readonly id: number; readonly keys: readonly string[] }

/** What has been brought over of the files so far: the last medium, and how much it was. */
export type FilesMoved = {
  readonly after: number
  readonly media: number
  readonly files: number
  readonly bytes: number
  /** Files that records speak of and that the source does not have. */
  readonly missing: readonly string[]
}

export const noFiles: FilesMoved = { after: 0, media: 0, files: 0, bytes: 0, missing: [] }

/** Where files come from, where they go, and where they may lie on their way. */
export type FileWay = { readonly from: Storage; readonly to: Storage; readonly workFolder: string }

/** So many media are on their way at once. */
export const mediaAtOnce = 8

/** Where more than so many files are missing, the folder is rather not in its place. */
const missingAtMost = 1000

/**
 * Does one thing with every file of some media at once; answers what has been brought over, them included. Files that
 * the source does not have are named and left out.
 */
export async function moveMedia(
  way: FileWay,
  media: readonly ReferencedMedium[],
  before: FilesMoved,
  moveFile: (way: FileWay, key: string) => Promise<number>,
): Promise<FilesMoved> {
  const keys = media.flatMap((medium) => medium.keys)
  const sizes = await Promise.all(
    keys.map((key) =>
      moveFile(way, key).catch((error: unknown) => {
        if (error instanceof MissingFile) return null
        throw error
      }),
    ),
  )
  const found = sizes.filter((size) => size !== null)
  const missing = [...before.missing, ...keys.filter((_, place) => sizes[place] === null)]
  if (missing.length > missingAtMost)
    throw new Error(
      `More than ${missingAtMost} photos and videos are not in the source: is its media folder in its place?`,
    )
  return {
    after: media.at(-1)?.id ?? before.after,
    media: before.media + media.length,
    files: before.files + found.length,
    bytes: before.bytes + found.reduce((sum, size) => sum + size, 0),
    missing,
  }
}

class MissingFile extends Error {}

/** Copies a file and reads it back from where it went; answers its size. */
export async function copyFile({ from, to, workFolder }: FileWay, key: string): Promise<number> {
  const draft = join(workFolder, randomUUID())
  const here = createMeasure()
  await pipeline(await openSource(from, key), here.pass, createWriteStream(draft))
  await to.takeFile(key, draft)
  return ensureSame(here.answer(), to, key)
}

/** Compares a file on both sides; answers its size. */
export async function compareFile({ from, to }: FileWay, key: string): Promise<number> {
  return ensureSame(await measure(await openSource(from, key)), to, key)
}

async function openSource(from: Storage, key: string): Promise<Readable> {
  try {
    return await from.read(key)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new MissingFile(key)
    throw error
  }
}

type Measured = { readonly bytes: number; readonly hash: string }

async function ensureSame(here: Measured, to: Storage, key: string): Promise<number> {
  const there = await measure(await to.read(key))
  if (there.hash !== here.hash || there.bytes !== here.bytes)
    throw new Error(`The file ${key} is not the same in the target as in the source`)
  return here.bytes
}

async function measure(stream: Readable): Promise<Measured> {
  const { pass, answer } = createMeasure()
  for await (const _ of pass(stream));
  return answer()
}

/** Counts and hashes what passes by. */
function createMeasure() {
  const hash: Hash = createHash('sha256')
  let bytes = 0
  return {
    pass: async function* (source: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
      for await (const chunk of source) {
        hash.update(chunk)
        bytes += chunk.length
        yield chunk
      }
    },
    answer: (): Measured => ({ bytes, hash: hash.digest('hex') }),
  }
}
