import type { Page } from '@playwright/test'
import { expectAccessible, expectToFit } from '../harness/accessibility.ts'
import { addAnimals } from '../harness/animals.ts'
import { expect, test, withoutLimits } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { Hands } from '../harness/hands.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { inMotion } from '../harness/motion.ts'
import { inEachTheme } from '../harness/themes.ts'
import { expectToast, expectWholeToast } from '../harness/toast.ts'
import { undoByKey } from '../harness/undo.ts'

test.use({ ...inMotion, settings: withoutLimits })

const bar = (page: Page) => page.getByRole('region', { name: 'Selected animals' })
const act = (page: Page, name: string) => bar(page).getByRole('button', { name })
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true })
const select = (page: Page) => page.getByRole('button', { name: 'Select', exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const cards = (page: Page) => page.getByRole('article')

const named = (count: number) => Array.from({ length: count }, (_, n) => ({ name: `Snake ${n + 1}` }))

/** The calls that changed something since the page was opened. */
function countChanges(page: Page): string[] {
  const changes: string[] = []
  page.on('request', (request) => {
    if (!['GET', 'HEAD'].includes(request.method()))
      changes.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  return changes
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('U2 fifty animals are fed in 4 taps and 1 request, and one tap takes it back', async ({ page }) => {
    await registerKeeper(page.request)
    const ids = await addAnimals(page.request, named(50))
    await page.goto('/animals')
    const changes = countChanges(page)
    const hands = new Hands()
    await hands.press(select(page))
    await hands.press(act(page, 'Select all'))
    await hands.press(act(page, 'Feed'))
    await hands.press(dialog(page).getByRole('button', { name: 'Log for 50 animals' }))
    await expectToast(page, '50 animals fed')
    expect([hands.acts, changes]).toEqual([4, ['POST /api/animals/records']])
    await expect(bar(page)).toHaveCount(0)
    await expect(select(page)).toBeFocused()
    const records = async () => (await page.request.get(`/api/animals/${ids[7]}/records`)).json()
    expect(await records()).toMatchObject([{ recordType: 'feeding' }])
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expectToast(page, '50 records removed')
    expect(await records()).toEqual([])
  })

  test('U2 a finger that rests on a card begins with that animal, and the next touch adds one', async ({
    page,
  }) => {
    await registerKeeper(page.request)
    await addAnimals(page.request, named(3))
    await page.goto('/animals')
    await page
      .getByRole('link', { name: 'Snake 2' })
      .evaluate((link) =>
        link.dispatchEvent(
          new PointerEvent('contextmenu', { bubbles: true, cancelable: true, pointerType: 'touch' }),
        ),
      )
    await expect(box(page, 'Snake 2')).toBeChecked()
    await box(page, 'Snake 1').tap()
    await expect(bar(page).getByRole('status')).toHaveText('2 selected')
  })
})

test('U2 U7 R74 several are deleted after one question, and come back by Ctrl Z', async ({ page }) => {
  await registerKeeper(page.request)
  await addAnimals(page.request, named(5))
  await page.goto('/animals')
  await select(page).click()
  await box(page, 'Snake 5').click()
  // The list stands newest first: a range down to the third.
  await box(page, 'Snake 3').click({ modifiers: ['Shift'] })
  await expect(bar(page).getByRole('status')).toHaveText('3 selected')
  const changes = countChanges(page)
  await act(page, 'Delete').click()
  await expect(dialog(page)).toContainText('Delete 3 animals?')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(bar(page).getByRole('status')).toHaveText('3 selected')
  await expect(act(page, 'Delete')).toBeFocused()
  await act(page, 'Delete').click()
  await dialog(page).getByRole('button', { name: 'Delete 3 animals' }).click()
  await expectToast(page, '3 animals deleted')
  await expect(cards(page)).toHaveCount(2)
  await expect(select(page)).toBeFocused()
  await expect(dialog(page)).toHaveCount(0)
  await undoByKey(page)
  await expectToast(page, '3 animals restored')
  await expect(cards(page)).toHaveCount(5)
  expect(changes).toEqual(['POST /api/animals/remove', 'POST /api/trash/restore'])
})

test(
  'U2 U7 all that a filter leaves are archived, restored in the archive, held back and taken out',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    await addAnimals(page.request, [
      ...named(3),
      ...['Hog 1', 'Hog 2'].map((name) => ({ name, species: 'Heterodon nasicus' })),
    ])
    await page.goto('/animals')
    await select(page).click()
    await box(page, 'Snake 1').click()
    await page.getByRole('combobox', { name: 'Species' }).selectOption('Heterodon nasicus')
    await expect(bar(page).getByRole('status')).toHaveText('1 selected1 of them not shown')
    await box(page, 'Hog 1').waitFor()
    await page.keyboard.press('Escape')
    await expect(bar(page)).toHaveCount(0)
    await expect(select(page)).toBeFocused()
    await select(page).click()
    await act(page, 'Select all').click()
    await expect(act(page, 'Select none')).toBeVisible()
    await act(page, 'Archive').click()
    await expectToast(page, '2 animals archived')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expectToast(page, '2 animals restored from the archive')
    await page.goto('/animals')
    await select(page).click()
    await box(page, 'Hog 1').click()
    await box(page, 'Snake 3').click()
    await act(page, 'Add to Holdbacks').click()
    await expectToast(page, '2 animals moved to holdbacks')
    await expect(cards(page)).toHaveCount(3)
    await page.goto('/holdbacks')
    await select(page).click()
    await act(page, 'Select all').click()
    await act(page, 'Take out of Holdbacks').click()
    await expectToast(page, '2 animals taken out of holdbacks')
    await expect(page.getByText('No Holdbacks Found')).toBeVisible()
    await expect(page.locator('#content')).toBeFocused()
  },
)

test(
  'U2 U12 more than is loaded can be chosen at once, and what is gone meanwhile is told and left out',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 404/)
    await registerKeeper(page.request)
    const ids = await addAnimals(page.request, named(62))
    await page.goto('/animals')
    await expect(box(page, 'Snake 1')).toHaveCount(0)
    await select(page).click()
    await act(page, 'Select all').click()
    await expect(bar(page).getByRole('status')).toHaveText('62 selected')
    await page.request.delete(`/api/animals/${ids[0]}`)
    await act(page, 'Archive').click()
    await expectToast(page, 'One of these animals is not in your collection any more')
    await expect(bar(page).getByRole('status')).toHaveText('61 selected')
    await act(page, 'Archive').click()
    await expectToast(page, '61 animals archived')
    await page.goto('/animals/archive')
    await select(page).click()
    await act(page, 'Select all').click()
    await act(page, 'Restore from the archive').click()
    await expectToast(page, '61 animals restored from the archive')
  },
)

test('U2 several are shared by one button, and no longer by another', inFullOnly, async ({ page }) => {
  await registerKeeper(page.request)
  const ids = await addAnimals(page.request, named(2))
  await page.goto('/animals')
  const isShared = async () => (await page.request.get(`/api/shared/reptile/${ids[0]}`)).status() === 200
  for (const [button, told, shared] of [
    ['Share 2 animals', '2 animals shared', true],
    ['Stop sharing', '2 animals not shared any more', false],
  ] as const) {
    await select(page).click()
    await act(page, 'Select all').click()
    await act(page, 'Share').click()
    await dialog(page).getByRole('button', { name: button, exact: true }).click()
    await expectToast(page, told)
    expect(await isShared()).toBe(shared)
  }
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectWholeToast(page, '2 animals shared')
})

test('U6 the keyboard alone chooses and acts', inFullOnly, async ({ page }) => {
  await registerKeeper(page.request)
  await addAnimals(page.request, named(3))
  await page.goto('/animals')
  await select(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('j')
  await expect(box(page, 'Snake 3')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('j')
  // A command of one key waits a moment for whether a scanner goes on typing.
  await expect(box(page, 'Snake 2')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(bar(page).getByRole('status')).toHaveText('2 selected')
  await act(page, 'Archive').focus()
  await page.keyboard.press('Enter')
  await expectToast(page, '2 animals archived')
  await expect(select(page)).toBeFocused()
})

test(
  'U18 choosing several is accessible and fits in the dark and the light',
  inFullOnly,
  async ({ page }) => {
    test.slow()
    await registerKeeper(page.request)
    await addAnimals(page.request, [
      { name: 'Ember', sex: 'Female', customId: 'BP-1', price: '650' },
      { name: 'Atlas', sex: 'Male' },
    ])
    await page.goto('/animals')
    await select(page).click()
    await inEachTheme(page, { widths: [320, 390, 1280] }, async (width) => {
      await expectAccessible(page)
      await box(page, 'Ember').click()
      await expectAccessible(page)
      for (const button of await bar(page).getByRole('button').all()) {
        const size = await button.boundingBox()
        expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44)
      }
      for (const name of ['Feed', 'Share', 'Delete']) {
        await act(page, name).click()
        await expect(dialog(page)).toBeVisible()
        await expectAccessible(page)
        await page.keyboard.press('Escape')
        await expect(dialog(page)).toBeHidden()
      }
      await expectToFit(page, width)
      await box(page, 'Ember').click()
    })
  },
)
