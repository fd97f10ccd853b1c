import type { Locator, Page } from '@playwright/test'
import {
  htmlNamedJpg,
  plainGif,
  plainJpeg,
  plainPng,
  type TestFile,
} from '../../apps/server/src/testing/pictures.ts'
import { openAccountSettings } from '../harness/account-settings.ts'
import { failCalls } from '../harness/failing-calls.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { expectWholeToast } from '../harness/toast.ts'

async function openPhoto(page: Page): Promise<Locator> {
  await registerKeeper(page.request)
  await page.goto('/')
  return (await openAccountSettings(page)).getByRole('group', { name: 'Profile photo' })
}

/** Lets go of a file over the place, as a hand does that drags it in from the desktop. */
async function drop(place: Locator, { name, mimeType, buffer }: TestFile): Promise<void> {
  const carried = await place.page().evaluateHandle(
    ({ name, mimeType, bytes }) => {
      const transfer = new DataTransfer()
      const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))
      transfer.items.add(new File([content], name, { type: mimeType }))
      return transfer
    },
    { name, mimeType, bytes: buffer.toString('base64') },
  )
  await place.dispatchEvent('dragover', { dataTransfer: carried })
  await expect(place.getByText('Drop to use it')).toBeVisible()
  await place.dispatchEvent('drop', { dataTransfer: carried })
}

const choose = (place: Locator, files: TestFile): Promise<void> =>
  place.locator('input[type=file]').setInputFiles(files)

const savedPhoto = async (page: Page): Promise<string | null> =>
  (await (await page.request.get('/api/user')).json()).profileImage

/** The bodies that are sent to the profile from now on. */
function listSent(page: Page): unknown[] {
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.postDataJSON())
  })
  return sent
}

test('MED-20 MED-21 MED-23 MED-25 a chosen picture is saved at once, alone, and shows in the bar', async ({
  page,
}) => {
  const place = await openPhoto(page)
  await expect(place.getByText('JPG, PNG or GIF, up to 5MB')).toBeVisible()
  await expect(place.locator('input[type=file]')).toHaveAttribute('accept', 'image/jpeg,image/png,image/gif')
  const sent = listSent(page)
  for (const file of [await plainJpeg(), await plainPng(), await plainGif()]) {
    const before = await savedPhoto(page)
    await choose(place, file)
    await expect.poll(() => savedPhoto(page)).not.toBe(before)
    await expectWholeToast(page, 'Profile picture updated')
    expect(sent.pop()).toEqual({
      profileImage: `data:${file.mimeType};base64,${file.buffer.toString('base64')}`,
    })
  }
  const address = await savedPhoto(page)
  await expect(page.locator('header img')).toHaveAttribute('src', address ?? '')
})

test(
  'MED-22 a dropped picture is taken, a dropped file of another kind is not',
  inFullOnly,
  async ({ page }) => {
    const place = await openPhoto(page)
    const sent = listSent(page)
    await drop(place, { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
    await expectWholeToast(
      page,
      'Update failed',
      'There was a problem updating your profile picture. Please try again.',
    )
    await expect(place.getByText('"notes.pdf" is not a picture. Please use a JPG, PNG or GIF.')).toBeVisible()
    expect(sent).toEqual([])
    await drop(place, await plainPng())
    await expectWholeToast(page, 'Profile picture updated')
    expect(await savedPhoto(page)).toMatch(/^\/api\/media\/\d+/)
    await expect(place.getByText('is not a picture')).toHaveCount(0)
  },
)

test(
  'MED-Q04 MED-26 a phone’s picture is saved as a JPEG where this browser can read it, and else told, and nothing is stored',
  inFullOnly,
  async ({ page }) => {
    const place = await openPhoto(page)
    const sent = listSent(page)
    const header = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
    // A desktop that does not know the format names no type at all.
    for (const mimeType of ['image/heic', '']) {
      await drop(place, { name: 'phone.heic', mimeType, buffer: header })
      await expectWholeToast(
        page,
        'Update failed',
        'There was a problem updating your profile picture. Please try again.',
      )
      await expect(
        place.getByText(
          '"phone.heic" is not a supported file type: this browser can\'t read it. Please use a JPG, PNG or GIF.',
        ),
      ).toBeVisible()
    }
    expect(sent).toEqual([])
    expect(await savedPhoto(page)).toBeNull()
    // This browser reads no HEIC, so it is handed a picture that it can read under a phone's type.
    await drop(place, { ...(await plainPng()), name: 'phone.heic', mimeType: 'image/heic' })
    await expectWholeToast(page, 'Profile picture updated')
    expect(sent).toEqual([{ profileImage: expect.stringMatching(/^data:image\/jpeg;base64,/) }])
    await expect(place.getByText('is not a supported file type')).toHaveCount(0)
  },
)

test(
  'MED-29 MED-31 a picture of more than 5 MB is refused here, with the reason',
  inFullOnly,
  async ({ page }) => {
    const place = await openPhoto(page)
    const sent = listSent(page)
    await choose(place, {
      ...(await plainJpeg()),
      name: 'big.jpg',
      buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
    })
    await expectWholeToast(
      page,
      'Update failed',
      'There was a problem updating your profile picture. Please try again.',
    )
    await expect(
      place.getByText('"big.jpg" is larger than 5 MB. Please choose a smaller file.'),
    ).toBeVisible()
    expect(sent).toEqual([])
  },
)

test(
  'MED-26 MED-30 what only pretends to be a picture is refused by the server, and the photo stays',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 4\d\d/)
    const place = await openPhoto(page)
    await choose(place, await plainPng())
    await expectWholeToast(page, 'Profile picture updated')
    const before = await savedPhoto(page)
    await choose(place, htmlNamedJpg())
    await expectWholeToast(
      page,
      'Update failed',
      'There was a problem updating your profile picture. Please try again.',
    )
    expect(await savedPhoto(page)).toBe(before)
  },
)

test('MED-24 MED-27 a removed photo gives way to the letters', inFullOnly, async ({ page }) => {
  const place = await openPhoto(page)
  await expect(place.getByRole('button', { name: 'Remove Photo' })).toHaveCount(0)
  await choose(place, await plainPng())
  await expectWholeToast(page, 'Profile picture updated')
  const sent = listSent(page)
  await place.getByRole('button', { name: 'Remove Photo' }).click()
  await expectWholeToast(page, 'Profile picture removed')
  expect(sent).toEqual([{ profileImage: null }])
  expect(await savedPhoto(page)).toBeNull()
  await expect(place.locator('img')).toHaveCount(0)
})

test(
  'MED-26 MED-28 a failing server is told in the words for change and for removal',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 500/)
    const place = await openPhoto(page)
    await choose(place, await plainPng())
    await expectWholeToast(page, 'Profile picture updated')
    await failCalls(page, 'PATCH', '/api/user/profile')
    await choose(place, await plainJpeg())
    await expectWholeToast(
      page,
      'Update failed',
      'There was a problem updating your profile picture. Please try again.',
    )
    await place.getByRole('button', { name: 'Remove Photo' }).click()
    await expectWholeToast(
      page,
      'Remove failed',
      'There was a problem removing your profile picture. Please try again.',
    )
    expect(await savedPhoto(page)).not.toBeNull()
  },
)
