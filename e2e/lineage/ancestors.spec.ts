import type { Page } from '@playwright/test'
import { plainJpeg } from '../../apps/server/src/testing/pictures.ts'
import { expectAccessible } from '../harness/accessibility.ts'
import { addAnimal } from '../harness/animals.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { endRoutes } from '../harness/routes.ts'
import { expectToast } from '../harness/toast.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /ancestor of Ember|^Edit / })
const listOf = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Additional ancestors' }) }).last()

async function openDialog(page: Page): Promise<number> {
  await registerKeeper(page.request)
  const id = await addAnimal(page.request, { name: 'Ember' })
  await page.goto(`/animals/${id}`)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialogOf(page)).toBeVisible()
  return id
}

test('LIN-09 LIN-18 an ancestor that is not in the collection is noted beside the tree, changed and removed', async ({
  page,
}) => {
  const id = await openDialog(page)
  const dialog = dialogOf(page)
  await expectAccessible(page)
  await expect(dialog.getByRole('combobox', { name: 'Type' }).getByRole('option')).toHaveText([
    'Grandfather',
    'Grandmother',
    'Great-grandfather',
    'Great-grandmother',
    'Ancestor',
  ])
  await dialog.getByRole('combobox', { name: 'Type' }).selectOption('Great-grandmother')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Old Dahlia')
  await dialog.getByRole('textbox', { name: 'Morph/traits' }).fill('Pastel')
  await dialog.getByRole('textbox', { name: 'Source' }).fill('Expo')
  await dialog.getByRole('textbox', { name: 'Produced by' }).fill('Cedar & Stone')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Ancestor added')
  const list = listOf(page)
  await expect(list.getByText('Great-grandmother')).toBeVisible()
  await list.getByRole('button', { name: 'View more of Old Dahlia' }).click()
  await expect(list.getByText('Produced by: Cedar & Stone')).toBeVisible()

  await list.getByRole('button', { name: 'Edit Old Dahlia' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Source' })).toHaveValue('Expo')
  await dialog.getByRole('textbox', { name: 'Name' }).fill(' ')
  await dialog.getByRole('textbox', { name: 'Morph/traits' }).fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Ancestor updated')
  await expect(list.getByText('Unknown', { exact: true })).toBeVisible()
  const kept = async () => (await page.request.get(`/api/reptiles/${id}/ancestors`)).json()
  expect(await kept()).toMatchObject([{ name: 'Unknown', morph: null, source: 'Expo' }])

  await list.getByRole('button', { name: 'Remove Unknown' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expectToast(page, 'Ancestor removed')
  await expect(page.getByText('Additional ancestors')).toHaveCount(0)
  expect(await kept()).toEqual([])
})

test(
  'MED-16 MED-18 photos of an ancestor are chosen or dropped, and opened from its line',
  inFullOnly,
  async ({ page }) => {
    await openDialog(page)
    const dialog = dialogOf(page)
    const [chosen, dropped] = [
      await plainJpeg({ width: 90, height: 60 }),
      await plainJpeg({ width: 60, height: 90 }),
    ]
    await dialog.locator('input[type=file]').setInputFiles(chosen)
    await expect(dialog.getByRole('listitem')).toHaveCount(1)
    const transfer = await page.evaluateHandle(
      (bytes) => {
        const files = new DataTransfer()
        files.items.add(new File([new Uint8Array(bytes)], 'dropped.jpg', { type: 'image/jpeg' }))
        return files
      },
      [...dropped.buffer],
    )
    await dialog.getByText('Choose files').dispatchEvent('drop', { dataTransfer: transfer })
    await expect(dialog.getByRole('listitem')).toHaveCount(2)
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Old Cinder')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Ancestor added')
    await listOf(page).getByRole('button', { name: 'View photos of Old Cinder' }).click()
    const viewer = page.getByRole('dialog', { name: 'Old Cinder' })
    await expect(viewer.getByRole('img').first()).toBeVisible()
    await expect(viewer.getByRole('button', { name: 'Next photo' })).toBeVisible()
  },
)

test('MED-19 a file that is no picture is refused before it is sent', inFullOnly, async ({ page }) => {
  await openDialog(page)
  const dialog = dialogOf(page)
  const video = { name: 'boa.mp4', mimeType: 'video/mp4', buffer: Buffer.from('no matter what') }
  await dialog.locator('input[type=file]').setInputFiles([video, await plainJpeg({ width: 90, height: 60 })])
  await expectToast(page, 'Invalid file(s)Only image files are allowed.')
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
})

test(
  'LIN-19 a save that fails says so and keeps what was typed',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 500/)
    await openDialog(page)
    const dialog = dialogOf(page)
    await page.route('**/ancestors', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 500, json: { message: 'Out of order', code: 'failed' } })
        : route.continue(),
    )
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Old Cinder')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'There was a problem saving your changes. Please try again.')
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Old Cinder')
    await endRoutes(page, '**/ancestors')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(listOf(page).getByText('Old Cinder')).toBeVisible()
  },
)
