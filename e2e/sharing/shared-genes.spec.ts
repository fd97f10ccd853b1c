import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '../harness/accessibility.ts'
import { addAnimal } from '../harness/animals.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'

const secret = { marker: 'secret marker', file: 'secret file', statedBy: 'secret name', note: 'secret note' }
const lab = { evidence: 'lab', laboratory: 'Rare Genetics', testedOn: '2026-05-01' }

/** What an animal of a family carries; all that strangers must not read says that it is secret. */
const entries = [
  { gene: 'bp-spider', copies: 1, evidence: 'visual', ...secret },
  { gene: 'bp-pastel', copies: 1, evidence: 'visual' },
  { gene: 'bp-clown', copies: 1, ...lab, ...secret },
  { gene: 'bp-albino', copies: 1, chance: '2/3', evidence: 'stated', ...secret },
]

async function addEmber(page: Page): Promise<number> {
  const fatherId = await addAnimal(page.request, {
    ...{ name: 'Cinder', sex: 'Male' },
    genotype: { entries: [{ gene: 'bp-piebald', copies: 2, evidence: 'visual' }] },
  })
  return addAnimal(page.request, { name: 'Ember', morph: 'Line bred', fatherId, genotype: { entries } })
}

/** What somebody without an account sees at an address. */
async function openAsVisitor(browser: Browser, url: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const read = async () => {
    await page.goto(url)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: 'Ember' })).toBeVisible()
    return main.locator('section', { has: page.getByRole('heading', { name: 'Genes', exact: true }) })
  }
  return { page, read, close: () => context.close() }
}

test(
  'GEN-59 the switch for genes shows a visitor names, evidence and every warning, and takes them away again',
  inFullOnly,
  async ({ page, browser, baseURL }) => {
    await registerKeeper(page.request)
    const id = await addEmber(page)
    await page.goto(`/animals/${id}`)
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Share Ember' })
    await dialog.getByRole('button', { name: 'Get the link' }).click()
    await expect(dialog.getByRole('textbox', { name: 'Link' })).toBeVisible()
    const show = dialog.getByRole('switch', { name: 'Show genes' })
    await expect(show).not.toBeChecked()
    const visitor = await openAsVisitor(browser, `${baseURL}/shared/reptile/${id}`)
    await expect(await visitor.read()).toHaveCount(0)

    const answered = () =>
      page.waitForResponse(
        (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/sharing'),
      )
    await Promise.all([answered(), show.click()])
    await expect(show).toBeChecked()
    await expect(dialog.getByText('Genes as you wrote them down', { exact: false })).toBeVisible()
    // Whoever shows genes shows what is known against them: there is nothing that leaves warnings out.
    await expect(dialog.getByRole('switch')).toHaveCount(3)
    await expectAccessible(page)
    const genes = await visitor.read()
    await expect(genes.getByRole('listitem')).toHaveText([
      'Spiderseen',
      'Pastelseen',
      'het Clowntested: Rare Genetics, 05/01/2026',
      '66% het Albinostated',
    ])
    await expect(genes).toContainText('Bumblebee het Clown 66% het Albino')
    await expect(genes).toContainText('Pastel Spider het Clown 66% het Albino')
    await expect(genes).toContainText('Caution. wobbles: a fault of balance')
    await expect(genes).toContainText('catalogue 2026.11')
    expect(await visitor.page.content()).not.toMatch(/secret|Piebald/)
    await expectAccessible(visitor.page)

    await Promise.all([answered(), show.click()])
    await expect(show).not.toBeChecked()
    await expect(await visitor.read()).toHaveCount(0)
    await visitor.close()
  },
)
