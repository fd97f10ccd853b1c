import { readFile } from 'node:fs/promises'
import { addAnimal } from '../harness/animals.ts'
import { expect, test, withoutLimits } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { expectPrinted, notePrinting } from '../harness/printing.ts'
import { expectToast } from '../harness/toast.ts'

test.use({ settings: withoutLimits })

test(
  'L4 the whole pedigree is printed on one page, of A4 and of Letter',
  inFullOnly,
  async ({ page, context }, testInfo) => {
    await notePrinting(context)
    await registerKeeper(page.request)
    /** Everyone known in five generations, every third by a long morph. */
    const add = async (depth: number, place: number): Promise<number> => {
      const morph = place % 3 === 0 ? 'Super Pastel Fire Clown 50% het Piebald' : 'Pastel Clown'
      const fields = { name: `No. ${place}`, morph, sex: place % 2 === 0 ? 'Male' : 'Female' }
      if (depth === 0) return addAnimal(page.request, fields)
      const fatherId = await add(depth - 1, 2 * place)
      return addAnimal(page.request, { ...fields, fatherId, motherId: await add(depth - 1, 2 * place + 1) })
    }
    const id = await add(5, 1)
    await page.request.post(`/api/reptiles/${id}/ancestors`, {
      data: { relation: 'ancestor', name: 'Old Dahlia' },
    })
    await page.goto(`/animals/${id}`)
    const opened = context.waitForEvent('page')
    await page.getByRole('button', { name: 'Pedigree' }).click()
    const paper = await opened
    await expectPrinted(paper)
    await expect(paper.getByRole('heading', { level: 1, name: 'No. 1' })).toBeVisible()
    await expect(paper.getByText('Old Dahlia')).toBeVisible()
    for (const format of ['A4', 'Letter'] as const) {
      const path = testInfo.outputPath(`${format}.pdf`)
      await paper.pdf({ path, format, landscape: true })
      const pages = (await readFile(path, 'latin1')).match(/\/Type\s*\/Page\b/g)
      expect(pages, format).toHaveLength(1)
    }
    // Nothing of the tree is cut off at the edges of the sheet.
    const cut = await paper.locator('article').evaluate((sheet) => {
      const room = sheet.getBoundingClientRect()
      const boxes = [...sheet.querySelectorAll('[data-kind], footer')].map((box) =>
        box.getBoundingClientRect(),
      )
      return boxes.filter(
        ({ bottom, right, top }) => bottom > room.bottom + 1 || right > room.right + 1 || top < room.top,
      ).length
    })
    expect(cut).toBe(0)
    const shortened = await paper.locator('article').evaluate((sheet) =>
      [...sheet.querySelectorAll('[data-kind] > span')]
        .filter((words) => {
          const box = words.closest('[data-kind]')?.getBoundingClientRect()
          const { right, bottom } = words.getBoundingClientRect()
          return !box || right > box.right || bottom > box.bottom + 1
        })
        .map((words) => words.textContent),
    )
    expect(shortened).toEqual([])
  },
)

test('a print window that the browser blocks is told', inFullOnly, async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await registerKeeper(page.request)
  await page.goto(`/animals/${await addAnimal(page.request, { name: 'Ember' })}`)
  await page.getByRole('button', { name: 'Pedigree' }).click()
  await expectToast(page, 'Unable to open print window. Please check your pop-up settings.')
})
