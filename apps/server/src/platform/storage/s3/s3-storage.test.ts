import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createBucket } from '../../../testing/s3/test-bucket.ts'
import type { S3Place } from '../../settings/storage-url.ts'
import { createS3Storage } from './s3-storage.ts'

/** Something that answers in the place of a store, in ways that no good store can be brought to. */
async function startBadStore(listener: RequestListener): Promise<S3Place> {
  const server = createServer(listener)
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => sockets.add(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    bucket: 'media',
    region: 'us-east-1',
    keyId: 'KEYID',
    secret: 'SECRET',
  }
}

const impatient = { silenceMs: 200, tries: 3 }
const photo = Buffer.from('a photo')

test('a wrong secret is refused by the store, and the operator is told without it', async (context) => {
  const place = await createBucket(context)
  const storage = createS3Storage({ ...place, secret: 'not-the-secret' })
  const failure = await storage.put('7/abc.jpg', photo).catch((error: unknown) => error)
  expect(String(failure)).toContain('STORAGE_URL: the store refuses the secret of this key')
  expect(JSON.stringify(failure) + String(failure)).not.toContain('not-the-secret')
  await expect(storage.check()).rejects.toThrow('SignatureDoesNotMatch')
  await expect(storage.read('7/abc.jpg')).rejects.toThrow('SignatureDoesNotMatch')
  expect(await createS3Storage(place).has('7/abc.jpg')).toBe(false)
})

test('an unknown key and a missing bucket are told apart', async (context) => {
  const place = await createBucket(context)
  const unknown = createS3Storage({ ...place, keyId: 'test:nobody' })
  await expect(unknown.check()).rejects.toThrow(/STORAGE_URL: the store (does not know|refuses)/)
  const nowhere = createS3Storage({ ...place, bucket: 'nowhere-at-all' })
  await expect(nowhere.check()).rejects.toThrow('STORAGE_URL: the store has no bucket of this name')
})

test('what is altered between the product and the store is refused and not kept', async (context) => {
  const place = await createBucket(context)
  const alter = await startBadStore(async (request, response) => {
    const body = Buffer.from((await text(request)).replace('photo', 'fake!'))
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    )
    const onwards = await fetch(`${place.origin}${request.url}`, {
      method: 'PUT',
      headers: Object.fromEntries(
        Object.entries(headers).filter(([name]) => name.startsWith('x-amz') || name === 'authorization'),
      ),
      body,
    })
    response.writeHead(onwards.status).end(await onwards.text())
  })
  const storage = createS3Storage({ ...place, origin: alter.origin })
  await expect(storage.put('7/abc.jpg', photo)).rejects.toThrow('STORAGE_URL:')
  expect(await createS3Storage(place).has('7/abc.jpg')).toBe(false)
})

test('pages of a list are followed to the last', async () => {
  const asked: (string | null)[] = []
  const place = await startBadStore((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://store')
    const token = searchParams.get('continuation-token')
    asked.push(token)
    const page = Number(token?.at(-1) ?? 0)
    const more =
      page < 2
        ? `<IsTruncated>true</IsTruncated><NextContinuationToken>a&amp;b=${page + 1}</NextContinuationToken>`
        : '<IsTruncated>false</IsTruncated>'
    response.end(`<?xml version="1.0"?><ListBucketResult>${more}
      <Contents><Key>${page}/a.jpg</Key><LastModified>2026-01-02T03:04:05.000Z</LastModified></Contents></ListBucketResult>`)
  })
  const found: string[] = []
  for await (const { key } of createS3Storage(place).list()) found.push(key)
  expect(found).toEqual(['0/a.jpg', '1/a.jpg', '2/a.jpg'])
  expect(asked).toEqual([null, 'a&b=1', 'a&b=2'])
})

test('a store that is busy for a moment is asked again with the whole photo', async () => {
  const bodies: string[] = []
  const place = await startBadStore(async (request, response) => {
    bodies.push(await text(request))
    response.writeHead(bodies.length < 3 ? 503 : 200).end()
  })
  await createS3Storage(place, impatient).put('7/abc.jpg', photo)
  expect(bodies).toEqual(['a photo', 'a photo', 'a photo'])
})

test('a store that breaks off is asked again, and given up after three times', async () => {
  let calls = 0
  const place = await startBadStore((request) => {
    calls += 1
    request.socket.destroy()
  })
  await expect(createS3Storage(place, impatient).put('7/abc.jpg', photo)).rejects.toMatchObject({
    trouble: 'away',
  })
  expect(calls).toBe(3)
})

test('a store that is silent is given up at once, before an answer and in the middle of one', async () => {
  let calls = 0
  const place = await startBadStore((request, response) => {
    calls += 1
    if (request.method === 'GET') response.writeHead(200, { 'content-length': 100 }).write('only some')
  })
  const storage = createS3Storage(place, impatient)
  await expect(storage.put('7/abc.jpg', photo)).rejects.toMatchObject({ trouble: 'away' })
  expect(calls).toBe(1)
  await expect(text(await storage.read('7/abc.jpg'))).rejects.toMatchObject({ trouble: 'away' })
})

test('a slow reader is waited for', async () => {
  const bytes = Buffer.alloc(4_000_000, 'x')
  const place = await startBadStore((_request, response) => response.end(bytes))
  const answer = await createS3Storage(place, impatient).read('7/abc.jpg')
  await wait(3 * impatient.silenceMs)
  expect((await text(answer)).length).toBe(bytes.length)
})

test('a store that ignores the stretch that was asked for is not believed', async () => {
  const place = await startBadStore((_request, response) => response.end('0123456789'))
  await expect(createS3Storage(place).read('7/abc.jpg', { start: 2, end: 4 })).rejects.toThrow('stretches')
})
