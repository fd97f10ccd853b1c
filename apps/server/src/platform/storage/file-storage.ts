import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Storage } from './storage.ts'

const keyShape = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*(\.[a-z0-9]+)?$/

/** Keeps media as files below one folder. A file shows up whole or not at all, and survives a power cut once put. */
export function createFileStorage(folder: string): Storage {
  const pathOf = (key: string): string => {
    if (!keyShape.test(key)) throw new Error('A storage key has a character it must not have')
    return join(folder, key)
  }
  const place = async (draft: string, key: string): Promise<void> => {
    const path = pathOf(key)
    await mkdir(dirname(path), { recursive: true })
    await sync(draft)
    await rename(draft, path)
    await sync(dirname(path))
  }
  return {
    put: async (key, bytes) => {
      const draft = await writeDraft(folder, bytes)
      await place(draft, key)
    },
    takeFile: (key, path) => place(path, key),
    read: async (key, span) => {
      const file = await open(pathOf(key))
      return file.createReadStream(span ?? {})
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    check: async () => rm(await writeDraft(folder, new Uint8Array()), { force: true }),
  }
}

async function writeDraft(folder: string, bytes: Uint8Array): Promise<string> {
  const drafts = join(folder, 'drafts')
  await mkdir(drafts, { recursive: true })
  const draft = join(drafts, randomUUID())
  await writeFile(draft, bytes)
  return draft
}

/** Waits until a file, or the names in a folder, are on the disk. */
async function sync(path: string): Promise<void> {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
