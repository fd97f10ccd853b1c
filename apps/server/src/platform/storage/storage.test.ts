import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, onTestFinished, type TestContext, test } from 'vitest'
import { createBucket } from '../../testing/s3/test-bucket.ts'
import { createFileStorage } from './file-storage.ts'
import { createS3Storage } from './s3/s3-storage.ts'
import type { Storage } from './storage.ts'

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'clutchbook-storage-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const kinds: readonly [string, (context: TestContext) => Promise<Storage>][] = [
  ['files', async () => createFileStorage(await createFolder())],
  ['a store that speaks S3', async (context) => createS3Storage(await createBucket(context))],
]

const readBytes = async (stream: Promise<Readable>): Promise<Buffer> => buffer(await stream)
const readText = async (stream: Promise<Readable>): Promise<string> => (await readBytes(stream)).toString()

async function listKeys(storage: Storage): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of storage.list()) keys.push(key)
  return keys.sort()
}

describe.each(kinds)('storage in %s', (_name, open) => {
  test('what is put is read back, whole or a stretch of it', async (context) => {
    const storage = await open(context)
    await storage.put('7/abc.jpg', Buffer.from('0123456789'))
    expect(await readText(storage.read('7/abc.jpg'))).toBe('0123456789')
    expect(await readText(storage.read('7/abc.jpg', { start: 2, end: 4 }))).toBe('234')
    expect(await readText(storage.read('7/abc.jpg', { start: 9, end: 9 }))).toBe('9')
  })

  test('what is put again under its key replaces what was there', async (context) => {
    const storage = await open(context)
    await storage.put('7/abc.jpg', Buffer.from('the longer one'))
    await storage.put('7/abc.jpg', Buffer.from('short'))
    expect(await readText(storage.read('7/abc.jpg'))).toBe('short')
  })

  test('a local file of megabytes is taken over byte for byte and leaves its old place', async (context) => {
    const storage = await open(context)
    const folder = await createFolder()
    const bytes = Buffer.alloc(9_000_001, randomUUID())
    await writeFile(join(folder, 'upload'), bytes)
    await storage.takeFile('7/clip.video', join(folder, 'upload'))
    expect((await readBytes(storage.read('7/clip.video'))).equals(bytes)).toBe(true)
    const tail = await readBytes(storage.read('7/clip.video', { start: 8_999_990, end: 9_000_000 }))
    expect(tail.equals(bytes.subarray(8_999_990))).toBe(true)
    expect(await readdir(folder)).toEqual([])
  })

  test('removing is final, and removing what is not there is no fault', async (context) => {
    const storage = await open(context)
    await storage.put('7/abc.jpg', Buffer.from('x'))
    expect(await storage.has('7/abc.jpg')).toBe(true)
    await storage.remove('7/abc.jpg')
    await storage.remove('7/abc.jpg')
    expect(await storage.has('7/abc.jpg')).toBe(false)
    await expect(storage.read('7/abc.jpg')).rejects.toThrow(/ENOENT/)
  })

  test('everything that is kept is listed with its moment', async (context) => {
    const storage = await open(context)
    expect(await listKeys(storage)).toEqual([])
    await storage.check()
    for (const key of ['7/abc.jpg', '7/abc-thumb.jpg', '12/clip.video'])
      await storage.put(key, Buffer.from(key))
    expect(await listKeys(storage)).toEqual(['12/clip.video', '7/abc-thumb.jpg', '7/abc.jpg'])
    for await (const { changedAt } of storage.list())
      expect(Math.abs(changedAt.getTime() - Date.now())).toBeLessThan(60_000)
  })

  test('removing a folder removes all of it and nothing of a folder whose name begins alike', async (context) => {
    const storage = await open(context)
    for (const key of ['1/a.jpg', '1/b.jpg', '10/a.jpg', '11/a.jpg']) await storage.put(key, Buffer.from('x'))
    await storage.removeFolder('1')
    await storage.removeFolder('2')
    expect(await listKeys(storage)).toEqual(['10/a.jpg', '11/a.jpg'])
  })

  test.for(['../secret', '/etc/passwd', '7/../../x', 'A.jpg', '7//x', 'x\0.jpg', ''])(
    'R54 the key %j is refused',
    async (key, context) => {
      const storage = await open(context)
      await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow(
        'A storage key has a character it must not have',
      )
    },
  )
})
