import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from '../harness/accessibility.ts'
import { addPair, addProject } from '../harness/breeding.ts'
import { dayFromNow } from '../harness/eggs.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { addIncubator } from '../harness/incubators.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { expectPrinted, notePrinting } from '../harness/printing.ts'
import { readQrCode } from '../harness/qr.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/** An incubator with boxes, in the last of which a clutch lies. */
async function fillIncubator(page: Page) {
  const incubator = await addIncubator(page.request, { temperature: 31.5, highTemperature: 33 })
  const put = async (name: string): Promise<number> => {
    const data = { name, capacity: 12 }
    return (await (await page.request.post(`/api/incubators/${incubator}/boxes`, { data })).json()).id
  }
  for (const name of ['Box A', 'Box B', 'Box C']) await put(name)
  const box = await put('Box D')
  const breedingProjectId = await addProject(page.request, await addPair(page.request))
  const data = { breedingProjectId, layDate: dayFromNow(-10), eggs: 6, boxId: box }
  const laid = await page.request.post('/api/clutches', { data })
  expect(laid.status(), await laid.text()).toBe(201)
  const { id: clutch, code } = await laid.json()
  return { incubator, box, clutch, code }
}

/** Prints the one label that the page is about; answers what stands on it, and the address that a phone reads from it. */
async function print(page: Page, context: BrowserContext) {
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Print 1 label' }).tap()
  const paper = await opened
  await expectPrinted(paper)
  const label = paper.locator('[data-label]')
  await expect(label).toHaveCount(1)
  const printed = { text: await label.innerText(), url: await readQrCode(label.getByRole('img')) }
  await paper.close()
  return printed
}

/** Opens what a phone reads from a label, which is written in capitals. */
const scan = (page: Page, url: string) => page.goto(new URL(url).pathname.toLowerCase())

test('SEA-23 PLC-13 PLC-16 the page of a clutch leads to its label, and a phone that reads it comes back to the clutch', async ({
  page,
  context,
}) => {
  await notePrinting(context)
  await registerKeeper(page.request, 'Mara Reyes')
  const { clutch, code } = await fillIncubator(page)
  await page.goto(`/clutches/${clutch}`)
  await page.getByRole('link', { name: 'Label', exact: true }).tap()
  await expect(page).toHaveURL(`/labels?of=clutches&one=${clutch}`)
  await expect(page.getByRole('button', { name: 'Clutches', pressed: true })).toBeVisible()
  await expectAccessible(page)
  const { text, url } = await print(page, context)
  for (const words of [code, 'Rook × Ember', 'laid ', '6 incubating', 'Box D · Left shelf'])
    expect(text).toContain(words)
  await scan(page, url)
  await expect(page).toHaveURL(`/clutches/${clutch}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Rook × Ember' })).toBeAttached()
})

test(
  'SEA-23 PLC-13 the page of an incubator leads to its label and to those of its boxes, and a box that is scanned is marked there',
  inFullOnly,
  async ({ page, context }) => {
    await notePrinting(context)
    await registerKeeper(page.request, 'Mara Reyes')
    const { incubator, box } = await fillIncubator(page)
    await page.goto(`/incubators/${incubator}`)
    await page.getByRole('link', { name: 'Label', exact: true }).tap()
    await expect(page).toHaveURL(`/labels?of=incubators&one=${incubator}`)
    const ofIncubator = await print(page, context)
    for (const words of ['Left shelf', '31.5\u00a0°C', 'at most 33\u00a0°C'])
      expect(ofIncubator.text).toContain(words)
    await scan(page, ofIncubator.url)
    await expect(page).toHaveURL(`/incubators/${incubator}`)
    await page.getByRole('link', { name: 'Label of box Box D' }).tap()
    await expect(page).toHaveURL(`/labels?of=boxes&one=${box}`)
    const ofBox = await print(page, context)
    for (const words of ['Box D', 'Left shelf', 'holds 12 eggs']) expect(ofBox.text).toContain(words)
    await scan(page, ofBox.url)
    await expect(page).toHaveURL(`/incubators/${incubator}?box=${box}`)
    const named = page.getByRole('list', { name: 'Boxes' }).locator('[aria-current]')
    await expect(named).toHaveCount(1)
    await expect(named).toContainText('Box D')
    await expect(named).toBeInViewport()
    await expectAccessible(page)
  },
)

test('SEA-23 PLC-15 all boxes, all incubators and all clutches that incubate are labelled together', async ({
  page,
}) => {
  await registerKeeper(page.request, 'Mara Reyes')
  await fillIncubator(page)
  await page.goto('/labels')
  for (const [kind, button] of [
    ['Clutches', 'Print 1 label'],
    ['Boxes', 'Print 4 labels'],
    ['Incubators', 'Print 1 label'],
  ] as const) {
    await page.getByRole('button', { name: kind, exact: true }).tap()
    await expect(page.getByRole('button', { name: button })).toBeEnabled()
    await expect(page.getByLabel('Where')).toBeHidden()
    await expectAccessible(page)
  }
})
