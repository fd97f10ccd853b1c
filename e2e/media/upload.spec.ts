import type { Page } from '@playwright/test'
import { plainJpeg, plainPng } from '../../apps/server/src/testing/pictures.ts'
import { expect, test } from '../harness/fixtures.ts'
import { formOf, inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { endRoutes } from '../harness/routes.ts'
import { expectToast, expectWholeToast } from '../harness/toast.ts'

const photos = (page: Page) => page.getByRole('group', { name: 'Photos and videos', exact: true })

async function openForm(page: Page): Promise<void> {
  await registerKeeper(page.request)
  await page.goto('/animals/add')
  await expect(photos(page).getByRole('button', { name: 'Choose files' })).toBeVisible()
}

const choose = (page: Page) => photos(page).locator('input[type=file]')

test('MED-05 MED-06 files are dropped onto the form, and those of a wrong kind are told', async ({
  page,
}) => {
  await openForm(page)
  const { buffer } = await plainJpeg({ width: 200, height: 150 })
  const dropped = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
    const data = new DataTransfer()
    data.items.add(new File([bytes], 'boa.jpg', { type: 'image/jpeg' }))
    data.items.add(new File(['notes'], 'notes.txt', { type: 'text/plain' }))
    return data
  }, buffer.toString('base64'))
  const zone = photos(page).getByText('Drop photos or videos here')
  await zone.dispatchEvent('dragover', { dataTransfer: dropped })
  await expect(photos(page).getByText('Drop to add')).toBeVisible()
  await photos(page).getByText('Drop to add').dispatchEvent('drop', { dataTransfer: dropped })
  await expect(photos(page).getByRole('img', { name: 'boa.jpg' })).toBeVisible()
  await expectWholeToast(
    page,
    'Invalid file',
    '"notes.txt" is not a supported file type. Please use images (JPG, PNG) or videos (MP4, MOV, WebM).',
  )
})

for (const width of [390, 1280])
  test(
    `B9 the first photo takes the place that was kept for it, and nothing below moves, ${width} wide`,
    formOf(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await openForm(page)
      const height = async () => (await photos(page).boundingBox())?.height
      const before = await height()
      const { buffer } = await plainPng({ width: 20, height: 20 })
      await choose(page).setInputFiles({ name: 'boa.png', mimeType: 'image/png', buffer })
      await expect(photos(page).getByRole('listitem')).toHaveCount(1)
      expect(await height()).toBe(before)
    },
  )

test(
  'MED-32 a file or a number of files over the limits is refused with a message that names the limit',
  inFullOnly,
  async ({ page }) => {
    await openForm(page)
    await choose(page).setInputFiles({
      name: 'huge.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.alloc(10 * 1024 * 1024 + 1),
    })
    await expectToast(page, '"huge.jpg" is larger than 10 MB.')
    await expect(photos(page).getByRole('listitem')).toHaveCount(0)
    const { buffer } = await plainPng({ width: 20, height: 20 })
    await choose(page).setInputFiles(
      Array.from({ length: 31 }, (_, at) => ({ name: `photo-${at}.png`, mimeType: 'image/png', buffer })),
    )
    await expectToast(page, 'A gallery holds at most 30 photos and videos.')
    await expect(photos(page).getByRole('listitem')).toHaveCount(30)
  },
)

test('MED-37 each photo shows how far it is, and is cancelled, tried again, moved and taken out', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/ERR_FAILED/)
  await openForm(page)
  await page.route('**/api/media', (route) => route.abort())
  await choose(page).setInputFiles(await plainJpeg({ width: 200, height: 150 }))
  await expect(photos(page).getByRole('alert')).toBeVisible()
  await endRoutes(page, '**/api/media')
  await photos(page).getByRole('button', { name: 'Try again to upload boa.jpg' }).click()
  await expect(photos(page).getByRole('alert')).toBeHidden()
  await expect(photos(page).getByRole('progressbar')).toHaveCount(0)
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/media', async (route) => {
    await held
    await route.continue()
  })
  await choose(page).setInputFiles(await plainPng({ width: 200, height: 150 }))
  await expect(photos(page).getByRole('progressbar', { name: 'Upload of gecko.png' })).toBeVisible()
  release()
  await expect(photos(page).getByRole('progressbar')).toHaveCount(0)
  await photos(page).getByRole('button', { name: 'Make gecko.png the profile photo' }).click()
  await expect(photos(page).getByRole('button', { name: 'gecko.png is the profile photo' })).toBeVisible()
  await photos(page).getByRole('button', { name: 'Move gecko.png left' }).click()
  await expect(photos(page).getByRole('img').first()).toHaveAttribute('alt', 'gecko.png')
  await photos(page).getByRole('button', { name: 'Remove boa.jpg' }).click()
  await expect(photos(page).getByRole('listitem')).toHaveCount(1)
})

test(
  'MED-06 a phone’s picture that this browser cannot decode is told as unsupported',
  inFullOnly,
  async ({ page }) => {
    await openForm(page)
    const header = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
    await choose(page).setInputFiles({ name: 'phone.heic', mimeType: 'image/heic', buffer: header })
    await expectToast(page, '"phone.heic" is not a supported file type.')
    await expect(photos(page).getByRole('listitem')).toHaveCount(0)
  },
)

test(
  'MED-Q04 a phone’s picture that this browser can decode is sent as a JPEG',
  inFullOnly,
  async ({ page }) => {
    await openForm(page)
    // This browser reads no HEIC, so it is handed a picture that it can read under a phone's type.
    const { buffer } = await plainPng({ width: 2400, height: 1800 })
    const sent = page.waitForRequest(/\/api\/media$/)
    await choose(page).setInputFiles({ name: 'phone.heic', mimeType: 'image/heic', buffer })
    expect((await sent).headers()['content-type']).toContain('multipart/form-data')
    await expect(photos(page).getByRole('progressbar')).toHaveCount(0)
    await expect(photos(page).getByRole('img')).toHaveJSProperty('naturalWidth', 1600)
  },
)
