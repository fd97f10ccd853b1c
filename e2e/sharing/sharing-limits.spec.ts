import type { Browser, Page } from '@playwright/test'
import { dataUrl, plainJpeg } from '../../apps/server/src/testing/pictures.ts'
import type { RunningServer } from '../../apps/server/src/testing/running-server.ts'
import { expectAccessible } from '../harness/accessibility.ts'
import { addAnimal } from '../harness/animals.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { withDatabase } from '../harness/rows.ts'
import { openSharing, shareAnimal } from '../harness/sharing.ts'
import { expectToast } from '../harness/toast.ts'
import { listSmallTargets } from '../harness/touch.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Somebody else at a browser of their own. */
async function openVisitor(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 } })
  return context.newPage()
}

/** Lets the last day of an animal's link be over, as if its midnight had passed. */
const endSharing = (server: RunningServer, id: number): void =>
  withDatabase(server, (database) => {
    const endsAt = new Date(Date.now() - 1000).toISOString()
    database.prepare('update animalSharing set endsAt = ? where animalId = ?').run(endsAt, id)
  })

const sharedPart = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'What you share' }) })

async function openDialog(page: Page, name: string) {
  await page.goto('/profile')
  await sharedPart(page)
    .getByRole('button', { name: `Change sharing of ${name}` })
    .click()
  const dialog = page.getByRole('dialog', { name: `Share ${name}` })
  await dialog.getByText('End and password').click()
  return dialog
}

const inLook = async (page: Page, check: () => Promise<void>): Promise<void> => {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await check()
  }
}

test(
  'S2 SHR-58 SHR-59 an end is set and shown in the overview; once it has passed a visitor finds nothing, and the keeper is told',
  inFullOnly,
  async ({ page, browser, baseURL, server, consoleWatch }) => {
    consoleWatch.allow(/status of 404/)
    await registerKeeper(page.request)
    const id = await addAnimal(page.request, { name: 'Ember' })
    await shareAnimal(page.request, id)
    const dialog = await openDialog(page, 'Ember')
    await expect(dialog).toContainText('Never ends, no password')
    await dialog.getByLabel('Ends').selectOption('In 7 days')
    await expect(dialog).toContainText(/Ends after \d\d\/\d\d\/\d{4}, no password/)
    await dialog.getByLabel('Ends').selectOption('On a day I choose')
    await dialog.getByRole('button', { name: 'Set last day' }).click()
    await expect(dialog).toContainText('Please choose today or a later day')
    await dialog.getByLabel('Last day').pressSequentially('12/31/2098')
    await dialog.getByLabel('Last day').press('Enter')
    await expect(dialog).toContainText('Ends after 12/31/2098, no password')
    await inLook(page, async () => {
      await expectAccessible(page)
      expect(await listSmallTargets(page)).toEqual([])
    })
    await page.keyboard.press('Escape')
    await expect(sharedPart(page).getByRole('listitem').filter({ hasText: 'Ember' })).toContainText(
      'Ends after 12/31/2098',
    )
    const visitor = await openVisitor(browser, baseURL)
    await visitor.goto(`/shared/reptile/${id}`)
    await expect(visitor.getByRole('heading', { level: 1, name: 'Ember' })).toBeVisible()
    endSharing(server, id)
    expect((await visitor.reload())?.status()).toBe(404)
    await expect(visitor.getByRole('heading', { level: 1, name: 'Reptile Not Found' })).toBeVisible()
    await visitor.context().close()
    await page.reload()
    await expect(sharedPart(page).getByRole('listitem').filter({ hasText: 'Ember' })).toContainText(
      'Ended after',
    )
    const ended = await openDialog(page, 'Ember')
    await expect(ended).toContainText(/Sharing ended after \d\d\/\d\d\/\d{4}\. Only you can see Ember now\./)
    await ended.getByRole('button', { name: 'Get the link' }).click()
    await expect(ended.getByRole('button', { name: 'Stop sharing' })).toBeVisible()
    await expect(ended).toContainText('Never ends, no password')
    endSharing(server, id)
    const again = await openDialog(page, 'Ember')
    await again.getByRole('button', { name: 'Take off the list' }).click()
    await expectToast(page, 'Taken off the list')
    await page.keyboard.press('Escape')
    await expect(sharedPart(page)).toContainText('None. Choose Share in the menu of an animal.')
  },
)

test(
  'S2 SHR-62 price and contact are hidden from visitors and shown again',
  inFullOnly,
  async ({ page, browser, baseURL }) => {
    await registerKeeper(page.request)
    const offer = { price: '650', contactInfo: '@reyesreptiles' }
    const id = await addAnimal(page.request, { name: 'Ember', ...offer })
    await shareAnimal(page.request, id)
    const dialog = await openDialog(page, 'Ember')
    const visitor = await openVisitor(browser, baseURL)
    const main = visitor.getByRole('main')
    await visitor.goto(`/shared/reptile/${id}`)
    await expect(main).toContainText('$650')
    const isShown = dialog.getByRole('switch', { name: 'Show price and contact' })
    await isShown.click()
    await expect(isShown).not.toBeChecked()
    await expect(dialog).not.toContainText('Price and contact, while')
    await expect
      .poll(async () => (await visitor.request.get(`/api/shared/reptile/${id}`)).text())
      .not.toContain('650')
    await visitor.reload()
    await expect(main.getByRole('heading', { level: 1, name: 'Ember' })).toBeVisible()
    await expect(main).not.toContainText(/650|reyesreptiles/)
    await isShown.click()
    await expect
      .poll(async () => (await visitor.request.get(`/api/shared/reptile/${id}`)).text())
      .toContain('650')
    await visitor.context().close()
  },
)

test(
  'S2 A9 a keeper sees how often a page was opened by others, robots and own looks left out',
  inFullOnly,
  async ({ page, browser, baseURL }) => {
    await registerKeeper(page.request)
    const id = await addAnimal(page.request, { name: 'Ember' })
    await shareAnimal(page.request, id)
    const visitor = await openVisitor(browser, baseURL)
    for (let n = 0; n < 2; n += 1) {
      await visitor.goto(`/shared/reptile/${id}`)
      await expect(visitor.getByRole('heading', { level: 1, name: 'Ember' })).toBeVisible()
    }
    const path = `/shared/reptile/${id}`
    await visitor.request.get(path, { headers: { 'user-agent': 'TelegramBot (like TwitterBot)' } })
    await visitor.request.head(path)
    await page.goto(path)
    await visitor.context().close()
    await expect
      .poll(async () => (await (await page.request.get(`/api/reptiles/${id}/sharing`)).json()).views)
      .toBe(2)
    const dialog = await openDialog(page, 'Ember')
    await expect(dialog).toContainText(/Seen 2 times, last on \d\d\/\d\d\/\d{4}/)
    await page.keyboard.press('Escape')
    await expect(sharedPart(page)).toContainText('Seen 2 times')
  },
)

test('S2 SHR-60 a password is set; visitors are asked for it before anything is shown, and let in with it', async ({
  page,
  browser,
  baseURL,
  consoleWatch,
}) => {
  consoleWatch.allow(/status of 40[03]/)
  await registerKeeper(page.request)
  const photos = [dataUrl(await plainJpeg({ width: 300, height: 200 }))]
  const id = await addAnimal(page.request, { name: 'Ember', photos })
  await shareAnimal(page.request, id)
  const dialog = await openDialog(page, 'Ember')
  const field = dialog.getByLabel('Password', { exact: true })
  await field.fill('abc')
  await dialog.getByRole('button', { name: 'Set password' }).click()
  await expect(dialog).toContainText('Please use at least 4 characters')
  await field.fill('grey rack')
  await field.press('Enter')
  await expectToast(page, 'Password set')
  await expect(dialog).toContainText('Anyone with this link and the password can look at Ember.')
  await expect(dialog).toContainText('Never ends, with a password')

  const visitor = await openVisitor(browser, baseURL)
  const first = await visitor.goto(`/shared/reptile/${id}`)
  expect(first?.status()).toBe(403)
  expect(await first?.text()).not.toMatch(/Ember|og:title|\/media\//)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('This page asks for a password')
  const asked = visitor.getByLabel('Password', { exact: true })
  await asked.fill('black rack')
  await visitor.getByRole('button', { name: 'Open the page' }).click()
  await expect(visitor.getByRole('main')).toContainText('That is not the password of this page')
  await inLook(visitor, async () => {
    await expectAccessible(visitor)
    expect(await listSmallTargets(visitor)).toEqual([])
  })
  await asked.fill('grey rack')
  await asked.press('Enter')
  await expect(visitor.getByRole('heading', { level: 1, name: 'Ember' })).toBeVisible()
  await expect(visitor.getByRole('main').locator('img').first()).toHaveJSProperty('naturalWidth', 300)
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await dialog.getByLabel('New password').fill('white rack')
  await dialog.getByRole('button', { name: 'Set password' }).click()
  await expect(dialog.getByRole('button', { name: 'Take it away' })).toBeVisible()
  expect((await visitor.reload())?.status()).toBe(403)
  await dialog.getByRole('button', { name: 'Take it away' }).click()
  await expect(dialog).toContainText('Never ends, no password')
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Ember' })).toBeVisible()
  await visitor.context().close()
})

test(
  'S2 SHR-60 a password of one animal is told to keep nobody out while the whole collection is shared without one',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    const id = await addAnimal(page.request, { name: 'Ember' })
    await shareAnimal(page.request, id)
    await openSharing(page.request, { collection: true })
    const dialog = await openDialog(page, 'Ember')
    const told = dialog.getByText('Nobody is asked for it while you share your whole collection')
    await expect(told).toBeVisible()
    await dialog.getByLabel('Password', { exact: true }).fill('grey rack')
    await dialog.getByRole('button', { name: 'Set password' }).click()
    await expect(dialog.getByRole('button', { name: 'Change password' })).toBeVisible()
    await expect(told).toBeVisible()
    await openSharing(page.request, { collection: false })
    await page.reload()
    const anew = await openDialog(page, 'Ember')
    await expect(anew).toContainText('Whoever opens the link is asked for the password.')
  },
)

test(
  'S2 SHR-57 the profile has an end and a password of its own',
  inFullOnly,
  async ({ page, browser, baseURL }) => {
    const { id } = await registerKeeper(page.request, 'Mara Reyes')
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Share Profile' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Share Profile' })
    await dialog.getByRole('button', { name: 'Get the link' }).click()
    await dialog.getByText('End and password').click()
    await dialog.getByLabel('Password', { exact: true }).fill('grey rack')
    await dialog.getByRole('button', { name: 'Set password' }).click()
    await expect(dialog).toContainText('Anyone with this link and the password can look at your profile.')
    await dialog.getByLabel('Ends').selectOption('In 1 day')
    await expect(dialog).toContainText(/Ends after .*, with a password/)
    const visitor = await openVisitor(browser, baseURL)
    await visitor.goto(`/profile/${id}/shared`)
    await visitor.getByLabel('Password', { exact: true }).fill('grey rack')
    await visitor.getByRole('button', { name: 'Open the page' }).click()
    await expect(visitor.getByRole('heading', { level: 1, name: 'Mara Reyes' })).toBeVisible()
    await visitor.context().close()
    await page.keyboard.press('Escape')
    await expect(sharedPart(page).getByRole('listitem').first()).toContainText(
      /Ends after .* · With a password/,
    )
  },
)

test(
  'S2 without script a page behind a password says what it asks for, and nothing else',
  inFullOnly,
  async ({ page, browser, baseURL }) => {
    await registerKeeper(page.request)
    const id = await addAnimal(page.request, { name: 'Ember' })
    const data = { shared: true, password: 'grey rack' }
    expect((await page.request.put(`/api/reptiles/${id}/sharing`, { data })).status()).toBe(200)
    const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
    const visitor = await context.newPage()
    const drawn = await visitor.goto(`/shared/reptile/${id}`)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('This page asks for a password')
    expect(await drawn?.text()).toContain(
      '<noscript>Entering it takes a browser that runs scripts.</noscript></section></main>',
    )
    await context.close()
  },
)

test(
  'S2 S1 nobody who is asked for no password fetches what asks for one',
  inFullOnly,
  async ({ page, request }) => {
    await registerKeeper(request)
    const id = await addAnimal(request, { name: 'Ember' })
    await shareAnimal(request, id)
    const files: string[] = []
    page.on('request', (sent) => files.push(new URL(sent.url()).pathname))
    await page.goto(`/shared/reptile/${id}`)
    await page.waitForLoadState('networkidle')
    expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(0)
    expect(files.filter((file) => /share-password|password/.test(file))).toEqual([])
  },
)
