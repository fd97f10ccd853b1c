import { readFile } from 'node:fs/promises'
import { addPair, addProject } from '../harness/breeding.ts'
import { dayFromNow } from '../harness/eggs.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { expectPrinted, notePrinting } from '../harness/printing.ts'

test(
  'SEA-14 SEA-22 what the board shows is printed, all of it, across the page and with its signs',
  inFullOnly,
  async ({ page, context }, testInfo) => {
    await notePrinting(context)
    await registerKeeper(page.request)
    const project = await addProject(page.request, {
      ...{ ...(await addPair(page.request)), name: 'Clown line', startDate: dayFromNow(0) },
    })
    const laying = { breedingProjectId: project, layDate: dayFromNow(0), eggs: 3, temperature: 31 }
    expect((await page.request.post('/api/clutches', { data: laying })).status()).toBe(201)
    await page.goto('/season')
    const opened = context.waitForEvent('page')
    await page.getByRole('button', { name: 'Print the board' }).click()
    const paper = await opened
    await expectPrinted(paper)
    await expect(paper.getByRole('heading', { level: 1 })).toHaveText(/^Season \d{4}\/\d\d$/)
    await expect(paper.getByRole('heading', { level: 2 })).toHaveText('Incubating 1')
    await expect(paper.getByText('Rook × Ember')).toBeVisible()
    await expect(paper.getByRole('img', { name: /^Incubating since .+ Hatches/ })).toBeVisible()
    const path = testInfo.outputPath('board.pdf')
    await paper.pdf({ path, preferCSSPageSize: true })
    const [, wide, high] =
      (await readFile(path, 'latin1')).match(/\/MediaBox\s*\[0 0 (\d+)[\d.]* (\d+)/) ?? []
    expect(Number(wide)).toBeGreaterThan(Number(high))
  },
)
