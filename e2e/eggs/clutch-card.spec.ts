import { readFile } from 'node:fs/promises'
import { addPair, addProject } from '../harness/breeding.ts'
import { dayFromNow } from '../harness/eggs.ts'
import { expect, test, withoutLimits } from '../harness/fixtures.ts'
import { addIncubator } from '../harness/incubators.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { expectPrinted, notePrinting } from '../harness/printing.ts'

test.use({ settings: withoutLimits })

for (const eggs of [6, 100])
  test(`SEA-23 the card of a clutch of ${eggs} eggs is printed on one sheet of A6, with its box and all of its eggs`, async ({
    page,
    context,
  }, testInfo) => {
    await notePrinting(context)
    await registerKeeper(page.request, 'Mara Reyes')
    const incubator = await addIncubator(page.request, { temperature: 31 })
    const boxed = await page.request.post(`/api/incubators/${incubator}/boxes`, { data: { name: 'Box A' } })
    const boxId = (await boxed.json()).id
    const breedingProjectId = await addProject(page.request, await addPair(page.request))
    const data = { breedingProjectId, layDate: dayFromNow(-10), eggs, boxId, medium: 'Vermiculite 1:1' }
    const laid = await page.request.post('/api/clutches', { data })
    expect(laid.status(), await laid.text()).toBe(201)
    const { id, code, eggs: rows } = await laid.json()
    await page.request.patch(`/api/eggs/${rows[1].id}`, { data: { position: 'A1', status: 'Infertile' } })
    await page.goto(`/clutches/${id}`)
    await expect(page.getByText('Box A · Left shelf')).toBeVisible()
    const opened = context.waitForEvent('page')
    await page.getByRole('button', { name: 'Print card' }).click()
    const paper = await opened
    await expectPrinted(paper)
    await expect(paper.getByRole('heading', { level: 1, name: 'Rook × Ember' })).toBeVisible()
    await expect(paper.getByText(code, { exact: true })).toBeVisible()
    await expect(paper.getByText('Box A · Left shelf')).toBeVisible()
    await expect(paper.getByText(`${eggs - 1} incubating, 1 infertile`)).toBeVisible()
    const lying = paper.getByRole('list', { name: 'Eggs as they lie' }).getByRole('listitem')
    await expect(lying).toHaveCount(eggs)
    await expect(lying.first()).toHaveText('A1infertile')
    const path = testInfo.outputPath('card.pdf')
    await paper.pdf({ path, preferCSSPageSize: true })
    const pdf = await readFile(path, 'latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    const [, width, height] = /MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? []
    // In points: 105 by 148 mm.
    expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([298, 420])
    const cut = await paper.locator('article').evaluate((sheet) => {
      const { bottom, right } = sheet.getBoundingClientRect()
      return [...sheet.querySelectorAll('li, dd')].filter((part) => {
        const box = part.getBoundingClientRect()
        return box.bottom > bottom + 1 || box.right > right + 1
      }).length
    })
    expect(cut).toBe(0)
  })
