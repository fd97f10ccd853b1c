import { plainPng } from '../../apps/server/src/testing/pictures.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { expectToast } from '../harness/toast.ts'

test.use({ settings: { MEDIA_MAX_ITEMS: '2', MEDIA_MAX_IMAGE_MB: '1' } })

test(
  'MED-32 the form knows the operator’s own limits, says them and refuses by them before anything is sent',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    await page.goto('/animals/add')
    const photos = page.getByRole('group', { name: 'Photos and videos', exact: true })
    await expect(photos).toContainText('JPG, PNG or GIF up to 1 MB')
    const file = photos.locator('input[type=file]')
    const tooLarge = Buffer.alloc(1024 * 1024 + 1)
    await file.setInputFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer: tooLarge })
    await expectToast(page, '"large.jpg" is larger than 1 MB.')
    const { buffer } = await plainPng({ width: 20, height: 20 })
    await file.setInputFiles(
      ['a', 'b', 'c'].map((name) => ({ name: `${name}.png`, mimeType: 'image/png', buffer })),
    )
    await expectToast(page, 'A gallery holds at most 2 photos and videos.')
    await expect(photos.getByRole('listitem')).toHaveCount(2)
  },
)
