import { randomUUID } from 'node:crypto'
import { mkdir, open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { Storage, StoredFile } from './storage.ts'
import { sync } from './sync.ts'

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
    removeFolder: (key) => rm(pathOf(key), { recursive: true, force: true }),
    list: () => listFiles(folder),
    check: async () => rm(await writeDraft(folder, new Uint8Array()), { force: true }),
  }
}

async function* listFiles(folder: string): AsyncIterable<StoredFile> {
  await mkdir(folder, { recursive: true })
  for await (const entry of await opendir(folder, { recursive: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const found = await stat(path).catch(() => null)
    // A file may go while the list is read.
    if (found) yield { key: relative(folder, path).replaceAll(sep, '/'), changedAt: found.mtime }
  }
}

async function writeDraft(folder: string, bytes: Uint8Array): Promise<string> {
  const drafts = join(folder, 'drafts')
  await mkdir(drafts, { recursive: true })
  const draft = join(drafts, randomUUID())
  await writeFile(draft, bytes)
  return draft
}
