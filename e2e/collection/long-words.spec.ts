import { expectAccessible, expectToFit } from '../harness/accessibility.ts'
import { addAnimal } from '../harness/animals.ts'
import { addEvent, registerLondoner } from '../harness/calendar.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'

test.use({ viewport: { width: 390, height: 844 } })

const long = 'Wolkenkuckucksheim Bartholomäus of the Northern Racks, '.repeat(2).slice(0, 100)

test(
  'U18 the longest ID and name leave the sex of an animal in sight, and a phone is not swiped sideways',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    const customId = 'BP-2026-000123456789-QUARANTINE-RACK-17'
    const animal = await addAnimal(page.request, {
      name: long,
      customId,
      sex: 'Male',
      morph: long,
      price: '650',
    })
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/animals')
      const card = page.getByRole('article')
      const [id, sex] = [
        card.getByRole('button', { name: `Copy ID ${customId}` }),
        card.locator('[data-sex]'),
      ]
      await expect(id).toBeVisible()
      const [right, left, wide] = await Promise.all([
        id.evaluate((badge) => badge.getBoundingClientRect().right),
        sex.evaluate((mark) => mark.getBoundingClientRect().left),
        page.evaluate(() => document.documentElement.scrollWidth),
      ])
      expect(right, `${width} px`).toBeLessThanOrEqual(left)
      expect(wide).toBeLessThanOrEqual(width)
      await expectAccessible(page)
    }
    await page.setViewportSize({ width: 320, height: 844 })
    await page.goto(`/animals/${animal}`)
    await expect(page.getByRole('main').getByRole('button', { name: 'Edit', exact: true })).toBeVisible()
    await expectToFit(page, 320)
  },
)

test(
  'U1 a long note of a record is folded until it is asked for, a short one is not',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    const id = await addAnimal(page.request, { name: 'Ember' })
    for (const [recordDate, details] of [
      ['2026-05-01', 'Eats every ten days, unless it does not. '.repeat(60)],
      ['2026-05-02', 'In one piece'],
    ])
      await page.request.post(`/api/animals/${id}/records`, {
        data: { recordType: 'note', recordDate, details },
      })
    await page.goto(`/animals/${id}`)
    const line = page.getByRole('listitem').filter({ hasText: 'unless it does not' })
    const height = async () => (await line.boundingBox())?.height ?? 0
    await expect(line).toBeVisible()
    expect(await height()).toBeLessThan(240)
    await expect(page.getByRole('button', { name: 'Show all of it' })).toHaveCount(1)
    await line.getByRole('button', { name: 'Show all of it' }).click()
    await expect.poll(height).toBeGreaterThan(600)
    await expectAccessible(page)
    await line.getByRole('button', { name: 'Show less' }).click()
    await expect.poll(height).toBeLessThan(240)
  },
)

test('U1 U11 on a phone the first step, and later what is due today, lie in the first screen of the dashboard', async ({
  page,
}) => {
  await registerLondoner(page.request)
  await page.goto('/')
  const bar = await page.getByRole('navigation', { name: 'Quick places' }).boundingBox()
  const step = await page.getByRole('main').getByRole('link', { name: 'Add Animal' }).boundingBox()
  expect((step?.y ?? Number.NaN) + (step?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  await addAnimal(page.request, { name: 'Ember' })
  await addEvent(page.request)
  await page.reload()
  const due = page.getByRole('main').getByText('Feed adults')
  await expect(due).toBeVisible()
  expect((await due.boundingBox())?.y).toBeLessThan(420)
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expectAccessible(page)
    await expectToFit(page, width)
  }
})

test(
  'COL-15 U18 between a tablet and a desk no filter has to be swiped for',
  inFullOnly,
  async ({ page }) => {
    await page.setViewportSize({ width: 992, height: 800 })
    await registerKeeper(page.request)
    await addAnimal(page.request, { name: 'Ember', species: 'Correlophus ciliatus' })
    for (const width of [992, 1199, 1200, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/animals')
      await expect(page.getByRole('article')).toBeVisible()
      const cut = await page
        .getByRole('search')
        .locator('*')
        .evaluateAll(
          (parts) =>
            parts.filter(
              (part) =>
                part.scrollWidth > part.clientWidth + 1 &&
                part.clientWidth > 1 &&
                getComputedStyle(part).overflowX === 'auto',
            ).length,
        )
      expect(cut, `${width} px`).toBe(0)
    }
  },
)
