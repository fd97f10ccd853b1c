import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { addAnimal } from '../harness/animals.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { endRoutes } from '../harness/routes.ts'

/** The page's own ground tells which theme it stands in. */
const expectTheme = (page: Page, theme: 'dark' | 'light') =>
  expect(page.locator('body')).toHaveCSS(
    'background-color',
    theme === 'dark' ? 'rgb(17, 19, 15)' : 'rgb(246, 242, 232)',
  )

async function choose(page: Page, theme: 'Light' | 'Dark' | 'Black' | 'Red light' | 'System'): Promise<void> {
  await page.getByRole('button', { name: 'Choose theme' }).click()
  await page.getByRole('menuitemradio', { name: theme, exact: true }).click()
}

test('SHELL-30 the first visit is dark, whatever the system prefers', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/auth')
  await expectTheme(page, 'dark')
})

test('SHELL-29 SHELL-30 light, dark and system can be chosen, system follows live, and the choice is kept', async ({
  page,
}) => {
  await registerKeeper(page.request)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await choose(page, 'Light')
  await expectTheme(page, 'light')
  await page.reload()
  await expectTheme(page, 'light')
  await choose(page, 'System')
  await expectTheme(page, 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expectTheme(page, 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectTheme(page, 'dark')
  await page.reload()
  await expectTheme(page, 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expectTheme(page, 'light')
  await choose(page, 'Dark')
  await expectTheme(page, 'dark')
})

test(
  'SHELL-29 a visitor chooses the theme as well, on the sign-in page and on open pages',
  inFullOnly,
  async ({ page }) => {
    for (const path of ['/auth', '/layout-demo', '/nowhere']) {
      await page.goto(path)
      await choose(page, 'Light')
      await expectTheme(page, 'light')
      await choose(page, 'Dark')
      await expectTheme(page, 'dark')
    }
  },
)

for (const [kept, theme] of [
  ['light', 'light'],
  ['dark', 'dark'],
  ['auto', 'light'],
] as const) {
  test(`U17 with ${kept} chosen the first paint has its theme before any script of the app`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.addInitScript((choice) => localStorage.setItem('clutchbook-theme', choice), kept)
    // Only the page itself, its style sheet and the small theme script come through.
    await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    await page.goto('/auth')
    await expectTheme(page, theme)
  })
}

const isBlack = (page: Page) => expect(page.locator('body')).toHaveCSS('background-color', 'rgb(0, 0, 0)')

/** The greenest and the bluest point of what is on the screen, from 0 to 255. */
async function mostGreenAndBlue(page: Page): Promise<number[]> {
  const { channels } = await sharp(await page.screenshot()).stats()
  return [channels[1]?.max ?? 255, channels[2]?.max ?? 255]
}

test('U17 black and red light can be chosen, stand from the first paint on, and go with another theme', async ({
  page,
}) => {
  await registerKeeper(page.request)
  await addAnimal(page.request, { name: 'Ember' })
  await page.goto('/animals')
  await choose(page, 'Black')
  await isBlack(page)
  await page.reload()
  await isBlack(page)
  await expect(page.getByRole('article')).toBeVisible()
  expect(Math.max(...(await mostGreenAndBlue(page)))).toBeGreaterThan(150)

  await choose(page, 'Red light')
  await expect(page.getByRole('menu')).toHaveCount(0)
  // Photos and pictures are seen through the same light as words.
  expect(Math.max(...(await mostGreenAndBlue(page)))).toBeLessThanOrEqual(0x4b)
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.reload()
  await isBlack(page)
  await endRoutes(page, '**/assets/*.js')

  await page.reload()
  await choose(page, 'Light')
  await expectTheme(page, 'light')
  await choose(page, 'Dark')
  await expectTheme(page, 'dark')
  await page.reload()
  await expectTheme(page, 'dark')
})

test(
  'U17 what is printed has the light theme, and the screen keeps its own',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    await page.goto('/')
    await expectTheme(page, 'dark')
    const ink = () =>
      page.getByRole('heading', { level: 1 }).evaluate((title) => getComputedStyle(title).color)
    const onScreen = await ink()
    await page.evaluate(() => {
      addEventListener('beforeprint', () => {
        const { color } = getComputedStyle(document.querySelector('h1') ?? document.body)
        document.body.dataset.printed = color
      })
    })
    await page.pdf()
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'rgb(36, 38, 31)')
    await expectTheme(page, 'dark')
    expect(await ink()).toBe(onScreen)
  },
)
