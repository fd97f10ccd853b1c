import { randomUUID } from 'node:crypto'
import { access, mkdir, open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { Storage, StoredFile } from './storage.ts'
import { ensureKey } from './storage-key.ts'
import { sync } from './sync.ts'

/** Where files wait until they are whole, beside the others so that they can be moved among them at no cost. */
export const draftsName = 'drafts'

/** Keeps media as files below one folder. A file shows up whole or not at all, and survives a power cut once put. */
export function createFileStorage(folder: string): Storage {
  const pathOf = (key: string): string => join(folder, ensureKey(key))
  /** The folders above may be new as well, made just now or by a neighbour who has not come to this yet. */
  const syncNames = async (path: string): Promise<void> => {
    for (let at = dirname(path); at.length >= dirname(folder).length; at = dirname(at)) await sync(at)
  }
  const place = async (draft: string, key: string): Promise<void> => {
    const path = pathOf(key)
    await mkdir(dirname(path), { recursive: true })
    await sync(draft)
    await rename(draft, path)
    await syncNames(path)
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
    has: (key) =>
      access(pathOf(key)).then(
        () => true,
        () => false,
      ),
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
    const key = relative(folder, path).replaceAll(sep, '/')
    if (key.startsWith(`${draftsName}/`)) continue
    const found = await stat(path).catch(() => null)
    // A file may go while the list is read.
    if (found) yield { key, changedAt: found.mtime }
  }
}

async function writeDraft(folder: string, bytes: Uint8Array): Promise<string> {
  const drafts = join(folder, draftsName)
  await mkdir(drafts, { recursive: true })
  const draft = join(drafts, randomUUID())
  await writeFile(draft, bytes)
  return draft
}
