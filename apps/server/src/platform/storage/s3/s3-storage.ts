import { rm } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { inPortions } from '@clutchbook/domain/kernel/portions'
import type { S3Place } from '../../settings/storage-url.ts'
import type { Storage, StoredFile } from '../storage.ts'
import { StorageError } from '../storage-error.ts'
import { ensureKey } from '../storage-key.ts'
import { type ListedPage, readPage } from './answers.ts'
import { type Body, bodyOf, bodyOfFile, nothing } from './body.ts'
import { type Answer, createS3Client, type Patience, type S3Client } from './s3-client.ts'

/** Written to see whether the store can be written to. It is no medium, so it is not listed. */
const probe = 'readiness-check'

const removedAtOnce = 8

/**
 * Keeps media in a bucket of a store that speaks S3. One call puts a file, whatever its size, so that it is there whole
 * or not at all and nothing half-sent is left behind.
 */
export function createS3Storage(place: S3Place, patience?: Patience): Storage {
  const ask = createS3Client(place, patience)
  const put = async (key: string, body: Body): Promise<void> => {
    await read(ask({ method: 'PUT', key, body }))
  }
  const remove = async (key: string): Promise<void> => {
    await read(ask({ method: 'DELETE', key }))
  }
  return {
    put: async (key, bytes) => put(ensureKey(key), bodyOf(bytes)),
    takeFile: async (key, path) => {
      await put(ensureKey(key), await bodyOfFile(path))
      await rm(path)
    },
    read: async (key, span) => {
      if (!span) return (await ask({ method: 'GET', key: ensureKey(key) })).body
      const headers = { range: `bytes=${span.start}-${span.end}` }
      const { status, body } = await ask({ method: 'GET', key: ensureKey(key), headers })
      if (status === 206) return body
      body.destroy()
      throw new StorageError('refused', 'STORAGE_URL: the store does not send stretches of files')
    },
    has: (key) => objectExists(ask, ensureKey(key)),
    remove: async (key) => ignoreMissing(remove(ensureKey(key))),
    removeFolder: async (folder) => {
      for await (const page of listPages(ask, `${ensureKey(folder)}/`)) await removeAll(page, remove)
    },
    list: () => listMedia(ask),
    check: () => put(probe, nothing),
  }
}

const read = async (answer: Promise<Answer>): Promise<string> => text((await answer).body)

async function objectExists(ask: S3Client, key: string): Promise<boolean> {
  try {
    await read(ask({ method: 'HEAD', key }))
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

async function ignoreMissing(removal: Promise<void>): Promise<void> {
  try {
    await removal
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

async function* listMedia(ask: S3Client): AsyncIterable<StoredFile> {
  for await (const page of listPages(ask, '')) for (const file of page) if (file.key !== probe) yield file
}

async function* listPages(ask: S3Client, prefix: string): AsyncIterable<ListedPage['files']> {
  let token: string | null = null
  do {
    const query = { 'list-type': '2', prefix, ...(token === null ? {} : { 'continuation-token': token }) }
    const page: ListedPage = readPage(await read(ask({ method: 'GET', key: null, query })))
    yield page.files
    token = page.next
  } while (token !== null)
}

async function removeAll(
  files: readonly StoredFile[],
  remove: (key: string) => Promise<void>,
): Promise<void> {
  for (const portion of inPortions(files, removedAtOnce))
    await Promise.all(portion.map(({ key }) => ignoreMissing(remove(key))))
}
