import type { Page } from '@playwright/test'
import { addAnimal } from '../harness/animals.ts'
import { goOnAtRest, openAtRest } from '../harness/at-rest.ts'
import { addPair, addProject } from '../harness/breeding.ts'
import { addEvent } from '../harness/calendar.ts'
import { layEggs } from '../harness/eggs.ts'
import { expect, test } from '../harness/fixtures.ts'
import { listHiddenFocus } from '../harness/focus.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'

/** A collection in which every page has something to show, with the addresses of the pages that matter daily. */
async function fillBook(page: Page): Promise<string[]> {
  await registerKeeper(page.request, 'Mara Reyes-Vandenbroucke')
  const pair = await addPair(page.request)
  const id = await addAnimal(page.request, {
    name: 'Pumpernickel the Magnificent',
    morph: 'Pastel Clown 66% het Piebald',
    customId: 'BP-2026-0013',
    price: '650',
  })
  const project = await addProject(page.request, pair)
  await layEggs(page.request, [
    { eggNumber: '1', breedingProjectId: project },
    { eggNumber: '2', breedingProjectId: project },
  ])
  await addEvent(page.request)
  return [
    '/',
    '/animals',
    `/animals/${id}`,
    '/animals/add',
    `/breeding/projects/${project}`,
    '/incubating',
    '/calendar',
    '/profile',
  ]
}

/** Texts that are cut off where nothing says so: neither an ellipsis nor a way to scroll. */
const listCut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    /** Parts below which nothing is lost: they say that more follows, scroll, or are there for ears alone. */
    const isOpen = (part: Element): boolean => {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, clipPath } = getComputedStyle(part)
      const says = textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || clipPath !== 'none'
      return says || part.clientWidth <= 2 || /auto|scroll/.test(overflowX + overflowY)
    }
    const cuts = (part: Element, inner: DOMRect): boolean => {
      const { overflowX, overflowY } = getComputedStyle(part)
      const outer = part.getBoundingClientRect()
      const cutsRight = /hidden|clip/.test(overflowX) && inner.right > outer.right + 2
      return cutsRight || (/hidden|clip/.test(overflowY) && inner.bottom > outer.bottom + 2)
    }
    /** The part that cuts a text off; null where the text goes on visibly, or is there for ears alone. */
    const findCutter = (text: Node, inner: DOMRect): Element | null => {
      for (let part = text.parentElement; part && part !== document.body; part = part.parentElement) {
        if (isOpen(part)) return null
        if (cuts(part, inner)) return part
      }
      return null
    }
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.textContent?.trim() || !text.parentElement?.checkVisibility({ visibilityProperty: true }))
        continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const cutter = findCutter(text, range.getBoundingClientRect())
      if (cutter)
        found.push(`"${text.textContent.trim().slice(0, 40)}" by ${cutter.tagName} ${cutter.className}`)
    }
    return found
  })

const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth)

/** A window of 1280 by 1024 whose page is magnified so many times has so much room for it. */
const magnified = [
  { by: 200, width: 640, height: 512 },
  { by: 400, width: 320, height: 256 },
] as const

test(
  'U18 magnified to 200 % and 400 % pages fit, lose nothing, and what has the focus is seen',
  inFullOnly,
  async ({ page }) => {
    test.slow()
    const paths = await fillBook(page)
    for (const { by, width, height } of magnified) {
      await page.setViewportSize({ width, height })
      await openAtRest(page, '/trash')
      for (const path of paths)
        await test.step(`${path} at ${by} %`, async () => {
          await goOnAtRest(page, path)
          expect.soft(await widthOf(page), `width of ${path} at ${by} %`).toBeLessThanOrEqual(width)
          expect.soft(await listCut(page), `cut off on ${path} at ${by} %`).toEqual([])
          expect.soft(await listHiddenFocus(page), `behind something on ${path} at ${by} %`).toEqual([])
        })
    }
  },
)

test(
  'U18 2.4.11 what has the focus is never hidden under the bars, on a phone and on a desk',
  inFullOnly,
  async ({ page }) => {
    test.slow()
    const paths = await fillBook(page)
    for (const [width, height] of [
      [390, 844],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height })
      await openAtRest(page, '/trash')
      for (const path of paths)
        await test.step(`${path} at ${width}`, async () => {
          await goOnAtRest(page, path)
          expect.soft(await listHiddenFocus(page), `behind something on ${path} at ${width}`).toEqual([])
        })
    }
  },
)

test(
  'U18 a dialog magnified to 400 % fits, and each of its fields can be seen',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    await page.setViewportSize({ width: 320, height: 256 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Add New' }).click()
    await page.getByRole('menuitem', { name: 'New Animal' }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Save Animal' })).toBeVisible()
    expect(await listHiddenFocus(page, '[role="dialog"]')).toEqual([])
    expect(await widthOf(page)).toBe(320)
  },
)

test(
  'U18 1.4.12 with more space between lines, words and letters nothing is cut off',
  inFullOnly,
  async ({ page }) => {
    test.slow()
    const paths = await fillBook(page)
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
      )
      document.adoptedStyleSheets = [sheet]
    })
    await page.setViewportSize({ width: 390, height: 844 })
    for (const path of paths)
      await test.step(path, async () => {
        await openAtRest(page, path)
        expect.soft(await widthOf(page), `width of ${path}`).toBeLessThanOrEqual(390)
        expect.soft(await listCut(page), `cut off on ${path}`).toEqual([])
      })
  },
)
