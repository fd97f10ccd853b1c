import type { Page } from '@playwright/test'
import { expectAccessible } from '../harness/accessibility.ts'
import { addAnimal } from '../harness/animals.ts'
import { addProject } from '../harness/breeding.ts'
import { failCalls } from '../harness/failing-calls.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { holdAnswers } from '../harness/held-answers.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { inMotion } from '../harness/motion.ts'
import { addPlace } from '../harness/places.ts'

test.use(inMotion)

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
}

test('U5 the palette finds a record with a slip of a letter, and places and actions, by keys alone', async ({
  page,
}) => {
  await registerKeeper(page.request)
  const dam = await addAnimal(page.request, { name: 'Saffron', sex: 'Female' })
  const sire = await addAnimal(page.request, { name: 'Rook', sex: 'Male' })
  const project = await addProject(page.request, {
    maleId: sire,
    femaleId: dam,
    name: 'Spring pair',
    status: 'Pairing',
  })
  await page.request.post('/api/events', { data: { title: 'Vet visit', startDate: '2026-05-04' } })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  const box = page.getByRole('combobox', { name: 'Search' })

  await page.keyboard.press('ControlOrMeta+k')
  await expect(box).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('safforn')
  await expect(page.getByRole('option', { name: /Saffron/ })).toHaveAttribute('data-combobox-selected')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/animals/${dam}`)

  await openPalette(page)
  await page.keyboard.type('spring')
  await expect(page.getByRole('option', { name: /Spring pair/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/breeding/projects/${project}`)

  await openPalette(page)
  await page.keyboard.type('vet')
  await expect(page.getByRole('option', { name: /Vet visit/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/calendar?day=2026-05-04')
  await expect(page.getByRole('main')).toContainText('Vet visit')

  const rack = await addPlace(page.request, { kind: 'rack', name: 'Rack by the door', code: 'R7' })
  await openPalette(page)
  await page.keyboard.type('rack by')
  await expect(page.getByRole('option', { name: /Rack by the door/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/places/${rack}`)

  await openPalette(page)
  await page.keyboard.type('new ani')
  await expect(page.getByRole('option')).toHaveText([/New Animal/])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Add Animal' })).toBeVisible()
})

test(
  'U5 Enter that is ahead of the answer opens what was typed, not what showed for its first letters',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    await addAnimal(page.request, { name: 'Spruce' })
    const wanted = await addAnimal(page.request, { name: 'Saffron' })
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/search?**saff**', async (route) => {
      await answered
      await route.continue()
    })
    await openPalette(page)
    await page.keyboard.type('s')
    await expect(page.getByRole('option', { name: /Spruce/ })).toBeVisible()
    const asked = page.waitForRequest(/\/api\/search\?.*saff/)
    await page.keyboard.type('aff')
    await page.keyboard.press('Enter')
    await asked
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
    answer()
    await expect(page).toHaveURL(`/animals/${wanted}`)
  },
)

test(
  'U5 on a phone the palette opens by its button, says what it could not find, and gives the focus back',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/api\/search/)
    await page.setViewportSize({ width: 390, height: 844 })
    await registerKeeper(page.request)
    await page.goto('/')
    const button = page.getByRole('button', { name: 'Search everything' })
    await button.click()
    const box = page.getByRole('combobox', { name: 'Search' })
    await box.fill('qqqq')
    await expect(page.getByText('Nothing is called “qqqq”')).toBeVisible()
    await expectAccessible(page)
    await failCalls(page, 'GET', '/api/search*')
    await box.fill('qqqqq')
    await expect(page.getByText('The search could not be answered')).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(button).toBeFocused()
  },
)

test('U6 single keys lead to places, add, edit and step along a list; the sheet tells them and switches them off', async ({
  page,
}) => {
  await registerKeeper(page.request)
  const first = await addAnimal(page.request, { name: 'Ember' })
  await addAnimal(page.request, { name: 'Wren' })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await page.keyboard.press('g', { delay: 50 })
  await page.keyboard.press('a')
  await expect(page).toHaveURL('/animals')
  await expect(page.locator('[data-key-entry]')).toHaveText(['Wren', 'Ember'])
  // The list stands unseen until it is known what stands above it.
  await expect(page.getByRole('link', { name: 'Ember' })).toBeVisible()
  await page.keyboard.press('j', { delay: 50 })
  await page.keyboard.press('j', { delay: 50 })
  await page.keyboard.press('k', { delay: 50 })
  await page.keyboard.press('j', { delay: 50 })
  await expect(page.getByRole('link', { name: 'Ember' })).toBeFocused()
  await page.keyboard.press('Enter')
  const own = new RegExp(`/${first}$`)
  await expect(page).toHaveURL(own)
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible()
  await page.keyboard.press('e', { delay: 50 })
  const form = page.getByRole('dialog')
  await expect(form.getByLabel('Name', { exact: false }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()

  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(sheet).toContainText('Next entry of a list')
  await expectAccessible(page)
  await sheet.getByRole('switch', { name: 'Single-key shortcuts' }).click()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.keyboard.press('g', { delay: 50 })
  await page.keyboard.press('c')
  await page.keyboard.press('?')
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
  await expect(page).toHaveURL(own)
  await expect(sheet).toBeHidden()
})

/** Holds back the palette's code; answers how to let it come. The worker would ask past what holds it. */
async function holdPalette(page: Page): Promise<() => void> {
  const code = await holdAnswers(page, /\/assets\/palette-[^/]*\.js/)
  return code.letGo
}

test.describe('before its code is there', () => {
  test.use({ serviceWorkers: 'block' })

  test.beforeEach(({ consoleWatch }) => consoleWatch.allow(/Service Worker registration blocked/))

  test('U5 B11 the palette opens with the press, and what is typed while its code is on its way is searched', async ({
    page,
  }) => {
    await registerKeeper(page.request)
    const wanted = await addAnimal(page.request, { name: 'Saffron' })
    const letThrough = await holdPalette(page)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    // Before the browser does anything else: the next letter, or the next frame, finds the box.
    const hasFocus = await page.evaluate(async () => {
      const press = { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true }
      document.body.dispatchEvent(new KeyboardEvent('keydown', press))
      await Promise.resolve()
      return document.activeElement instanceof HTMLInputElement
    })
    expect(hasFocus).toBe(true)
    await page.keyboard.type('saff')
    const box = page.getByRole('combobox', { name: 'Search' })
    await expect(box).toHaveValue('saff')
    await expectAccessible(page)
    letThrough()
    await page.keyboard.type('ron')
    await expect(page.getByRole('option', { name: /Saffron/ })).toBeVisible()
    await expect(box).toHaveValue('saffron')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/animals/${wanted}`)
  })

  test('U5 Enter and Escape are heard before the palette’s code is there', inFullOnly, async ({ page }) => {
    await registerKeeper(page.request)
    const wanted = await addAnimal(page.request, { name: 'Saffron' })
    const letThrough = await holdPalette(page)
    await page.goto('/')
    const button = page.getByRole('button', { name: 'Search everything' })
    await button.click()
    const box = page.getByRole('combobox', { name: 'Search' })
    await expect(box).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(box).toHaveCount(0)
    await expect(button).toBeFocused()
    await button.press('Enter')
    await expect(box).toBeFocused()
    await page.keyboard.type('saffron')
    await page.keyboard.press('Enter')
    letThrough()
    await expect(page).toHaveURL(`/animals/${wanted}`)
  })
})
