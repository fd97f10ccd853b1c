import type { APIRequestContext, Page } from '@playwright/test'
import { addPair } from '../harness/breeding.ts'
import { dayFromNow } from '../harness/eggs.ts'
import { expect, test, withoutLimits } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { addIncubator } from '../harness/incubators.ts'
import { registerKeeper } from '../harness/keeper.ts'

test.use({ settings: withoutLimits })

/** Lays clutches on different days, in boxes of two incubators and in none. */
async function layClutches(request: APIRequestContext, clutches: number, eggs: number): Promise<void> {
  const { femaleId } = await addPair(request)
  const boxes: number[] = []
  for (const name of ['Left', 'Right']) {
    const id = await addIncubator(request, { name })
    const answer = await request.post(`/api/incubators/${id}/boxes`, { data: { name: 'Box A' } })
    boxes.push((await answer.json()).id)
  }
  for (let n = 0; n < clutches; n += 1) {
    const laid = {
      femaleId,
      layDate: dayFromNow(-1 - (n % 50)),
      temperature: 31,
      boxId: boxes[n % 3] ?? null,
    }
    const count = Math.floor(eggs / clutches) + (n < eggs % clutches ? 1 : 0)
    const answer = await request.post('/api/clutches', { data: { ...laid, eggs: count } })
    expect(answer.status(), await answer.text()).toBe(201)
  }
}

const cardsOf = (page: Page) => page.getByRole('main').locator('li[data-key-entry]')

/** Scrolls to the end until nothing more comes. */
async function scrollToEnd(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'Show more' })
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    expect(await more.count()).toBe(0)
  }).toPass()
}

test(
  'SEA-19 three hundred open clutches with two thousand eggs take few elements at 390 and at 1280, wherever one scrolls',
  inFullOnly,
  async ({ page }) => {
    test.slow()
    const most = 1500
    const countElements = () => page.evaluate(() => document.getElementsByTagName('*').length)
    await registerKeeper(page.request)
    await layClutches(page.request, 300, 2000)
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1280, height: 800 },
    ])
      await test.step(`${viewport.width} wide`, async () => {
        await page.setViewportSize(viewport)
        await page.goto('/incubating')
        await expect(cardsOf(page).first()).toContainText(/Hatches .* to .*, likely/)
        expect(await countElements()).toBeLessThanOrEqual(most)
        await scrollToEnd(page)
        await expect(async () => {
          await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
          await expect(cardsOf(page).last()).toBeInViewport({ timeout: 500 })
        }).toPass()
        expect(await countElements()).toBeLessThanOrEqual(most)
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2))
        await expect.poll(() => cardsOf(page).first().isVisible()).toBe(true)
        expect(await countElements()).toBeLessThanOrEqual(most)
      })
  },
)

test('SEA-20 a list goes on although the browser tells of its end twice at once', async ({ page }) => {
  await registerKeeper(page.request)
  await layClutches(page.request, 31, 31)
  await page.addInitScript(() => {
    const Real = IntersectionObserver
    // A page that was busy hears of how it stood before and how it stands now together.
    window.IntersectionObserver = class extends Real {
      constructor(hear: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const before = (one: IntersectionObserverEntry) => ({ ...one, isIntersecting: !one.isIntersecting })
        super(
          (told, observer) =>
            hear(
              told.flatMap((one) => [before(one), one]),
              observer,
            ),
          options,
        )
      }
    }
  })
  await page.goto('/incubating')
  await expect(cardsOf(page).first()).toBeVisible()
  await scrollToEnd(page)
})
