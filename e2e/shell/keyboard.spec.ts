import type { Page } from '@playwright/test'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { inMotion } from '../harness/motion.ts'

test.use(inMotion)

/** Presses Tab until something of this name has the focus; fails when that takes more stops than a page has. */
async function tabTo(page: Page, name: RegExp | string): Promise<void> {
  const stops: string[] = []
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    // Asked of the page, not of what has the focus: a page that is still arriving may give it to nothing.
    const label = await page.evaluate(() => {
      const element = document.activeElement
      const shown =
        element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element?.textContent
      return element?.getAttribute('aria-label') ?? shown ?? ''
    })
    stops.push(label.trim().slice(0, 60))
    const isIt = typeof name === 'string' ? label.trim() === name : name.test(label.trim())
    if (!isIt) continue
    await expect(focused).toBeInViewport()
    const ring = await focused.evaluate((element) => getComputedStyle(element).outlineStyle)
    expect(ring, `the ring around ${label}`).toBe('solid')
    return
  }
  throw new Error(`Tab did not lead to ${name} but to ${stops.join(' | ')}`)
}

test(
  'U6 by keyboard alone a visitor opens an account and reaches every place of the shell',
  inFullOnly,
  async ({ page }) => {
    await page.goto('/auth')
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeAttached()
    await tabTo(page, 'Get Started')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Username')).toBeFocused()
    const username = `typed-${process.pid}-${Date.now()}`
    await page.keyboard.type(username)
    await tabTo(page, /^Email/)
    await page.keyboard.type(`${username}@example.com`)
    await tabTo(page, /^Name/)
    await page.keyboard.type('Robin Field')
    await tabTo(page, /^Password/)
    await page.keyboard.type('lantern light')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')

    const places = page.getByRole('complementary').getByRole('navigation').getByRole('link')
    await expect(places.first()).toBeVisible()
    // A place's figure stands behind its name, and arrives when it likes.
    const labels = await places.evaluateAll((links) =>
      links.map((link) => (link.textContent ?? '').replace(/\d+$/, '')),
    )
    expect(labels).toContain('My Animals')
    for (const label of labels) {
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await tabTo(page, new RegExp(`^${label}\\d*$`))
      await page.keyboard.press('Enter')
      await expect(places.filter({ hasText: label })).toHaveAttribute('aria-current', 'page')
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    }
  },
)

test('U6 the first stop leads past the navigation, and every tool of the bar opens and closes by keyboard', async ({
  page,
}) => {
  await registerKeeper(page.request)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await tabTo(page, 'Add New')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'New Animal' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Add New' })).toBeFocused()
  await tabTo(page, 'Choose theme')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemradio').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await tabTo(page, 'Account Settings')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Account Settings' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account Settings' })).toBeFocused()
})
