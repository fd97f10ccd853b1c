import type { Page } from '@playwright/test'
import { plainJpeg } from '../../apps/server/src/testing/pictures.ts'
import { expectAccessible, expectToFit } from '../harness/accessibility.ts'
import { addAnimal } from '../harness/animals.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { type Keeper, registerKeeper } from '../harness/keeper.ts'
import { inMotion } from '../harness/motion.ts'
import { inEachTheme } from '../harness/themes.ts'
import { expectToast } from '../harness/toast.ts'

test.use(inMotion)

const notice = (page: Page) => page.getByText(/^Your draft from \d\d:\d\d was kept/)
const dialog = (page: Page) => page.getByRole('dialog')
const name = (page: Page) => page.getByLabel('Name', { exact: false }).first()

async function signIn(page: Page, { username, password }: Keeper): Promise<void> {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

const listDrafts = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('clutchbook.draft')))

test('U8 what was typed survives a closed tab, is offered again, and goes once it is saved or discarded', async ({
  page,
  context,
}) => {
  await registerKeeper(page.request)
  await page.goto('/animals/add')
  await name(page).fill('Ember')
  await page.getByLabel('Notes').fill('Eats on Tuesdays')
  await page.close()
  const next = await context.newPage()
  await next.goto('/animals/add')
  await expect(notice(next)).toBeVisible()
  await expect(name(next)).toHaveValue('Ember')
  await expect(next.getByLabel('Notes')).toHaveValue('Eats on Tuesdays')
  await next.getByRole('button', { name: 'Discard' }).click()
  await expect(notice(next)).toBeHidden()
  await expect(name(next)).toHaveValue('')
  await expect(name(next)).toBeFocused()
  await name(next).fill('Ember')
  await next.reload()
  await expect(name(next)).toHaveValue('Ember')
  await next.getByLabel('Species').first().fill('Python regius')
  await next.getByRole('button', { name: 'Save Animal' }).click()
  await expectToast(next, 'Animal added')
  expect(await listDrafts(next)).toEqual([])
  await next.goto('/animals/add')
  await expect(name(next)).toHaveValue('')
  await expect(notice(next)).toBeHidden()
})

test(
  'U8 R60 a session that ends while one saves leaves the draft to its keeper, and to nobody else',
  inFullOnly,
  async ({ page, playwright, baseURL, consoleWatch }) => {
    consoleWatch.allow(/status of 401/)
    const others = await playwright.request.newContext({ baseURL: baseURL ?? '' })
    const other = await registerKeeper(others, 'Noor Haddad')
    const keeper = await registerKeeper(page.request)
    const id = await addAnimal(page.request, { name: 'Ember', weight: 900 })
    const openForm = async () => {
      await page.goto(`/animals/${id}`)
      await page.getByRole('button', { name: 'Edit', exact: true }).click()
    }
    await openForm()
    await dialog(page).getByLabel('Morph').first().fill('Clown')
    await page.context().clearCookies()
    await dialog(page).getByRole('button', { name: 'Save Animal' }).click()
    await expect(page).toHaveURL(/\/auth/)
    await signIn(page, keeper)
    await expect(page).toHaveURL(`/animals/${id}`)
    // Changed on another device meanwhile: what the draft does not speak of is as it is now.
    await page.request.patch(`/api/animals/${id}`, { data: { weight: 950 } })
    await openForm()
    await expect(notice(page)).toBeVisible()
    await expect(dialog(page).getByLabel('Morph').first()).toHaveValue('Clown')
    await expect(dialog(page).getByLabel('Weight').first()).toHaveValue('950')

    await page.context().clearCookies()
    await page.goto('/auth')
    await signIn(page, other)
    await expect(page).toHaveURL('/')
    expect(await listDrafts(page)).toEqual([])
    await page.goto('/animals/add')
    await expect(name(page)).toBeVisible()
    await expect(notice(page)).toBeHidden()
    await name(page).fill('Mine')
    expect(await listDrafts(page)).toHaveLength(1)
    await page.goto('/animals')
    await page.getByRole('button', { name: 'Log Out' }).click()
    await expect(page).toHaveURL(/\/auth/)
    expect(await listDrafts(page)).toEqual([])
  },
)

test(
  'U8 records, projects and events keep what is typed; Cancel gives it up',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    const id = await addAnimal(page.request, { name: 'Ember' })
    for (const [path, button, field] of [
      [`/animals/${id}`, 'Add Record', 'Details'],
      ['/breeding', 'New Project', 'Notes'],
      ['/calendar', 'Add Event', 'Description'],
    ] as const) {
      const open = async () => {
        await page.goto(path)
        await page
          .getByRole(button === 'New Project' ? 'link' : 'button', { name: button })
          .first()
          .click()
      }
      await open()
      await dialog(page).getByLabel(field).fill(`Of ${path}`)
      await open()
      await expect(notice(page)).toBeVisible()
      await expect(dialog(page).getByLabel(field)).toHaveValue(`Of ${path}`)
      await dialog(page).getByRole('button', { name: 'Cancel' }).click()
      await expect(dialog(page)).toBeHidden()
      expect(await listDrafts(page)).toEqual([])
    }
  },
)

test(
  'U8 leaving warns where nothing would be kept: with photos alone, or in a browser that keeps nothing',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    const id = await addAnimal(page.request, { name: 'Ember' })
    await page.goto(`/animals/${id}`)
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const photos = dialog(page).getByRole('group', { name: 'Photos and videos', exact: true })
    await photos.locator('input[type=file]').setInputFiles(await plainJpeg({ width: 300, height: 200 }))
    await expect(photos.getByRole('listitem')).toHaveCount(1)
    await expect(photos.getByRole('progressbar')).toHaveCount(0)
    await page.keyboard.press('Escape')
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    // The dialog hears keys again once it has the focus back.
    await expect(dialog(page).locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(question).toBeHidden()
    await dialog(page).getByLabel('Morph').first().fill('Clown')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await expect(page.getByText(/was kept\. The photos you had chosen were not/)).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()

    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await page.getByRole('link', { name: 'My Animals' }).first().click()
    await page.getByRole('link', { name: 'Add Animal' }).click()
    await name(page).fill('Atlas')
    await page.getByRole('link', { name: 'Breeding' }).first().click()
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL('/breeding')
  },
)

test(
  'U8 U18 the notice of a draft is accessible and fits in the dark and the light',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    await page.goto('/animals/add')
    await name(page).fill('Ember')
    await page.reload()
    await expect(notice(page)).toBeVisible()
    await inEachTheme(page, { widths: [320, 390, 1280] }, async (width) => {
      await expectAccessible(page)
      await expectToFit(page, width)
    })
  },
)
