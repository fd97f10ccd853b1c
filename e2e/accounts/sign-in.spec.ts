import type { Page } from '@playwright/test'
import { expectAccessible } from '../harness/accessibility.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { keeperPages, openPages } from '../harness/pages.ts'
import { expectToast } from '../harness/toast.ts'

async function openRegistration(page: Page): Promise<void> {
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Get Started' }).click()
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
}

async function signIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** Everything the browser keeps beside its cookies. */
const storage = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))

test('ACC-01 ACC-05 ACC-08 ACC-26 a visitor opens an account and stands on the dashboard', async ({
  page,
}) => {
  await openRegistration(page)
  await expect(page.getByLabel('Username')).toBeFocused()
  const username = `new-${process.pid}-${Date.now()}`
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Email').fill(`${username}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('lantern light')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expectToast(
    page,
    'Registration successfulWelcome! Your account is active. Your account has been created and you are now logged in',
  )
  await expect(page).toHaveURL('/')
  // ACC-84: neither the name nor the password is kept by the page.
  expect(await storage(page)).not.toMatch(new RegExp(`${username}|lantern light`))
})

test('ACC-10 ACC-11 ACC-12 ACC-13 ACC-14 each field says what is wrong with it, before anything is sent', async ({
  page,
}) => {
  await openRegistration(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  await page.getByLabel('Username').fill('ab')
  await page.getByLabel('Email').fill('mara@')
  await page.getByLabel('Name (optional)').fill('M')
  await page.getByLabel('Password', { exact: true }).fill('abc')
  await page.getByRole('button', { name: 'Create Account' }).click()
  for (const message of [
    'Username must be at least 3 characters',
    'Please enter a valid email',
    'Name must be at least 2 characters when provided',
    'Password must be at least 4 characters',
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible()
  }
  await page.getByLabel('Username').fill(' mara ')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(
    page.getByText('Username cannot have leading or trailing spaces', { exact: true }),
  ).toBeVisible()
  expect(sent).toEqual([])
  await expectAccessible(page)
})

test('ACC-25 ACC-99 a taken username is told at its field and in the message', async ({
  page,
  request,
  consoleWatch,
}) => {
  consoleWatch.allow(/status of 409/)
  const { username } = await registerKeeper(request)
  await openRegistration(page)
  await page.getByLabel('Username').fill(username.toUpperCase())
  await page.getByLabel('Email').fill('someone-else@example.com')
  await page.getByLabel('Password', { exact: true }).fill('lantern light')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expectToast(page, 'Registration failedUsername already exists')
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription(/Username already exists/)
})

test('ACC-24 ACC-95 a wrong password says no more than that the two do not fit', async ({
  page,
  request,
  consoleWatch,
}) => {
  consoleWatch.allow(/status of 401/)
  const { username } = await registerKeeper(request)
  await page.goto('/auth')
  await signIn(page, username, 'another light')
  await expectToast(page, 'Login failedInvalid username or password')
  await expect(page).toHaveURL(/\/auth/)
})

test('SHELL-06 SHELL-60 a visitor who wants a page signs in and then stands on it', async ({
  page,
  request,
}) => {
  const { username, password } = await registerKeeper(request)
  await page.goto('/animals?sex=Female')
  await expect(page).toHaveURL(/\/auth/)
  await signIn(page, username, password)
  await expect(page).toHaveURL('/animals?sex=Female')
})

test(
  'SHELL-Q10 every page of the shell sends a visitor to sign in, but for the open ones',
  inFullOnly,
  async ({ page }) => {
    const own = ['/animals/1', '/reptiles/1', '/breeding/projects/1', '/profile/1', '/admin/data-repair']
    for (const path of [...keeperPages.map((known) => known.path), ...own]) {
      await page.goto(path)
      const wanted = path === '/' ? '/auth' : `/auth?next=${encodeURIComponent(path)}`
      await expect(page, path).toHaveURL(wanted)
    }
    for (const { path } of openPages) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page, path).toHaveURL(path)
    }
  },
)

test(
  'R70 after sign-in only pages of the site itself are opened',
  inFullOnly,
  async ({ page, request, baseURL }) => {
    const { username, password } = await registerKeeper(request)
    await page.goto(`/auth?next=${encodeURIComponent('//evil.example/animals')}`)
    await signIn(page, username, password)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(`${baseURL}/`)
  },
)

test('ACC-02 a signed-in keeper who opens /auth goes to the dashboard', inFullOnly, async ({ page }) => {
  await registerKeeper(page.request)
  await page.goto('/auth')
  await expect(page).toHaveURL('/')
})

test('ACC-23 ACC-27 after logging out nothing of the keeper is left to see', async ({ page }) => {
  await registerKeeper(page.request, 'Robin Field')
  await page.request.post('/api/animals', { data: { name: 'Juniper', species: 'Python regius' } })
  await page.goto('/')
  await expect(page.getByText('Juniper')).toBeVisible()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expectToast(page, 'Logout successfulCome back soon!')
  await expect(page).toHaveURL(/\/auth/)
  await page.goBack()
  await expect(page).toHaveURL(/\/auth/)
  await expect(page.getByText('Juniper')).toHaveCount(0)
})

test(
  'ACC-04 ACC-06 ACC-29 the password can be shown, and the two forms change places',
  inFullOnly,
  async ({ page }) => {
    await page.goto('/auth')
    await expect(page.getByLabel('Remember me')).not.toBeChecked()
    const password = page.getByLabel('Password', { exact: true })
    await password.fill('lantern light')
    await expect(password).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect(password).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Create an account' }).click()
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  },
)

test('ACC-07 the landing panel shows its five tiles', inFullOnly, async ({ page }) => {
  await page.goto('/auth')
  for (const tile of [
    'Track Breeding',
    'Manage Collection',
    'Monitor Eggs',
    'Plan Events',
    'Sharable ID Cards',
  ]) {
    await expect(page.getByText(tile, { exact: true })).toBeVisible()
  }
})

for (const { way, open, submit } of [
  { way: 'sign-in', open: async (_page: Page) => undefined, submit: 'Sign In' },
  { way: 'registration', open: openRegistration, submit: 'Create Account' },
])
  test(`SHELL-53 ${way} without a network says so in the form at once, keeps what was typed, and works again`, async ({
    page,
    consoleWatch,
  }) => {
    consoleWatch.allow(/ERR_INTERNET_DISCONNECTED/)
    const { username, password } = await registerKeeper(page.request)
    await page.request.post('/api/logout')
    await page.goto('/auth')
    await open(page)
    const name = way === 'sign-in' ? username : `${username}-2`
    if (way === 'registration') await page.getByLabel('Email').fill(`${name}@example.com`)
    await page.getByLabel('Username').fill(name)
    await page.getByLabel('Password', { exact: true }).fill(password)
    const button = page.getByRole('button', { name: submit })
    await page.context().setOffline(true)
    await button.click()
    const words = page.getByRole('alert').filter({ hasText: 'Could not connect to the server.' })
    await expect(words).toContainText('Trying again…')
    await expect(words).toContainText(`What you typed stays here: press ${submit} again then.`)
    await expectAccessible(page)
    await expect(page.getByLabel('Username')).toHaveValue(name)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password)
    await page.context().setOffline(false)
    await button.click()
    await expect(page).toHaveURL('/')
  })

test('SHELL-53 an answer that takes long is waited for in words', inFullOnly, async ({ page }) => {
  const { username, password } = await registerKeeper(page.request)
  await page.request.post('/api/logout')
  await page.goto('/auth')
  await page.route('**/api/login', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 5000))
    await route.continue()
  })
  await signIn(page, username, password)
  await expect(page.getByRole('status').filter({ hasText: 'The server has not answered yet.' })).toBeVisible()
  await expect(page).toHaveURL('/')
})
