import { RunningServer } from '../../apps/server/src/testing/running-server.ts'
import { expectAccessible, expectToFit } from '../harness/accessibility.ts'
import { openAccountSettings } from '../harness/account-settings.ts'
import { failCalls } from '../harness/failing-calls.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { inMotion } from '../harness/motion.ts'
import { asOperator } from '../harness/operator.ts'
import { countMails, mailedLink } from '../harness/outbox.ts'
import { endRoutes } from '../harness/routes.ts'
import { ageSessions } from '../harness/rows.ts'
import { inEachTheme } from '../harness/themes.ts'
import { expectWholeToast } from '../harness/toast.ts'

test.use(inMotion)

test('ACC-35 ACC-36 ACC-37 ACC-39 ACC-40 the settings stand in their order', async ({ page }) => {
  const { email } = await registerKeeper(page.request)
  await page.request.post('/api/animals', { data: { name: 'Ember', species: 'Python regius' } })
  await page.goto('/')
  const dialog = await openAccountSettings(page)
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([
    'Profile Information',
    'Account Actions',
    'Subscription',
    'Dates',
    'Daily care',
    'This device',
    'Your data',
    'API tokens',
    'Delete Account',
  ])
  const profile = dialog.getByRole('region', { name: 'Profile Information' })
  await expect(profile.getByRole('group', { name: 'Profile photo' })).toBeVisible()
  await expect(profile.getByLabel('Name')).toHaveValue('Robin Field')
  await expect(profile.getByLabel('Email')).toHaveValue(email)
  const actions = dialog.getByRole('region', { name: 'Account Actions' })
  await expect(actions.getByRole('button')).toHaveText(['Change Password', 'Sign Out'])
  const plan = dialog.getByRole('region', { name: 'Subscription' })
  await expect(plan).toContainText('Free plan')
  await expect(plan.getByRole('definition')).toHaveText(['1 of 10', '0 of 5', '0 of 10'])
  await expect(dialog.getByRole('button').last()).toHaveText('Save Changes')
  await expect(dialog.getByRole('button').nth(-2)).toHaveText('Cancel')
})

test(
  'ACC-41 U18 the settings take nine tenths of the height, scroll, fit and are accessible, in both themes and two widths',
  inFullOnly,
  async ({ page }) => {
    const looks = { widths: [320, 1280], height: 640 }
    await page.setViewportSize({ width: 320, height: 640 })
    await registerKeeper(page.request)
    await page.goto('/')
    const dialog = await openAccountSettings(page)
    await dialog.getByRole('button', { name: 'Change Password' }).click()
    await expect(dialog.getByText('This browser')).toBeAttached()
    await inEachTheme(page, looks, async (width) => {
      const box = await dialog.boundingBox()
      expect(box?.height).toBeLessThanOrEqual(640 * 0.9 + 1)
      expect(box?.width).toBeLessThanOrEqual(width)
      const [content, seen] = await dialog.evaluate((node) => [node.scrollHeight, node.clientHeight])
      expect(content).toBeGreaterThan(seen ?? 0)
      const own = dialog.getByRole('button', { name: 'Use Europe/London, the zone of this device' })
      const right = (at: { x: number; width: number } | null) => (at?.x ?? 0) + (at?.width ?? 0)
      expect(right(await own.boundingBox())).toBeLessThan(right(box))
      // How far the focus scrolls follows from the length of the keeper's address; a field half below the foot is a small target.
      await dialog.evaluate((node) => {
        for (const part of [node, ...node.querySelectorAll('*')]) part.scrollTop = part.scrollHeight
      })
      await expectAccessible(page)
      await expectToFit(page, width)
    })
    await dialog.getByRole('button', { name: 'Delete Account' }).click()
    await inEachTheme(page, looks, async () => {
      await expect(page.getByRole('dialog', { name: 'Delete Account' })).toBeVisible()
      await expectAccessible(page)
    })
  },
)

test('ACC-43 ACC-44 a saved name shows everywhere at once', async ({ page }) => {
  await registerKeeper(page.request)
  await page.goto('/')
  const dialog = await openAccountSettings(page)
  await dialog.getByLabel('Name').fill('Mara Reyes')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expectWholeToast(page, 'Profile updated')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('complementary')).toContainText('Mara Reyes')
  const { name } = await (await page.request.get('/api/user')).json()
  expect(name).toBe('Mara Reyes')
})

test(
  'ACC-42 U8 Cancel, the cross and Escape close without saving; only Cancel gives up what was typed',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    await page.goto('/')
    const leavings = [
      { shows: 'Robin Field', leave: () => page.getByRole('button', { name: 'Cancel' }).click() },
      { shows: 'Robin Field', leave: () => page.getByRole('button', { name: 'Close' }).click() },
      { shows: 'Somebody Else', leave: () => page.keyboard.press('Escape') },
    ]
    for (const { shows, leave } of leavings) {
      const dialog = await openAccountSettings(page)
      await expect(dialog.getByLabel('Name')).toHaveValue(shows)
      await dialog.getByLabel('Name').fill('Somebody Else')
      await leave()
      await expect(dialog).toBeHidden()
    }
    expect((await (await page.request.get('/api/user')).json()).name).toBe('Robin Field')
  },
)

test(
  'ACC-13 ACC-14 ACC-Q11 name and address are judged as at registration, before anything is sent',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    await page.goto('/')
    const dialog = await openAccountSettings(page)
    const calls = await failCalls(page, 'PATCH', '/api/user/profile')
    await dialog.getByLabel('Name').fill('M')
    await dialog.getByLabel('Email').fill('mara@')
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(
      'Name must be at least 2 characters when provided',
    )
    await expect(dialog.getByLabel('Name')).toBeFocused()
    await expect(dialog.getByText('Please enter a valid email', { exact: true })).toBeVisible()
    expect(calls.count()).toBe(0)
  },
)

test(
  'ACC-45 a failing server leaves what was typed, and says so',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 500/)
    await registerKeeper(page.request)
    await page.goto('/')
    const dialog = await openAccountSettings(page)
    await failCalls(page, 'PATCH', '/api/user/profile')
    await dialog.getByLabel('Name').fill('Mara Reyes')
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expectWholeToast(
      page,
      'Update failed',
      'There was a problem updating your profile. Please try again.',
    )
    await expect(dialog.getByLabel('Name')).toHaveValue('Mara Reyes')
  },
)

test(
  'ACC-45 ACC-99 an address that someone has is told at its field',
  inFullOnly,
  async ({ page, request, consoleWatch }) => {
    consoleWatch.allow(/status of 409/)
    const { email } = await registerKeeper(request)
    await registerKeeper(page.request)
    await page.goto('/')
    const dialog = await openAccountSettings(page)
    await dialog.getByLabel('Email').fill(email)
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(/Email already in use/)
  },
)

test(
  'ACC-92 R36 a changed address shows at once, the old one is told, and the new one proves itself by a link',
  inFullOnly,
  async ({ page, server }) => {
    const { email: old, username } = await registerKeeper(page.request)
    const fresh = `new-${username}@example.com`
    await page.goto('/')
    const dialog = await openAccountSettings(page)
    await dialog.getByLabel('Email').fill(fresh)
    await expect(dialog.getByText('A link goes to the new address')).toBeVisible()
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expectWholeToast(page, 'Profile updated')
    await expect.poll(() => countMails(server.dataDir, old, 'Your e-mail address was changed')).toBe(1)
    const link = await mailedLink(server.dataDir, fresh, 'Please confirm your e-mail address')
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
    const user = await (await page.request.get('/api/user')).json()
    expect(user).toMatchObject({ email: fresh, isEmailVerified: true })
  },
)

test('ACC-90 a keeper who lost the link has it sent again', inFullOnly, async ({ page, server }) => {
  const { email } = await registerKeeper(page.request)
  await page.goto('/')
  const dialog = await openAccountSettings(page)
  await dialog.getByRole('button', { name: 'Send the link again' }).click()
  await expectWholeToast(page, 'Link sent', 'Please look into your mailbox.')
  await page.goto(await mailedLink(server.dataDir, email, 'Please confirm your e-mail address'))
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
  await page.goto('/')
  const again = await openAccountSettings(page)
  await expect(again.getByLabel('Email')).toHaveValue(email)
  await expect(again.getByRole('button', { name: 'Send the link again' })).toHaveCount(0)
})

test(
  'R36 with a sign-in of a while ago another address asks for the password, in its place',
  inFullOnly,
  async ({ page, server, consoleWatch }) => {
    consoleWatch.allow(/status of 40[03]/)
    const { id, password, email } = await registerKeeper(page.request)
    ageSessions(server, id, 1)
    await page.goto('/')
    const dialog = await openAccountSettings(page)
    const current = dialog.getByLabel('Current password', { exact: true })
    const save = dialog.getByRole('button', { name: 'Save Changes' })
    await expect(current).toHaveCount(0)
    await dialog.getByLabel('Email').fill(`moved-${email}`)
    await save.click()
    await expect(current).toBeFocused()
    await expect(current).toHaveAccessibleDescription(
      'Please enter your current password to change the email address',
    )
    expect((await (await page.request.get('/api/user')).json()).email).toBe(email)
    await current.fill('another light')
    await save.click()
    await expect(current).toHaveAccessibleDescription('Current password is incorrect')
    await expectAccessible(page)
    await current.fill(password)
    await save.click()
    await expectWholeToast(page, 'Profile updated')
    expect((await (await page.request.get('/api/user')).json()).email).toBe(`moved-${email}`)
  },
)

test(
  'ACC-39 the plan is told truly: Pro as Pro, and a use that can’t be loaded on another try',
  inFullOnly,
  async ({ page, server, consoleWatch }) => {
    consoleWatch.allow(/status of 500/)
    const { username } = await registerKeeper(page.request)
    await failCalls(page, 'GET', '/api/plan-limits/eggs')
    await page.goto('/')
    const plan = (await openAccountSettings(page)).getByRole('region', { name: 'Subscription' })
    await expect(plan.getByText('What you use of it could not be loaded')).toBeVisible()
    await endRoutes(page, '**/api/plan-limits/eggs')
    await plan.getByRole('button', { name: 'Try again' }).click()
    await expect(plan.getByRole('definition')).toHaveText(['0 of 10', '0 of 5', '0 of 10'])
    await asOperator(server, 'user', 'set-plan', username, 'pro')
    await page.reload()
    const pro = (await openAccountSettings(page)).getByRole('region', { name: 'Subscription' })
    await expect(pro).toContainText('Pro plan')
    await expect(pro).toContainText('Unlimited animals, breeding projects and eggs.')
    await page.goto('/subscribe')
    await expect(page.getByRole('main')).toContainText('You are on Pro. There is nothing to pay for it.')
    await expect(page.getByText('$2.99/month')).toHaveCount(0)
  },
)

test('ACC-39 where the operator has lifted the limits, the settings say so', inFullOnly, async ({ page }) => {
  const server = await RunningServer.launch({ PLAN_LIMITS: 'off' })
  const registration = { username: 'mara_reyes', email: 'mara@example.com', password: 'lantern light' }
  await page.request.post(`${server.url}/api/register`, { data: registration })
  await page.goto(server.url)
  const plan = (await openAccountSettings(page)).getByRole('region', { name: 'Subscription' })
  await expect(plan).toContainText('There are no limits on this site')
  await expect(plan.getByRole('definition')).toHaveCount(0)
  // A page that is open still loads what it may need next.
  await page.close()
  await server.dispose()
})
