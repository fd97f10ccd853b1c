import { expect, type Page } from '@playwright/test'
import { plainJpeg } from '../../apps/server/src/testing/pictures.ts'

type Size = { readonly width: number; readonly height: number }

/** Chooses a photo in a field of the form that is open, and waits until it has arrived somewhere. */
export async function choosePhoto(page: Page, size: Size, field = 'Photos and videos'): Promise<void> {
  const photos = page.getByRole('group', { name: field, exact: true })
  const before = await photos.getByRole('listitem').count()
  await photos.locator('input[type=file]').setInputFiles(await plainJpeg(size))
  await expect(photos.getByRole('listitem')).toHaveCount(before + 1)
  await expect(photos.getByRole('progressbar')).toHaveCount(0)
}
