import { expectAccessible } from '../harness/accessibility.ts'
import { addAnimals } from '../harness/animals.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { inMotion } from '../harness/motion.ts'

test.use(inMotion)

test('SHELL-38 SHELL-Q05 a hint opens after 700 ms, that of an animal’s ID after two seconds, and Escape closes it', async ({
  page,
}) => {
  await page.clock.install()
  await registerKeeper(page.request)
  await addAnimals(page.request, [{ name: 'Ember', customId: 'BP-1' }])
  await page.goto('/animals')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.clock.pauseAt(Date.now() + 60_000)
  const hint = page.getByRole('tooltip')

  await page.getByRole('button', { name: 'Choose theme' }).hover()
  await page.clock.runFor(690)
  await expect(hint).toHaveCount(0)
  await page.clock.runFor(10)
  await expect(hint).toHaveText('Choose theme')
  await page.keyboard.press('Escape')
  await page.clock.runFor(500)
  await expect(hint).toHaveCount(0)

  await page.getByRole('button', { name: 'Copy ID BP-1' }).hover()
  await page.clock.runFor(1990)
  await expect(hint).toHaveCount(0)
  await page.clock.runFor(10)
  await expect(hint).toHaveText('Copy ID')
  await page.mouse.move(0, 0)
  await page.clock.runFor(500)
  await expect(hint).toHaveCount(0)
})

test('SHELL-38 the keyboard’s focus opens a hint as well', inFullOnly, async ({ page }) => {
  await page.clock.install()
  await registerKeeper(page.request)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const settings = page.getByRole('banner').getByRole('button', { name: 'Account Settings' })
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Choose theme' }).focus()
  await page.keyboard.press('Tab')
  await expect(settings).toBeFocused()
  await page.clock.runFor(700)
  await expect(page.getByRole('tooltip')).toHaveText('Account Settings')
})

test(
  'SHELL-38 U18 a hint belongs to the part of the page that its control is in',
  inFullOnly,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await registerKeeper(page.request)
    const [id] = await addAnimals(page.request, [{ name: 'Ember' }])
    await page.goto(`/animals/${id}`)
    const hint = page.getByRole('tooltip')
    const extend = page.getByRole('button', { name: 'Extend', exact: true })
    await extend.click()
    // The press may end only now, and closes a hint that was open before.
    await expect(async () => {
      await page.mouse.move(0, 0)
      await extend.hover()
      await expect(page.getByRole('main').locator(hint)).toBeVisible({ timeout: 3000 })
    }).toPass()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Choose theme' }).hover()
    await expect(page.getByRole('banner').locator(hint)).toHaveText('Choose theme')
    await expectAccessible(page)
  },
)
