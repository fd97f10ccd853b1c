import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { addAnimals } from '../harness/animals.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { addFilledRack } from '../harness/places.ts'
import { feedingsOf } from '../harness/plans.ts'
import { expectPrinted, notePrinting } from '../harness/printing.ts'
import { readQrCode } from '../harness/qr.ts'

const mm = (pixels: number): number => (pixels / 96) * 25.4

type Made = { key: string; kind: string; id: number; url: string }

const labelsOf = async (page: Page, wanted: Record<string, number[]>): Promise<Made[]> =>
  (await page.request.post('/api/labels', { data: wanted })).json()

test('PLC-12 PLC-15 PLC-16 the labels of a rack are printed by two presses, each box to half a millimetre', async ({
  page,
  context,
}, testInfo) => {
  await notePrinting(context)
  await registerKeeper(page.request)
  const { rack, tubs } = await addFilledRack(page.request, [], { rows: 5, columns: 6 })
  await page.goto(`/places/${rack}`)
  await page.getByRole('link', { name: 'Labels' }).click()
  const [paper] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Print 30 labels' }).click(),
  ])
  await expectPrinted(paper)
  const labels = paper.locator('[data-label]')
  await expect(labels).toHaveCount(30)
  await expect(labels.first()).toContainText('R1-A1')
  const [made] = await labelsOf(page, { places: [tubs.get('R1-A1') ?? 0] })
  expect(await readQrCode(labels.first().getByRole('img'))).toBe(made?.url)
  await paper.emulateMedia({ media: 'print' })
  const boxes = await labels.evaluateAll((all) =>
    all.map((label) => {
      const { x, y, width, height } = label.getBoundingClientRect()
      const page = label.parentElement?.getBoundingClientRect()
      return { x: x - (page?.x ?? 0), y: y - (page?.y ?? 0), width, height }
    }),
  )
  for (const [at, box] of boxes.entries()) {
    const place = at % 21
    const [column, row] = [place % 3, Math.floor(place / 3)]
    for (const [is, wanted] of [
      [box.x, 7.21 + column * 66.04],
      [box.y, 15.15 + row * 38.1],
      [box.width, 63.5],
      [box.height, 38.1],
    ] as const)
      expect(Math.abs(mm(is) - wanted), `label ${at}`).toBeLessThanOrEqual(0.5)
  }
  const path = testInfo.outputPath('labels.pdf')
  await paper.pdf({ path, preferCSSPageSize: true })
  const pdf = await readFile(path, 'latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
  const [, wide, high] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? []
  expect((Number(wide) / 72) * 25.4).toBeCloseTo(210, 0)
  expect((Number(high) / 72) * 25.4).toBeCloseTo(297, 0)
})

/** Types as a scanner does that knows the American layout: codes of keys, whatever the computer's layout makes of them. */
const scan = (page: Page, text: string, layout: (sign: string) => string): Promise<void> =>
  page.evaluate(
    ({ codes }) => {
      const target = document.activeElement ?? document.body
      const start = performance.now()
      for (const [at, { code, key }] of codes.entries()) {
        const event = new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true })
        // The keys of a real scanner are stamped when they were pressed, however busy the page is.
        Object.defineProperty(event, 'timeStamp', { value: start + at * 8 })
        const isKept = !target.dispatchEvent(event)
        if (!isKept && key.length === 1 && target instanceof HTMLInputElement) {
          target.value += key
          target.dispatchEvent(new Event('input', { bubbles: true }))
        }
      }
    },
    {
      codes: [
        ...[...text].map((sign) => ({
          code: /\d/.test(sign) ? `Digit${sign}` : /[A-Z]/.test(sign) ? `Key${sign}` : 'Slash',
          key: layout(sign),
        })),
        { code: 'Enter', key: 'Enter' },
      ],
    },
  )

const azerty = 'à&é"\'(-è_ç'

test(
  'PLC-13 PLC-18 PLC-19 a scanner that types opens the quick log from any page and layout, and fields keep nothing of it',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    const [ember = 0] = await addAnimals(page.request, [{ name: 'Ember' }])
    const [label] = await labelsOf(page, { animals: [ember] })
    for (const layout of [
      (sign: string) => sign,
      (sign: string) => (/\d/.test(sign) ? (azerty[Number(sign)] ?? '') : sign.toLowerCase()),
      (sign: string) => (sign === 'Y' ? 'Z' : sign === 'Z' ? 'Y' : sign),
    ]) {
      await page.goto('/animals')
      const box = page.getByRole('searchbox')
      await box.fill('x')
      await box.focus()
      await expect(page).toHaveURL(/q=x/)
      const held = page.waitForURL(/\/animals\/\d+/)
      await scan(page, label?.url ?? '', layout)
      await held
      await expect(page.getByRole('dialog', { name: 'Ember' })).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(/\/animals\?q=x|\/animals$/)
    }
    await page.goto('/calendar')
    await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible()
    await scan(page, label?.key ?? '', (sign) => sign)
    const sheet = page.getByRole('dialog', { name: 'Ember' })
    await sheet.getByRole('button', { name: 'Ate' }).click()
    await expect(sheet).toBeHidden()
    await expect.poll(async () => (await feedingsOf(page.request)).length).toBe(1)
  },
)

test(
  'PLC-13 PLC-17 without a camera a label is opened by its digits, and a wrong one is found out',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    const [ember = 0] = await addAnimals(page.request, [{ name: 'Ember' }])
    const { tubs } = await addFilledRack(page.request, [ember])
    const [label] = await labelsOf(page, { places: [tubs.get('R1-A1') ?? 0] })
    const key = label?.key ?? ''
    await page.goto('/scan')
    const digits = page.getByLabel('Digits of the label')
    await digits.fill(`${key.slice(0, -1)}${(Number(key.at(-1)) + 1) % 10}`)
    await page.getByRole('button', { name: 'Open', exact: true }).click()
    await expect(page.getByText('These are not the 12 digits of a label')).toBeVisible()
    await digits.fill(`${key.slice(0, 4)} ${key.slice(4, 8)} ${key.slice(8)}`)
    await page.getByRole('button', { name: 'Open', exact: true }).click()
    await page.getByRole('dialog', { name: 'Ember' }).getByRole('button', { name: 'Refused' }).click()
    await expect
      .poll(async () => (await feedingsOf(page.request)).map(({ data }) => data?.outcome))
      .toEqual(['refused'])
    await expect(page).toHaveURL('/scan')
  },
)

test('PLC-13 who signs in from a label comes to what it is of', inFullOnly, async ({ page }) => {
  const keeper = await registerKeeper(page.request)
  const { tubs } = await addFilledRack(page.request, [])
  const tub = tubs.get('R1-A2') ?? 0
  const [label] = await labelsOf(page, { places: [tub] })
  await page.context().clearCookies()
  await page.goto(`/auth?next=${encodeURIComponent(`/q/${label?.key}`)}`)
  await page.getByLabel('Username').fill(keeper.username)
  await page.getByLabel('Password', { exact: true }).fill(keeper.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(`/places/${tub}`)
})

test(
  'PLC-13 PLC-18 a label that is scanned after the session has ended leads to sign in, and from there to what it is of',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 40[14]/)
    const keeper = await registerKeeper(page.request)
    const { tubs } = await addFilledRack(page.request, [])
    const tub = tubs.get('R1-A2') ?? 0
    const [label] = await labelsOf(page, { places: [tub] })
    await page.goto('/calendar')
    await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible()
    await page.context().clearCookies()
    await scan(page, label?.key ?? '', (sign) => sign)
    await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(`/q/${label?.key}`)}`)
    await page.getByLabel('Username').fill(keeper.username)
    await page.getByLabel('Password', { exact: true }).fill(keeper.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(`/places/${tub}`)
  },
)
