import type { Page } from '@playwright/test'
import { addAnimals } from '../harness/animals.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { inMotion } from '../harness/motion.ts'

/** The messages that show; screen readers are told their words elsewhere in the page. */
const toasts = (page: Page) => page.getByRole('region', { name: 'Messages (F8)' }).getByRole('listitem')

/** Opens My Animals with two animals, and has the time stand still until the test lets it pass. */
async function openAnimals(page: Page): Promise<void> {
  await page.clock.install()
  await registerKeeper(page.request)
  await addAnimals(page.request, [
    { name: 'Ember', customId: 'BP-1' },
    { name: 'Rook', customId: 'BP-2' },
  ])
  await page.goto('/animals')
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.clock.pauseAt(Date.now() + 60_000)
}

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 notes') })

/** Copies an animal's ID, which is told in a short message, or in that of a failure where copying is not allowed. */
const copyId = (page: Page, id: string) => page.getByRole('button', { name: `Copy ID ${id}` }).click()

test.use({ ...inMotion, permissions: ['clipboard-read', 'clipboard-write'] })

test('SHELL-31 SHELL-32 SHELL-33 one message shows at a time, and goes after five seconds', async ({
  page,
}) => {
  await openAnimals(page)
  await copyId(page, 'BP-1')
  await expect(toasts(page)).toHaveText(['ID copied'])
  await page.clock.runFor(4000)
  await copyId(page, 'BP-2')
  await expect(page.getByRole('button', { name: 'ID BP-2 copied' })).toBeVisible()
  await expect(toasts(page)).toHaveText(['ID copied'])
  await page.clock.runFor(4800)
  await expect(toasts(page)).toHaveText(['ID copied'])
  await page.clock.runFor(400)
  await expect(toasts(page)).toHaveCount(0)
})

test('SHELL-33 a message of details stays until it is dismissed', async ({ page }) => {
  await page.clock.install()
  await registerKeeper(page.request)
  await page.goto('/animals/add')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([pdf('feeding.pdf'), pdf('weights.pdf')])
  await expect(toasts(page)).toContainText([/feeding\.pdf.*weights\.pdf/s])
  await page.clock.fastForward('01:00:00')
  await expect(toasts(page)).toContainText(['feeding.pdf'])
  await toasts(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(toasts(page)).toHaveCount(0)
})

test(
  'SHELL-32 the time stands still while the message is pointed at or holds the focus',
  inFullOnly,
  async ({ page }) => {
    await openAnimals(page)
    await copyId(page, 'BP-1')
    await toasts(page).hover()
    await page.clock.runFor(60_000)
    await expect(toasts(page)).toHaveCount(1)
    await page.mouse.move(300, 300)
    await page.keyboard.press('F8')
    await page.clock.runFor(60_000)
    await expect(toasts(page)).toHaveCount(1)
    await page.getByPlaceholder('Search name, species, morph').focus()
    await page.clock.runFor(5000)
    await expect(toasts(page)).toHaveCount(0)
  },
)

test(
  'SHELL-35 the key F8 brings the focus to the messages, and Tab to the way to dismiss one',
  inFullOnly,
  async ({ page }) => {
    await openAnimals(page)
    await copyId(page, 'BP-1')
    await expect(toasts(page)).toHaveCount(1)
    await page.keyboard.press('F8')
    await expect(page.getByRole('region', { name: 'Messages (F8)' }).getByRole('list')).toBeFocused()
    // First to the message itself, then to its button; each step is taken once the one before has been.
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(toasts(page).getByRole('button', { name: 'Dismiss' })).toBeFocused({ timeout: 300 })
    }).toPass()
    await page.keyboard.press('Enter')
    await expect(toasts(page)).toHaveCount(0)
  },
)

/** Swipes the message to the right with the mouse, in small steps. */
async function swipe(page: Page, pixels: number): Promise<void> {
  const box = await toasts(page).boundingBox()
  if (!box) throw new Error('There is no message to swipe')
  const [x, y] = [Math.round(box.x + 40), Math.round(box.y + 20)]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let moved = 7; moved < pixels; moved += 7) await page.mouse.move(x + moved, y)
  await page.mouse.move(x + pixels, y)
  await page.mouse.up()
}

test(
  'SHELL-34 a message goes when it is swiped 50 pixels to the right, and stays when less far',
  inFullOnly,
  async ({ page }) => {
    await openAnimals(page)
    await copyId(page, 'BP-1')
    await swipe(page, 49)
    await page.clock.runFor(500)
    await expect(toasts(page)).toHaveCount(1)
    await swipe(page, 50)
    await page.clock.runFor(500)
    await expect(toasts(page)).toHaveCount(0)
  },
)

test.describe('under a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test(
    'SHELL-34 a message goes when a finger swipes it 50 pixels to the right',
    inFullOnly,
    async ({ page }) => {
      await openAnimals(page)
      await copyId(page, 'BP-1')
      const box = await toasts(page).boundingBox()
      if (!box) throw new Error('There is no message to swipe')
      const [x, y] = [Math.round(box.x + 40), Math.round(box.y + 20)]
      const finger = await page.context().newCDPSession(page)
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved: number) =>
        finger.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [{ x: x + moved, y }],
        })
      await touch('touchStart', 0)
      for (let moved = 10; moved <= 60; moved += 10) await touch('touchMove', moved)
      await touch('touchEnd', 60)
      await page.clock.runFor(500)
      await expect(toasts(page)).toHaveCount(0)
    },
  )
})

test.describe('where copying is not allowed', () => {
  test.use({ permissions: [] })

  test('SHELL-37 a failure shows in the destructive style', inFullOnly, async ({ page }) => {
    await openAnimals(page)
    await page.evaluate(() => {
      document.execCommand = () => false
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    await copyId(page, 'BP-1')
    await expect(toasts(page)).toHaveText(['Failed to copyCould not copy ID to clipboard'])
    const danger = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.color = 'var(--cb-danger)'
      const { color } = getComputedStyle(probe)
      probe.remove()
      return color
    })
    await expect(toasts(page)).toHaveCSS('border-top-color', danger)
  })
})
