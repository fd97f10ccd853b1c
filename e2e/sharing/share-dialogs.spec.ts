import type { Page } from '@playwright/test'
import { expectAccessible } from '../harness/accessibility.ts'
import { addAnimal } from '../harness/animals.ts'
import { failCalls } from '../harness/failing-calls.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { inMotion } from '../harness/motion.ts'
import { openSharing, shareAnimal } from '../harness/sharing.ts'
import { expectToast, expectWholeToast } from '../harness/toast.ts'

test.use({ ...inMotion, permissions: ['clipboard-read', 'clipboard-write'] })

const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText())

const forbidCopying = (page: Page): Promise<void> =>
  page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('Not allowed'))
  })

test('SHR-29 SHR-31 SHR-32 SHR-58 SHR-59 COL-55 an animal is shared from its card, told what viewers see, and taken back', async ({
  page,
  request,
  baseURL,
}) => {
  await registerKeeper(page.request)
  const id = await addAnimal(page.request, { name: 'Ember', notes: 'Shy' })
  await page.clock.install()
  await page.goto('/animals')
  await page.getByRole('button', { name: 'Actions for Ember' }).click()
  await page.getByRole('menuitem', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share Ember' })
  await expect(dialog).toContainText('Only you can see Ember now.')
  await expect(dialog).toContainText('Photos and videos')
  await expect(dialog).toContainText('Viewers cannot edit anything.')
  await expectAccessible(page)
  // Looking at the dialog shares nothing; asking for the link does.
  expect((await request.get(`/api/shared/reptile/${id}`)).status()).toBe(404)
  await dialog.getByRole('button', { name: 'Get the link' }).click()
  const link = `${baseURL}/shared/reptile/${id}`
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(link)
  expect((await (await request.get(`/api/shared/reptile/${id}`)).json()).notes).toBe('Shy')
  await page.clock.pauseAt(Date.now() + 60_000)
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await expectToast(page, 'Link copied')
  expect(await clipboard(page)).toBe(link)
  await page.clock.runFor(2900)
  await expect(dialog.getByRole('button', { name: 'Copied', exact: true })).toBeVisible()
  await page.clock.runFor(200)
  await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await page.clock.resume()
  await dialog.getByRole('switch', { name: 'Show notes' }).click()
  await expect
    .poll(async () => (await (await request.get(`/api/shared/reptile/${id}`)).json()).notes)
    .toBeNull()
  await dialog.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(dialog.getByRole('button', { name: 'Get the link' })).toBeVisible()
  expect((await request.get(`/api/shared/reptile/${id}`)).status()).toBe(404)
})

test(
  'SHR-29 SHR-33 COL-63 the animal’s page shares it too; where nothing can be copied the link is there to select',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    const id = await addAnimal(page.request, { name: 'Ember' })
    await shareAnimal(page.request, id)
    await page.goto(`/animals/${id}`)
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Share Ember' })
    await forbidCopying(page)
    await dialog.getByRole('button', { name: 'Copy link' }).click()
    await expectWholeToast(page, 'Failed to copy', 'Could not copy link to clipboard')
    await dialog.getByRole('textbox', { name: 'Link' }).focus()
    expect(await page.evaluate(() => document.getSelection()?.toString())).toContain(`/shared/reptile/${id}`)
  },
)

test('SHR-28 SHR-33 COL-13 COL-20 a collection is shared from My Animals, and viewers cannot edit', async ({
  page,
  baseURL,
}) => {
  const { id } = await registerKeeper(page.request)
  await addAnimal(page.request, { name: 'Ember' })
  await page.goto('/animals')
  await expect(page.getByRole('main').getByRole('link', { name: 'Add Animal' })).toBeVisible()
  await page.getByRole('button', { name: 'Share Collection' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share Collection' })
  await expect(dialog).toContainText('Viewers cannot edit anything.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Get the link' }).click()
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await expectToast(page, 'Link copied')
  expect(await clipboard(page)).toBe(`${baseURL}/collection/${id}`)
  await forbidCopying(page)
  await dialog.getByRole('button', { name: /Copied|Copy link/ }).click()
  await expectWholeToast(page, 'Failed to copy', 'Could not copy link to clipboard')
})

test(
  'SHR-30 SHR-33 ACC-49 the own profile is shared by a link of its own',
  inFullOnly,
  async ({ page, baseURL, request }) => {
    const { id } = await registerKeeper(page.request)
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Share Profile' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Share Profile' })
    await dialog.getByRole('button', { name: 'Get the link' }).click()
    await dialog.getByRole('button', { name: 'Copy link' }).click()
    await expect(dialog.getByRole('button', { name: 'Copied', exact: true })).toBeVisible()
    expect(await clipboard(page)).toBe(`${baseURL}/profile/${id}/shared`)
    await forbidCopying(page)
    await dialog.getByRole('button', { name: /Copied|Copy link/ }).click()
    await expectWholeToast(page, 'Copy failed', 'Failed to copy the link. Please try again.')
    expect((await request.get(`/api/public/users/${id}/profile`)).status()).toBe(200)
    await dialog.getByRole('button', { name: 'Stop sharing' }).click()
    await expect(dialog.getByRole('button', { name: 'Get the link' })).toBeVisible()
    expect((await request.get(`/api/public/users/${id}/profile`)).status()).toBe(404)
  },
)

test('SHR-Q01 everything that one shares stands in one place, and is taken back there', async ({
  page,
  request,
}) => {
  const { username } = await registerKeeper(page.request)
  await registerKeeper(request)
  const id = await addAnimal(page.request, { name: 'Ember' })
  await addAnimal(page.request, { name: 'Secret' })
  await shareAnimal(page.request, id)
  await openSharing(page.request, { collection: true })
  await page.goto('/profile')
  const shared = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'What you share' }) })
  await expect(shared.getByRole('listitem')).toHaveText([/^ProfilePrivate/, /^CollectionShared/, /^Ember/])
  await openSharing(page.request, { collection: false })
  await shared.getByRole('button', { name: 'Change sharing of Ember' }).click()
  await page
    .getByRole('dialog', { name: 'Share Ember' })
    .getByRole('button', { name: 'Stop sharing' })
    .click()
  await expect(shared).toContainText('None. Choose Share in the menu of an animal.')
  await page.keyboard.press('Escape')
  const listed = async () => (await request.get(`/api/users?q=${username}`)).json()
  expect(await listed()).toHaveLength(1)
  await shared.getByRole('checkbox', { name: 'List me in the directory of keepers' }).click()
  await expect.poll(listed).toHaveLength(0)
})

test(
  'SHR-58 where sharing can’t be changed, nothing looks changed',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 500/)
    await registerKeeper(page.request)
    const id = await addAnimal(page.request, { name: 'Ember' })
    await page.clock.install()
    await page.goto(`/animals/${id}`)
    await failCalls(page, 'PUT', `/api/animals/${id}/sharing`)
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Share Ember' })
    await dialog.getByRole('button', { name: 'Get the link' }).click()
    await page.clock.fastForward(1100)
    await page.clock.fastForward(1100)
    await expectToast(page, 'Sharing could not be changed')
    await expect(dialog.getByRole('button', { name: 'Get the link' })).toBeVisible()
  },
)
