import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { onSqliteFirst } from '../../testing/both-databases.ts'
import { upload } from '../../testing/media-calls.ts'
import {
  brokenOff,
  htmlNamedJpg,
  hugePng,
  plainGif,
  plainJpeg,
  plainPng,
  svgWithScript,
  type TestFile,
  truncatedJpeg,
} from '../../testing/pictures.ts'
import { listStoredKeys } from '../../testing/stored-files.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

const ember = { name: 'Ember', species: 'Python regius' }
const megabyte = 1024 * 1024

const dataUrl = ({ buffer, mimeType }: TestFile): string =>
  `data:${mimeType};base64,${buffer.toString('base64')}`

async function expectNothingStored(running: TestApp, keeper: Visitor): Promise<void> {
  const { app, place } = running
  expect((await keeper.get('/api/animals')).json()).toEqual([])
  expect(await app.db.selectFrom('media').selectAll().execute()).toEqual([])
  expect(await listStoredKeys(running)).toEqual([])
  const files = await readdir(join(place.dataDir, 'media'), { recursive: true, withFileTypes: true }).catch(
    () => [],
  )
  expect(files.filter((entry) => entry.isFile())).toEqual([])
}

/** A JPEG of the given length: a real picture followed by bytes that no one reads. */
const paddedJpeg = async (bytes: number): Promise<TestFile> => {
  const file = await plainJpeg()
  return { ...file, buffer: Buffer.concat([file.buffer, Buffer.alloc(bytes - file.buffer.length)]) }
}

onSqliteFirst('files that are refused', (dialect) => {
  const unsupported = (name: string) =>
    `"${name}" is not a supported file type. Please use images (JPG, PNG) or videos (MP4, MOV, WebM).`
  const cases: [string, () => TestFile | Promise<TestFile>, number, string, string][] = [
    [
      'MED-06 MED-30 R49 an HTML page named .jpg',
      htmlNamedJpg,
      400,
      'unsupported-file',
      unsupported('page.jpg'),
    ],
    ['MED-30 R50 an SVG with a script', svgWithScript, 400, 'unsupported-file', unsupported('drawing.svg')],
    [
      'MED-30 a JPEG that breaks off',
      truncatedJpeg,
      400,
      'unsupported-file',
      '"cut-off.jpg" is damaged and can\'t be read. Please choose another picture.',
    ],
    [
      'MED-30 a PNG that breaks off',
      async () => brokenOff(await plainPng()),
      400,
      'unsupported-file',
      '"gecko.png" is damaged and can\'t be read. Please choose another picture.',
    ],
    [
      'MED-30 a GIF that breaks off',
      async () => brokenOff(await plainGif()),
      400,
      'unsupported-file',
      '"skink.gif" is damaged and can\'t be read. Please choose another picture.',
    ],
    [
      'R51 a PNG of 16,000 by 16,000 pixels',
      hugePng,
      413,
      'too-large',
      '"huge.png" has more than 50 megapixels. Please choose a smaller picture.',
    ],
    [
      'MED-32 a picture of more than 10 MB',
      () => paddedJpeg(10 * megabyte + 1),
      413,
      'too-large',
      '"boa.jpg" is larger than 10 MB. Please choose a smaller file.',
    ],
    [
      'MED-05 an empty file',
      () => ({ name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) }),
      400,
      'unsupported-file',
      unsupported('empty.jpg'),
    ],
  ]

  test.each(cases)(
    '%s is refused by upload and as a data URL, and nothing is stored',
    async (_title, make, status, code, message) => {
      const running = await startApp(dialect)
      const keeper = await running.keeper()
      const file = await make()
      const uploaded = await upload(keeper, file)
      expect([uploaded.status, uploaded.json()]).toEqual([status, { message, code }])
      const embedded = await keeper.post('/api/animals', { ...ember, photos: [dataUrl(file)] })
      expect([embedded.status, embedded.json().code]).toEqual([status, code])
      expect(embedded.json().message).toBe(message.replace(file.name, 'photo 1'))
      await expectNothingStored(running, keeper)
    },
  )

  test('one bad photo among good ones refuses the whole save, and the good ones are not left behind', async () => {
    const running = await startApp(dialect)
    const keeper = await running.keeper()
    const photos = [dataUrl(await plainJpeg()), dataUrl(htmlNamedJpg())]
    const answer = await keeper.post('/api/animals', { ...ember, photos })
    expect(answer.status).toBe(400)
    expect(answer.json().message).toBe(unsupported('photo 2'))
    await expectNothingStored(running, keeper)
  })

  test('a save refused for another reason leaves none of its photos behind', async () => {
    const running = await startApp(dialect)
    const keeper = await running.keeper()
    const answer = await keeper.post('/api/animals', {
      ...ember,
      fatherId: 999,
      photos: [dataUrl(await plainJpeg())],
    })
    expect(answer.status).toBe(404)
    await expectNothingStored(running, keeper)
  })

  const elsewhere = [
    ...['https://example.org/boa.jpg', '/etc/passwd', 'data:image/jpeg,boa', '/api/media/1/../../user'],
    ...[
      'http://169.254.169.254/latest/meta-data/',
      'http://[::1]:3000/',
      'http://0x7f.1/',
      '//127.1/boa.jpg',
    ],
  ]

  test.each(elsewhere)('R69 the photo address %s was not given out here and is refused', async (address) => {
    const running = await startApp(dialect)
    const keeper = await running.keeper()
    const answer = await keeper.post('/api/animals', { ...ember, photos: [address] })
    expect(answer.status).toBe(400)
    expect(answer.json().errors).toHaveProperty('photos')
    await expectNothingStored(running, keeper)
  })

  test('MED-32 more than 30 items in one gallery are refused with the limit named', async () => {
    const running = await startApp(dialect)
    const keeper = await running.keeper()
    const photo = dataUrl(await plainJpeg({ width: 20, height: 20 }))
    const answer = await keeper.post('/api/animals', { ...ember, photos: Array(31).fill(photo) })
    expect([answer.status, answer.json().message]).toEqual([
      413,
      'A gallery holds at most 30 photos and videos.',
    ])
    await expectNothingStored(running, keeper)
  })

  test('R51 twenty huge pictures at once are refused while others are served', async () => {
    const { keeper: newKeeper } = await startApp(dialect)
    const [flooder, other] = [await newKeeper(), await newKeeper()]
    const before = process.memoryUsage.rss()
    const huge = hugePng()
    const flood = Promise.all(Array.from({ length: 20 }, () => upload(flooder, huge)))
    expect((await other.get('/api/animals')).status).toBe(200)
    expect((await flood).map(({ status }) => status)).toEqual(Array(20).fill(413))
    expect(process.memoryUsage.rss() - before).toBeLessThan(150 * megabyte)
  })

  const hostileNames = [
    ...['../../x.jpg', `${'n'.repeat(300)}.jpg`, 'a\u202Egpj.exe', '..\\..\\x.jpg'],
    ...['a\0b.jpg', 'a\r\nContent-Type: text/html\r\n\r\n.jpg'],
  ]

  test('R54 a hostile file name is only ever shown, never used', async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    const keeper = await running.keeper()
    for (const name of hostileNames) {
      const answer = await upload(keeper, { ...(await plainJpeg()), name })
      expect(answer.status).toBe(201)
    }
    expect(await listStoredKeys(running)).toEqual([
      expect.stringMatching(/^1\/[0-9a-f-]{36}-thumb\.jpg$/),
      expect.stringMatching(/^1\/[0-9a-f-]{36}\.jpg$/),
    ])
  })

  test('a large file of a wrong kind is refused while it is still being sent', async () => {
    const running = await startApp(dialect)
    const keeper = await running.keeper()
    const buffer = Buffer.alloc(20 * megabyte, 'not a picture ')
    const answer = await upload(keeper, { name: 'large.jpg', mimeType: 'image/jpeg', buffer })
    expect([answer.status, answer.json().message]).toEqual([400, unsupported('large.jpg')])
    await expectNothingStored(running, keeper)
  })

  test('a form that is broken is refused, and names no fault of the server', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const broken = [
      ['multipart/form-data', 'x'],
      [
        'multipart/form-data; boundary=b',
        '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nabc',
      ],
      ['multipart/form-data; boundary=b', 'nonsense'],
    ]
    for (const [type = '', body] of broken) {
      const answer = await keeper.call('POST', '/api/media', { body, headers: { 'content-type': type } })
      expect([body, answer.status]).toEqual([body, 400])
    }
  })

  test('a form without a file, and a body that is no form, are refused', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const form = new FormData()
    form.set('note', 'no file')
    expect((await keeper.call('POST', '/api/media', { form })).status).toBe(400)
    expect((await keeper.post('/api/media', {})).status).toBe(415)
    form.set('photo', new File(['x'], 'a.jpg'))
    expect((await keeper.call('POST', '/api/media', { form })).json().message).toBe(
      'Please send the file in the field "file"',
    )
    expect((await keeper.call('POST', '/api/animals', { form })).status).toBe(415)
  })
})
