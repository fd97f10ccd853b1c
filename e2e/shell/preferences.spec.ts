import type { Page } from '@playwright/test'
import { addAnimal } from '../harness/animals.ts'
import { addPair, addProject } from '../harness/breeding.ts'
import { layEggs } from '../harness/eggs.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'

/** Notes every animation and transition that would be seen to move, turn, grow or fade, from the first paint on. */
const watchMotion = (page: Page) =>
  page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { effect } = animation
        if (!(effect instanceof KeyframeEffect)) continue
        const moving = effect
          .getKeyframes()
          .flatMap(Object.keys)
          .filter((name) => /^(transform|translate|rotate|scale|opacity|left|top|width|height)$/.test(name))
        const { duration } = effect.getComputedTiming()
        if (moving.length > 0 && Number(duration) > 1)
          seen.add(`${[...new Set(moving)]} of ${effect.target?.className} for ${duration} ms`)
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })

const listMotion = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])

async function goAbout(page: Page): Promise<void> {
  await page.goto('/incubating')
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await page.getByRole('button', { name: 'Choose theme' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'My Animals' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('button', { name: 'Add New' }).click()
  await page.getByRole('menuitem', { name: 'New Animal' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Save Animal' })).toBeVisible()
  await page.keyboard.press('Escape')
}

async function fillBook(page: Page): Promise<void> {
  await registerKeeper(page.request)
  const project = await addProject(page.request, await addPair(page.request))
  await layEggs(page.request, [{ eggNumber: '1', breedingProjectId: project }])
}

test.describe('motion', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('U19 where less motion is asked for nothing moves, grows or fades', inFullOnly, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await watchMotion(page)
    await fillBook(page)
    await goAbout(page)
    expect(await listMotion(page)).toEqual([])
  })

  test(
    'U19 the same way shows motion where it is welcome, so the watch sees it',
    inFullOnly,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await watchMotion(page)
      await fillBook(page)
      await goAbout(page)
      expect((await listMotion(page)).length).toBeGreaterThan(0)
    },
  )
})

test(
  'U19 where the device sets the colours, what is current, pressed or focused is told by lines',
  inFullOnly,
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await registerKeeper(page.request)
    await addAnimal(page.request, { name: 'Ember', sex: 'Female' })
    await page.goto('/animals')
    const lineOf = (element: Element) => {
      const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth } = getComputedStyle(element)
      return [outlineStyle, outlineWidth, borderTopStyle, borderTopWidth].join(' ')
    }
    const current = page.getByRole('complementary').locator('[aria-current="page"]')
    expect(await current.evaluate(lineOf)).toMatch(/^solid 2px/)
    const chip = page.getByRole('button', { name: 'ID Number', exact: true })
    expect(await chip.evaluate(lineOf)).not.toMatch(/^solid 2px/)
    await chip.click()
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('searchbox').first().focus()
    expect(await chip.evaluate(lineOf)).toMatch(/^solid 2px/)
    const add = page.getByRole('main').getByRole('link', { name: 'Add Animal' }).first()
    for (const control of [chip, add]) expect(await control.evaluate(lineOf)).toMatch(/ solid \dpx$/)
  },
)

test('U19 who asks for more contrast gets every text in whole ink', inFullOnly, async ({ page }) => {
  await registerKeeper(page.request)
  await addAnimal(page.request, { name: 'Ember' })
  const inkOf = () =>
    page
      .getByRole('article')
      .getByText('Python regius')
      .evaluate((element) => [getComputedStyle(element).color, getComputedStyle(document.body).color])
  await page.goto('/animals')
  const [quiet, ink] = await inkOf()
  expect(quiet).not.toBe(ink)
  await page.emulateMedia({ contrast: 'more' })
  const [strong, same] = await inkOf()
  expect([strong, same]).toEqual([ink, ink])
})
