import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import {
  clearPng,
  dataUrl,
  htmlNamedJpg,
  locatedJpeg,
  movingGif,
  plainJpeg,
  svgWithScript,
  truncatedJpeg,
} from '../../testing/pictures.ts'
import { listStoredKeys } from '../../testing/stored-files.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import { makeMp4 } from '../../testing/videos.ts'
import type { Visitor } from '../../testing/visitor.ts'

const mara = {
  username: 'mara_reyes',
  email: 'mara@example.org',
  password: 'rack-7-tubs',
  name: 'Mara Reyes',
}

async function download(keeper: Visitor, url: string, path: string) {
  const cookie = Array.from(keeper.cookies, ([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(`${url}${path}`, { headers: { cookie } })
  expect(response.status).toBe(200)
  return { type: response.headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) }
}

const usesOf = async ({ app }: TestApp): Promise<number[]> =>
  (await app.db.selectFrom('media').select('uses').orderBy('id').execute()).map(({ uses }) => uses)

onBothDatabases('the profile', (dialect) => {
  test('ACC-43 a change answers the updated user, and only what was named is changed', async () => {
    const { keeper } = await startApp(dialect, { ownDatabase: true })
    const browser = await keeper(mara)
    const before = (await browser.get('/api/user')).json()
    const answer = await browser.patch('/api/user/profile', { name: '  Mara R.  ' })
    expect(answer.status).toBe(200)
    expect(answer.json()).toEqual({ ...before, name: 'Mara R.' })
    const unnamed = await browser.patch('/api/user/profile', { name: '', email: 'mara@example.com' })
    expect(unnamed.json()).toEqual({ ...before, name: null, email: 'mara@example.com' })
    expect((await browser.get('/api/user')).json()).toEqual(unnamed.json())
  })

  test('U15 how days are written is kept with the account, and what is no way of writing them is refused', async () => {
    const { keeper } = await startApp(dialect, { ownDatabase: true })
    const browser = await keeper(mara)
    expect((await browser.get('/api/user')).json().dayPattern).toBe('MM/DD/YYYY')
    const answer = await browser.patch('/api/user/profile', { dayPattern: 'DD.MM.YYYY' })
    expect(answer.json().dayPattern).toBe('DD.MM.YYYY')
    const refused = await browser.patch('/api/user/profile', { dayPattern: 'on <b>DD.MM.YYYY</b>' })
    expect([refused.status, refused.json().errors]).toEqual([
      400,
      { dayPattern: 'Please write a day as DD, MM and YYYY in any order, such as DD.MM.YYYY' },
    ])
    expect((await browser.get('/api/user')).json().dayPattern).toBe('DD.MM.YYYY')
  })

  test('ACC-43 a changed user is not taken for the one the browser has kept', async () => {
    const { keeper } = await startApp(dialect, { ownDatabase: true })
    const browser = await keeper(mara)
    const tag = (await browser.get('/api/user')).headers.get('etag') ?? ''
    expect((await browser.get('/api/user', { 'if-none-match': tag })).status).toBe(304)
    await browser.patch('/api/user/profile', { name: 'Mara R.' })
    expect((await browser.get('/api/user', { 'if-none-match': tag })).status).toBe(200)
  })

  test.each([
    ['name', 'M', 'Name must be at least 2 characters when provided'],
    ['name', 'Mara\r\nBcc: all@example.org', 'Please remove the invisible control characters'],
    ['email', 'mara@', 'Please enter a valid email'],
    ['email', '', 'Please enter a valid email'],
    [
      'profileImage',
      'https://evil.example/x.png',
      'A photo must be a data URL or an address given out by this site',
    ],
    ['profileImage', 'data:image/png,plain', 'A photo must be a data URL in base64'],
  ])(
    'ACC-Q11 a %s of %j is refused with its text and leaves all as it was',
    async (field, value, message) => {
      const { keeper } = await startApp(dialect, { ownDatabase: true })
      const browser = await keeper(mara)
      const before = (await browser.get('/api/user')).json()
      const answer = await browser.patch('/api/user/profile', { name: 'Someone Else', [field]: value })
      expect([answer.status, answer.json()]).toEqual([
        400,
        { message, code: 'not-valid', errors: { [field]: message } },
      ])
      expect((await browser.get('/api/user')).json()).toEqual(before)
    },
  )

  test('ACC-99 an address that someone has is refused without regard to case; the own one in other letters is not', async () => {
    const { keeper } = await startApp(dialect, { ownDatabase: true })
    await keeper({ username: 'otto', email: 'otto@example.org' })
    const browser = await keeper(mara)
    const answer = await browser.patch('/api/user/profile', { name: 'New', email: 'OTTO@example.org' })
    expect([answer.status, answer.json().message]).toEqual([409, 'Email already in use'])
    expect((await browser.get('/api/user')).json()).toMatchObject({ name: mara.name, email: mara.email })
    const own = await browser.patch('/api/user/profile', { email: 'Mara@Example.org' })
    expect([own.status, own.json().email]).toEqual([200, 'Mara@Example.org'])
  })

  test('ACC-99 of 10 keepers who take one address at once, one gets it', async () => {
    const { keeper } = await startApp(dialect)
    const browsers = await Promise.all(Array.from({ length: 10 }, () => keeper()))
    const answers = await Promise.all(
      browsers.map((browser) => browser.patch('/api/user/profile', { email: 'wanted@example.org' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
  })

  test('R23 a profile cannot give itself a plan, a role, a number or another birthday', async () => {
    const { app, keeper } = await startApp(dialect, { ownDatabase: true })
    const browser = await keeper(mara)
    const read = () => app.db.selectFrom('keeper').selectAll().executeTakeFirstOrThrow()
    const before = await read()
    const grab = {
      id: 77,
      userId: 77,
      plan: 'pro',
      isAdmin: true,
      isActive: false,
      isEmailVerified: true,
      username: 'admin',
      createdAt: '2000-01-01T00:00:00.000Z',
      passwordHash: 'x',
      stripeCustomerId: 'cus_1',
    }
    expect((await browser.patch('/api/user/profile', grab)).status).toBe(200)
    expect(await read()).toEqual(before)
  })

  test('ACC-43 nobody signed in changes nothing', async () => {
    const { visitor } = await startApp(dialect)
    expect((await visitor().patch('/api/user/profile', { name: 'Mara' })).status).toBe(401)
  })
})

onBothDatabases('the profile photo', (dialect) => {
  test('MED-23 MED-24 ACC-67 a photo is set, answered as an address, and removed; the old ones are swept', async () => {
    const clock = createTestClock()
    const running = await startApp(dialect, { clock })
    const browser = await running.keeper(mara)
    const set = async (profileImage: string | null) =>
      (await browser.patch('/api/user/profile', { profileImage })).json().profileImage
    const first = await set(dataUrl(await plainJpeg()))
    expect(first).toMatch(/^\/api\/media\/\d+$/)
    expect((await browser.get('/api/user')).json()).toMatchObject({ profileImage: first, name: mara.name })
    const second = await set(dataUrl(await plainJpeg({ width: 90, height: 90 })))
    expect(second).not.toBe(first)
    expect(await usesOf(running)).toEqual([0, 1])
    expect(await set(null)).toBeNull()
    expect(await usesOf(running)).toEqual([0, 0])
    clock.moveOn({ days: 2 })
    await running.app.services.media.sweep()
    expect(await usesOf(running)).toEqual([])
    expect(await listStoredKeys(running)).toEqual([])
  })

  test('MED-23 an uploaded picture is taken by its address and survives the sweep; setting it twice counts once', async () => {
    const clock = createTestClock()
    const running = await startApp(dialect, { clock })
    const browser = await running.keeper(mara)
    const form = new FormData()
    form.set('file', new File([new Uint8Array((await plainJpeg()).buffer)], 'me.jpg'))
    const { url } = (await browser.call('POST', '/api/media', { form })).json()
    for (const address of [url, `${url}?size=thumb`]) {
      const answer = await browser.patch('/api/user/profile', { profileImage: address })
      expect([answer.status, answer.json().profileImage]).toEqual([200, url])
    }
    expect(await usesOf(running)).toEqual([1])
    clock.moveOn({ hours: 20 })
    await running.app.services.media.sweep()
    expect((await browser.get(url)).status).toBe(200)
  })

  test('ACC-104 another keeper’s picture can not be taken, nor a video', async () => {
    const { keeper } = await startApp(dialect, { ownDatabase: true })
    const stranger = await keeper()
    const { profileImage } = (
      await stranger.patch('/api/user/profile', { profileImage: dataUrl(await plainJpeg()) })
    ).json()
    const browser = await keeper(mara)
    const foreign = await browser.patch('/api/user/profile', { profileImage })
    expect(foreign.status).toBe(404)
    const form = new FormData()
    form.set('file', new File([new Uint8Array(makeMp4().bytes)], 'clip.mp4'))
    const { url } = (await browser.call('POST', '/api/media', { form })).json()
    const video = await browser.patch('/api/user/profile', { profileImage: url })
    expect([video.status, video.json().code]).toEqual([400, 'unsupported-file'])
    expect((await browser.get('/api/user')).json().profileImage).toBeNull()
  })

  test('MED-31 a photo of more than 5 MB is refused with 413, one of just below is taken', async () => {
    const { keeper } = await startApp(dialect, { ownDatabase: true })
    const browser = await keeper(mara)
    const { buffer } = await plainJpeg()
    const padded = (bytes: number) => {
      const file = Buffer.concat([buffer, Buffer.alloc(bytes - buffer.length)])
      return { profileImage: `data:image/jpeg;base64,${file.toString('base64')}` }
    }
    const large = await browser.patch('/api/user/profile', padded(5 * 1024 * 1024 + 1))
    expect([large.status, large.json()]).toEqual([
      413,
      { message: '"profile photo" is larger than 5 MB. Please choose a smaller file.', code: 'too-large' },
    ])
    expect((await browser.patch('/api/user/profile', padded(5 * 1024 * 1024))).status).toBe(200)
  })

  test('MED-30 what is no JPG, PNG or GIF by its bytes is refused with 400, and nothing is kept of it', async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    const browser = await running.keeper(mara)
    const files = [htmlNamedJpg(), svgWithScript(), await truncatedJpeg()]
    const noise = { name: 'noise.jpg', mimeType: 'image/jpeg', buffer: randomBytes(5000) }
    const video = { name: 'clip.gif', mimeType: 'image/gif', buffer: Buffer.from(makeMp4().bytes) }
    const phones = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
    const heic = ['image/heic', 'image/jpeg'].map((mimeType) => ({
      name: `${mimeType}.heic`,
      mimeType,
      buffer: phones,
    }))
    for (const file of [...files, noise, video, ...heic]) {
      const answer = await browser.patch('/api/user/profile', { profileImage: dataUrl(file) })
      expect([file.name, answer.status, answer.json().code]).toEqual([file.name, 400, 'unsupported-file'])
    }
    expect((await browser.get('/api/user')).json().profileImage).toBeNull()
    expect(await listStoredKeys(running)).toEqual([])
  })

  test('MED-Q05 MED-33 a moving GIF moves on, a clear PNG stays clear, and both lose what they tell beside the picture', async () => {
    const { keeper, url } = await startApp(dialect, { ownDatabase: true })
    const browser = await keeper(mara)
    const kept = async (file: { mimeType: string; buffer: Buffer; name: string }) => {
      const answer = await browser.patch('/api/user/profile', { profileImage: dataUrl(file) })
      return download(browser, url, answer.json().profileImage)
    }
    const gif = await kept(await movingGif())
    expect(gif.type).toBe('image/gif')
    expect(await sharp(gif.bytes, { animated: true }).metadata()).toMatchObject({ pages: 2, width: 60 })
    expect(gif.bytes.toString('latin1')).not.toContain('at the shed')
    const png = await kept(await clearPng({ width: 1000, height: 500 }))
    expect(png.type).toBe('image/png')
    expect(await sharp(png.bytes).metadata()).toMatchObject({ width: 800, height: 400, hasAlpha: true })
    const jpeg = await kept(await locatedJpeg())
    expect(jpeg.type).toBe('image/jpeg')
    expect((await sharp(jpeg.bytes).metadata()).exif).toBeUndefined()
    const { profileImage } = (await browser.get('/api/user')).json()
    const small = await download(browser, url, `${profileImage}?size=thumb`)
    expect([small.type, (await sharp(small.bytes).metadata()).format]).toEqual(['image/jpeg', 'jpeg'])
  })

  test('a save that is refused leaves no new photo behind', async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    await running.keeper({ username: 'otto', email: 'otto@example.org' })
    const browser = await running.keeper(mara)
    const answer = await browser.patch('/api/user/profile', {
      email: 'otto@example.org',
      profileImage: dataUrl(await plainJpeg()),
    })
    expect(answer.status).toBe(409)
    expect(await usesOf(running)).toEqual([])
  })
})
