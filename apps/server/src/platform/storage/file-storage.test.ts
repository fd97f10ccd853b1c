import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { createFileStorage } from './file-storage.ts'

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'clutchbook-storage-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const read = async (stream: Promise<Readable>): Promise<string> => (await buffer(await stream)).toString()

test('what is put is read back, whole or a stretch of it', async () => {
  const storage = createFileStorage(await createFolder())
  await storage.put('7/abc.jpg', Buffer.from('0123456789'))
  expect(await read(storage.read('7/abc.jpg'))).toBe('0123456789')
  expect(await read(storage.read('7/abc.jpg', { start: 2, end: 4 }))).toBe('234')
})

test('a local file is taken over and leaves its old place', async () => {
  const folder = await createFolder()
  const storage = createFileStorage(join(folder, 'media'))
  const path = join(folder, 'upload')
  await writeFile(path, 'video')
  await storage.takeFile('7/clip.video', path)
  expect(await read(storage.read('7/clip.video'))).toBe('video')
  expect(await readdir(folder)).toEqual(['media'])
})

test('removing is final, and removing what is not there is no fault', async () => {
  const storage = createFileStorage(await createFolder())
  await storage.put('7/abc.jpg', Buffer.from('x'))
  await storage.remove('7/abc.jpg')
  await storage.remove('7/abc.jpg')
  await expect(storage.read('7/abc.jpg')).rejects.toThrow(/ENOENT/)
})

test.each(['../secret', '/etc/passwd', '7/../../x', 'A.jpg', '7//x', 'x\0.jpg', ''])(
  'R54 the key %j is refused',
  async (key) => {
    const storage = createFileStorage(await createFolder())
    await expect(async () => storage.put(key, Buffer.from('x'))).rejects.toThrow(
      'A storage key has a character it must not have',
    )
  },
)
