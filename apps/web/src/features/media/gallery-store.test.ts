import { unsupportedFile } from '@clutchbook/domain/media/media.errors'
import type { StoredMedia } from '@clutchbook/domain/media/media.schema'
import { expect, test } from 'vitest'
import { ApiError } from '../../shared/api/api-error.ts'
import { storedGallery } from './gallery-draft.ts'
import { createGalleryStore, type Refusal } from './gallery-store.ts'

/** A line to the server whose answers the test gives by hand, file by file. */
function lineTo() {
  const open = new Map<
    string,
    { resolve: (stored: StoredMedia) => void; reject: (error: unknown) => void; signal: AbortSignal }
  >()
  const refusals: Refusal[] = []
  const dependencies = {
    send: (file: File, { signal }: { signal: AbortSignal }) =>
      new Promise<StoredMedia>((resolve, reject) => {
        open.set(file.name, { resolve, reject, signal })
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
    convert: async (file: File) => {
      throw unsupportedFile(file.name)
    },
    onRefused: (told: readonly Refusal[]) => refusals.push(...told),
  }
  return { open, refusals, dependencies }
}

const picture = (name: string) => new File(['x'], name, { type: 'image/jpeg' })
const stored = (url: string): StoredMedia => ({ url, kind: 'image', width: 1, height: 1, bytes: 1 })

test('MED-37 chosen files show at once and leave three at a time', async () => {
  const { open, dependencies } = lineTo()
  const gallery = createGalleryStore({ addresses: ['/api/media/1'] }, dependencies)
  gallery.add(['a', 'b', 'c', 'd'].map(picture))
  expect(gallery.current().items).toHaveLength(5)
  expect([...open.keys()]).toEqual(['a', 'b', 'c'])
  open.get('a')?.resolve(stored('/api/media/2'))
  await expect.poll(() => [...open.keys()]).toEqual(['a', 'b', 'c', 'd'])
})

test('MED-37 saving waits until nothing is on its way', async () => {
  const { open, dependencies } = lineTo()
  const gallery = createGalleryStore({ addresses: [] }, dependencies)
  gallery.add([picture('a'), picture('b')])
  let settled = false
  const waiting = gallery.settled().then((draft) => {
    settled = true
    return storedGallery(draft).addresses
  })
  open.get('b')?.resolve(stored('/api/media/9'))
  await expect.poll(() => gallery.current().items[1]?.address).toBe('/api/media/9')
  expect(settled).toBe(false)
  open.get('a')?.resolve(stored('/api/media/8'))
  expect(await waiting).toEqual(['/api/media/8', '/api/media/9'])
})

test('MED-37 removing a file on its way cancels it', () => {
  const { open, dependencies } = lineTo()
  const gallery = createGalleryStore({ addresses: [] }, dependencies)
  gallery.add([picture('a')])
  gallery.remove(gallery.current().items[0]?.key ?? '')
  expect(gallery.current().items).toEqual([])
  expect(open.get('a')?.signal.aborted).toBe(true)
})

test('MED-06 a file the server refuses for what it is goes, with the reason', async () => {
  const { open, refusals, dependencies } = lineTo()
  const gallery = createGalleryStore({ addresses: [] }, dependencies)
  gallery.add([picture('a')])
  open.get('a')?.reject(new ApiError(415, 'Not a picture', 'unsupported-file'))
  await expect.poll(() => refusals).toEqual([{ code: 'unsupported-file', message: 'Not a picture' }])
  expect(gallery.current().items).toEqual([])
})

test('MED-37 a file that did not arrive stays and can be sent again', async () => {
  const { open, refusals, dependencies } = lineTo()
  const gallery = createGalleryStore({ addresses: [] }, dependencies)
  gallery.add([picture('a')])
  open.get('a')?.reject(new ApiError(0, 'Could not connect'))
  await expect.poll(() => gallery.current().items[0]?.problem).toBe('Could not connect')
  expect(refusals).toEqual([])
  open.clear()
  gallery.retry(gallery.current().items[0]?.key ?? '')
  open.get('a')?.resolve(stored('/api/media/3'))
  await expect.poll(() => gallery.current().items[0]?.address).toBe('/api/media/3')
})

test('MED-Q04 a phone picture that this browser cannot read is refused by name', async () => {
  const { refusals, dependencies } = lineTo()
  const gallery = createGalleryStore({ addresses: [] }, dependencies)
  gallery.add([new File(['x'], 'IMG_1.HEIC', { type: 'image/heic' })])
  await expect
    .poll(() => refusals.map(({ message }) => message))
    .toEqual([unsupportedFile('IMG_1.HEIC').message])
  expect(gallery.current().items).toEqual([])
})

test('R13 what is stored takes the place of what was arranged, and nothing of that is on its way any more', async () => {
  const { open, refusals, dependencies } = lineTo()
  const gallery = createGalleryStore({ addresses: ['/api/media/1'] }, dependencies)
  gallery.add([picture('a')])
  gallery.show({ addresses: ['/api/media/2', '/api/media/3'], profileIndex: 1 })
  expect(storedGallery(await gallery.settled())).toEqual({
    addresses: ['/api/media/2', '/api/media/3'],
    profileIndex: 1,
  })
  expect([open.get('a')?.signal.aborted, refusals]).toEqual([true, []])
})
