import { request } from 'node:http'
import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { upload } from '../../testing/media-calls.ts'
import { dataUrl, plainJpeg, type TestFile } from '../../testing/pictures.ts'
import { startApp } from '../../testing/test-app.ts'
import { makeMp4 } from '../../testing/videos.ts'
import { cookieHeader, type Visitor } from '../../testing/visitor.ts'

const ember = { name: 'Ember', species: 'Python regius' }
const megabyte = 1024 * 1024
const strict = { MEDIA_MAX_ITEMS: '2', MEDIA_MAX_IMAGE_MB: '1', MEDIA_MAX_VIDEO_MB: '2' }

const padded = ({ buffer, ...file }: TestFile, bytes: number): TestFile => ({
  ...file,
  buffer: Buffer.concat([buffer, Buffer.alloc(bytes - buffer.length)]),
})

const video = (): TestFile => ({
  name: 'strike.mp4',
  mimeType: 'video/mp4',
  buffer: Buffer.from(makeMp4().bytes),
})

onBothDatabases('the operator’s limits', (dialect) => {
  test('MED-32 MED-Q03 they are told to the browser, kept, and named in each refusal', async () => {
    const keeper = await (await startApp(dialect, { env: strict })).keeper()
    expect((await keeper.get('/api/media/limits')).json()).toEqual({
      itemsPerGallery: 2,
      imageBytes: megabyte,
      videoBytes: 2 * megabyte,
      profileBytes: 5 * megabyte,
    })
    const photo = await plainJpeg({ width: 30, height: 20 })
    const refusals = [
      [padded(photo, megabyte + 1), '"boa.jpg" is larger than 1 MB. Please choose a smaller file.'],
      [padded(video(), 2 * megabyte + 1), '"strike.mp4" is larger than 2 MB. Please choose a smaller file.'],
    ] as const
    for (const [file, message] of refusals) {
      const answer = await upload(keeper, file)
      expect([answer.status, answer.json()]).toEqual([413, { message, code: 'too-large' }])
    }
    const full = await keeper.post('/api/animals', { ...ember, photos: Array(3).fill(dataUrl(photo)) })
    expect([full.status, full.json().message]).toEqual([413, 'A gallery holds at most 2 photos and videos.'])
    expect((await upload(keeper, padded(photo, megabyte))).status).toBe(201)
    expect((await keeper.get('/api/animals')).json()).toEqual([])
  })

  test('MED-31 a profile photo keeps its own limit of 5 MB, whatever galleries may hold', async () => {
    const keeper = await (await startApp(dialect, { env: strict })).keeper()
    const photo = await plainJpeg({ width: 30, height: 20 })
    const change = (bytes: number) =>
      keeper.patch('/api/user/profile', { profileImage: dataUrl(padded(photo, bytes)) })
    const refused = await change(5 * megabyte + 1)
    expect([refused.status, refused.json().message]).toEqual([
      413,
      '"profile photo" is larger than 5 MB. Please choose a smaller file.',
    ])
    expect((await change(5 * megabyte)).status).toBe(200)
  })
})

/** Sends a body in pieces without saying how long it will be, until there is an answer or the connection goes. */
function sendEndlessly(url: string, path: string, keeper: Visitor, head: Buffer, type: string) {
  const cookie = cookieHeader(keeper)
  const piece = Buffer.alloc(256 * 1024, 0x20)
  return new Promise<{ status: number | null; message: string; sent: number }>((resolve) => {
    let sent = 0
    let answered: { status: number; message: string } | null = null
    const call = request(`${url}${path}`, { method: 'POST', headers: { cookie, 'content-type': type } })
    const end = () => resolve({ status: null, message: '', ...answered, sent })
    call.on('response', (response) => {
      let text = ''
      response.on('data', (part) => {
        text += part
      })
      response.on('end', () => {
        answered = { status: response.statusCode ?? 0, message: JSON.parse(text).message }
        call.destroy()
        end()
      })
    })
    call.on('error', end)
    const write = (): void => {
      if (call.destroyed || sent >= 1024 * megabyte) return
      sent += piece.length
      call.write(piece, () => setImmediate(write))
    }
    call.write(head)
    write()
  })
}

test('R53 a body of a gigabyte without a stated length is refused early and not read to its end', async () => {
  const { url, keeper: newKeeper } = await startApp('sqlite', { env: strict })
  const keeper = await newKeeper()
  const { buffer } = await plainJpeg({ width: 30, height: 20 })
  const form = Buffer.from(
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n',
  )
  const file = await sendEndlessly(
    url,
    '/api/media',
    keeper,
    Buffer.concat([form, buffer]),
    'multipart/form-data; boundary=b',
  )
  expect(file).toMatchObject({
    status: 413,
    message: '"a.jpg" is larger than 1 MB. Please choose a smaller file.',
  })
  expect(file.sent).toBeLessThan(200 * megabyte)
  const json = await sendEndlessly(url, '/api/animals', keeper, Buffer.from('{"name":"'), 'application/json')
  expect([413, null]).toContain(json.status)
  expect(json.sent).toBeLessThan(400 * megabyte)
  expect((await keeper.get('/healthz')).status).toBe(200)
  expect((await keeper.get('/api/animals')).json()).toEqual([])
})
