import type { Page } from '@playwright/test'
import { expectAccessible } from '../harness/accessibility.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { expectWholeToast } from '../harness/toast.ts'

/**
 * Draws a finger across the screen, from one place to another, both counted in pixels from the left, and waits until the
 * slides have come to rest: they go on by themselves when the finger has left.
 */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const rest = await page.getByRole('main').evaluateHandle((slides) => ({
    came: new Promise((resolve) => slides.addEventListener('scrollend', resolve, { once: true })),
  }))
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', x: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: 300 }] })
  await touch('touchStart', from)
  for (let step = 1; step <= 12; step += 1) await touch('touchMove', from + ((to - from) * step) / 12)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await rest.evaluate(({ came }) => came.then(() => undefined))
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('ACC-09 a finger swipes from the landing panel to the form and back', async ({ page }) => {
    await page.goto('/auth')
    const landing = page.getByRole('heading', { level: 1 })
    const form = page.getByRole('heading', { name: 'Welcome back' })
    await expect(landing).toBeInViewport()
    await expect(form).not.toBeInViewport()
    await swipe(page, 340, 60)
    await expect(form).toBeInViewport({ ratio: 1 })
    await expect(landing).not.toBeInViewport()
    const dots = page.getByRole('navigation', { name: 'Slides' }).getByRole('button')
    await expect(dots).toHaveCount(2)
    await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true')
    await swipe(page, 60, 340)
    await expect(landing).toBeInViewport({ ratio: 1 })
    await expect(dots.first()).toHaveAttribute('aria-current', 'true')
    await dots.nth(1).tap()
    await expect(form).toBeInViewport({ ratio: 1 })
  })

  test(
    'ACC-08 ACC-Q19 Get Started moves to the registration and into its first field',
    inFullOnly,
    async ({ page }) => {
      await page.goto('/auth')
      await page.getByRole('button', { name: 'Get Started' }).tap()
      await expect(page.getByRole('heading', { name: 'Create your account' })).toBeInViewport({ ratio: 1 })
      await expect(page.getByLabel('Username')).toBeFocused()
      await expectAccessible(page)
    },
  )

  test.describe('with motion', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } })

    test('ACC-08 the first field is in view when it gets the focus', async ({ page }) => {
      await page.goto('/auth')
      const left = page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            addEventListener('focusin', ({ target }) => {
              if (target instanceof HTMLInputElement) resolve(target.getBoundingClientRect().left)
            })
          }),
      )
      await page.getByRole('button', { name: 'Get Started' }).tap()
      expect(await left).toBeLessThan(390)
    })
  })
})

test('ACC-05 ACC-19 by the keyboard alone a visitor opens an account', inFullOnly, async ({ page }) => {
  const username = `keys-${process.pid}-${Date.now()}`
  await page.goto('/auth')
  const tabTo = async (name: string) => {
    const wanted = page.getByRole('button', { name, exact: true })
    for (let presses = 0; presses < 12; presses += 1) {
      if (await wanted.evaluate((node) => node === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    await expect(wanted).toBeFocused()
  }
  await tabTo('Get Started')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Username')).toBeFocused()
  // The other fields are drawn after the first one, which has the focus: nobody types on before they are to be seen.
  await expect(page.getByRole('button', { name: 'Create Account', exact: true })).toBeVisible()
  for (const text of [username, `${username}@example.com`, 'Robin Field', 'lantern light']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await tabTo('Create Account')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('complementary')).toContainText('Robin Field')
})

test(
  'ACC-Q05 a new password is advised on by its length while it is typed, and never kept from being short',
  inFullOnly,
  async ({ page }) => {
    await page.goto('/auth')
    await page.getByRole('button', { name: 'Create an account' }).click()
    const password = page.getByLabel('Password', { exact: true })
    for (const [typed, advice] of [
      ['abc', 'At least 4 characters; 8 or more are safer.'],
      ['abcd', 'Long enough. 8 characters or more are safer.'],
      ['abcdefgh', 'A good length.'],
    ] as const) {
      await password.fill(typed)
      await expect(password).toHaveAccessibleDescription(advice)
    }
  },
)

test(
  'ACC-29 ACC-84 ACC-85 Remember me keeps the session for 30 days; without it the browser’s end is its end',
  inFullOnly,
  async ({ page, request }) => {
    const { username, password } = await registerKeeper(request)
    const signIn = async () => {
      await page.goto('/auth')
      await page.getByLabel('Username').fill(username)
      await page.getByLabel('Password', { exact: true }).fill(password)
    }
    const expiry = async () => (await page.context().cookies()).find(({ httpOnly }) => httpOnly)?.expires
    await signIn()
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/')
    expect(await expiry()).toBe(-1)
    await page.context().clearCookies()
    await signIn()
    await page.getByLabel('Remember me').check()
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/')
    const days = ((await expiry()) ?? 0) / 86_400 - Date.now() / 86_400_000
    expect(days).toBeGreaterThan(29.9)
    expect(days).toBeLessThanOrEqual(30)
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(kept).not.toMatch(new RegExp(`${username}|${password}`))
  },
)

test(
  'ACC-25 a registration whose answer can’t be understood is told in the catalogue’s words',
  inFullOnly,
  async ({ page }) => {
    await page.route('**/api/register', (route) => route.fulfill({ status: 201, body: 'a proxy’s own page' }))
    await page.goto('/auth')
    await page.getByRole('button', { name: 'Create an account' }).click()
    await page.getByLabel('Username').fill('mara_reyes')
    await page.getByLabel('Email').fill('mara@example.com')
    await page.getByLabel('Password', { exact: true }).fill('lantern light')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expectWholeToast(page, 'Registration failed', 'An unknown error occurred')
  },
)

test(
  'ACC-103 without the operator’s switch /memory-auth is no page, for visitors and keepers',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 404/)
    await page.goto('/memory-auth')
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await expect(page.getByLabel('Username')).toHaveCount(0)
    await registerKeeper(page.request)
    await page.goto('/memory-auth')
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeAttached()
  },
)
