import type { Page } from '@playwright/test'
import { addAnimal } from './harness/animals.ts'
import { goOnAtRest, openAtRest } from './harness/at-rest.ts'
import { addProject } from './harness/breeding.ts'
import { dayFromNow, layEggs } from './harness/eggs.ts'
import { expect, test } from './harness/fixtures.ts'
import { inFullOnly } from './harness/full.ts'
import { registerKeeper } from './harness/keeper.ts'
import { keeperPages, publicPages } from './harness/pages.ts'
import { openSharing, shareAnimal } from './harness/sharing.ts'

/** Words that make an element of their own, or run, wherever they are taken for more than words. */
const hostile = [
  '"><b data-owned>x</b>',
  "'><img data-owned src=x onerror=alert(1)>",
  '</script><script data-owned>alert(1)</script>',
  '</title></textarea></style><b data-owned>x</b>',
  'javascript:alert(1)',
].join(' ')

/** Short enough for any field, and still an element where it is taken for one. */
const short = '"><b data-owned>x</b>'
const picture = "'><img data-owned src=x onerror=alert(1)>"

/** No element came of what was typed, and the words stand where they belong. */
async function expectWords(page: Page, path: string): Promise<void> {
  expect(await page.locator('[data-owned]').count(), path).toBe(0)
}

async function post(page: Page, path: string, data: object): Promise<void> {
  const answer = await page.request.post(path, { data })
  expect(answer.status(), await answer.text()).toBe(201)
}

test(
  'R56 what a keeper types into any field is words on every page, printed and public ones included',
  inFullOnly,
  async ({ page, context }) => {
    test.slow()
    // A print dialog could be closed by nobody.
    await context.addInitScript(() => {
      window.print = () => undefined
    })
    let asked = 0
    page.on('dialog', (dialog) => {
      asked += 1
      return dialog.dismiss()
    })
    const { id: keeperId } = await registerKeeper(page.request, short)
    const words = { morph: short, source: picture, producedBy: picture, notes: hostile, length: short }
    const sire = await addAnimal(page.request, { name: short, sex: 'Male', ...words })
    const dam = await addAnimal(page.request, {
      ...words,
      name: picture,
      species: short,
      sex: 'Female',
      customId: short,
      priceStatus: 'For Sale',
      price: '650',
      contactInfo: picture,
      fatherName: picture,
      motherName: picture,
    })
    await post(page, `/api/animals/${dam}/records`, {
      recordType: short,
      recordDate: '2026-05-01',
      details: hostile,
      measurement: short,
    })
    await post(page, `/api/reptiles/${dam}/ancestors`, {
      relation: 'grandmother',
      name: short,
      morph: short,
      source: short,
      producedBy: short,
    })
    const project = await addProject(page.request, {
      maleId: sire,
      femaleId: dam,
      name: picture,
      projectCode: short,
      notes: hostile,
    })
    await layEggs(page.request, [{ eggNumber: short, breedingProjectId: project, notes: hostile }])
    const laying = { breedingProjectId: project, layDate: dayFromNow(-9), eggs: 1 }
    const laid = await page.request.post('/api/clutches', {
      data: { ...laying, code: short, medium: short, notes: hostile },
    })
    expect(laid.status(), await laid.text()).toBe(201)
    const { id: clutch } = await laid.json()
    await post(page, `/api/clutches/${clutch}/log`, { kind: 'note', note: hostile })
    await post(page, '/api/events', {
      title: short,
      description: hostile,
      startDate: dayFromNow(0),
      reptileId: dam,
    })
    await shareAnimal(page.request, dam)
    await openSharing(page.request, { profile: true, collection: true, directory: true })

    // A keeper's own profile leads to where it is changed.
    await openAtRest(page, `/profile/${keeperId}`)
    await expectWords(page, `/profile/${keeperId}`)
    for (const path of [
      ...keeperPages.map((open) => open.path),
      `/animals/${dam}`,
      `/breeding/projects/${project}`,
      `/clutches/${clutch}`,
    ]) {
      await goOnAtRest(page, path)
      await expectWords(page, path)
    }
    await expect(page.locator('body')).toContainText('data-owned')

    await goOnAtRest(page, `/animals/${dam}`)
    await expectWords(page, `/animals/${dam}`)
    const printed = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Print' }).click()
    const card = await printed
    await expect(card.locator('body')).toContainText('data-owned')
    expect(await card.locator('[data-owned]').count(), 'the card').toBe(0)
    await card.close()

    await page.context().clearCookies()
    for (const path of publicPages(dam, keeperId)) {
      await openAtRest(page, path)
      await expectWords(page, path)
      const answer = await page.request.get(path)
      expect(await answer.text(), path).not.toMatch(/<(b|img|script) data-owned/)
    }
    expect(asked).toBe(0)
  },
)
