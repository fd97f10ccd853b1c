import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page, TestInfo } from '@playwright/test'
import { expectAccessible } from '../harness/accessibility.ts'
import { addAnimal } from '../harness/animals.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { expectPrinted, notePrinting } from '../harness/printing.ts'
import { readQrCode } from '../harness/qr.ts'
import { shareAnimal } from '../harness/sharing.ts'

const lab = { evidence: 'lab', laboratory: 'Rare Genetics', testedOn: '2026-05-01' }

/** Seen, tested, proven and stated, with one that is known for its harm. */
const entries = [
  { gene: 'bp-spider', copies: 1, evidence: 'visual' },
  { gene: 'bp-pastel', copies: 1, evidence: 'visual' },
  { gene: 'bp-clown', copies: 1, ...lab, marker: 'secret marker', file: 'secret file', note: 'secret note' },
  { gene: 'bp-piebald', copies: 1, evidence: 'offspring' },
  { gene: 'bp-albino', copies: 1, chance: '2/3', evidence: 'stated', statedBy: 'secret name' },
]

test.beforeEach(({ context }) => notePrinting(context))

async function printed(page: Page, context: BrowserContext, button: string): Promise<Page> {
  const [paper] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ])
  await expectPrinted(paper)
  return paper
}

/** How many pages a window is printed on. */
async function pagesOf(paper: Page, testInfo: TestInfo, format: 'A4' | 'Letter'): Promise<number> {
  const path = testInfo.outputPath(`${format}.pdf`)
  await paper.pdf({ path, format, preferCSSPageSize: true })
  return ((await readFile(path, 'latin1')).match(/\/Type\s*\/Page\b/g) ?? []).length
}

/** What of a sheet lies outside of it, or is wider than what it stands in. */
const outsideOf = (paper: Page): Promise<string[]> =>
  paper.getByRole('article').evaluate((sheet) => {
    const room = sheet.getBoundingClientRect()
    return [...sheet.querySelectorAll<HTMLElement>('*')]
      .filter((part) => {
        const { right, bottom } = part.getBoundingClientRect()
        return right > room.right + 1 || bottom > room.bottom + 1 || part.scrollWidth > part.clientWidth + 1
      })
      .filter((part) => part.clientWidth > 0 && part.namespaceURI?.endsWith('xhtml'))
      .map((part) => part.outerHTML.slice(0, 80))
  })

/** Entries of so many genes of ball pythons, each at a place of its own. */
async function manyEntries(page: Page, count: number): Promise<object[]> {
  const { genes } = await (await page.request.get('/api/genetics/catalogue?species=Python%20regius')).json()
  return genes
    .filter(({ inheritance, complex }: Record<string, unknown>) => inheritance === 'recessive' && !complex)
    .slice(0, count)
    .map(({ id }: { id: string }) => ({ gene: id, copies: 1, ...lab, laboratory: 'Rare Genetics Inc.' }))
}

const linesOf = (paper: Page) => paper.getByRole('article').locator('dl > div').allInnerTexts()

test(
  'GEN-68 the ID card has the written name in place of the morph, what is tested and proven, and welfare in short',
  inFullOnly,
  async ({ page, context }, testInfo) => {
    await registerKeeper(page.request)
    const morph = 'Bee from Tidewater'
    const id = await addAnimal(page.request, { name: 'Ember', morph, sex: 'Male' })
    await page.goto(`/animals/${id}`)
    const plain = await printed(page, context, 'Print')
    expect(await linesOf(plain)).toEqual([`Morph\n${morph}`, 'Sex\nMale'])
    await plain.close()

    await page.request.put(`/api/animals/${id}/genotype`, { data: { entries } })
    await page.reload()
    const paper = await printed(page, context, 'Print')
    expect(await linesOf(paper)).toEqual([
      'Genes\nPastel Spider het Piebald het Clown 66% het Albino',
      'Lab tested\nhet Clown',
      'Proven\nhet Piebald',
      'Welfare\nCaution: Spider',
      'Sex\nMale',
    ])
    expect(await paper.content()).not.toMatch(/secret|Tidewater/)
    await paper.close()

    await page.request.put(`/api/animals/${id}/genotype`, { data: { entries: await manyEntries(page, 30) } })
    await shareAnimal(page.request, id)
    await page.reload()
    const long = await printed(page, context, 'Print')
    await expect(long.getByRole('article').locator('dl > div').first()).toContainText('het Lavender Albino')
    expect(await outsideOf(long)).toEqual([])
    for (const format of ['A4', 'Letter'] as const)
      expect(await pagesOf(long, testInfo, format), format).toBe(1)
  },
)

test(
  'GEN-68 the genetics sheet says what an animal carries, how that is known, and whom it is from, on A4 and Letter',
  inFullOnly,
  async ({ page, context, server }, testInfo) => {
    await registerKeeper(page.request)
    const fatherId = await addAnimal(page.request, {
      ...{ name: 'Cinder', sex: 'Male', morph: 'Pied line' },
      genotype: { entries: [{ gene: 'bp-piebald', copies: 2, evidence: 'visual' }] },
    })
    const family = { fatherId, motherName: 'Dahlia', motherMorph: 'Spider het Clown' }
    const id = await addAnimal(page.request, {
      ...{ name: 'Ember', sex: 'Female', customId: 'BP-23-014', ...family },
      genotype: { entries },
    })
    await page.goto(`/animals/${id}`)
    const paper = await printed(page, context, 'Genetics sheet')
    await expect(paper).toHaveTitle('Genetics of Ember')
    await expect(paper.getByRole('row')).toHaveText([
      'GeneChanceKnown by',
      'Pastelcertainseen',
      'Spidercertainseen',
      'het Piebaldcertainproven',
      'het Clowncertainlab: Rare Genetics, 05/01/2026',
      '66% het Albino2/3, 66%stated',
    ])
    const sheet = paper.getByRole('article')
    for (const words of [
      'Bumblebee het Piebald het Clown 66% het Albino',
      'Pastel Spider het Piebald het Clown 66% het Albino',
      'Caution. wobbles: a fault of balance, of uneven severity',
      'BP-23-014',
      'Catalogue 2026.11.',
    ])
      await expect(sheet).toContainText(words)
    await expect(sheet.locator('dl').last().locator('div')).toHaveText([
      // As his genes read now: his daughter may have what she carries from him.
      'FatherCinderPiebald 50% het Clown',
      'MotherDahliaSpider het Clown',
    ])
    await expect(sheet).toContainText(/As of \d\d\/\d\d\/\d{4}\./)
    expect(await paper.content()).not.toContain('secret')
    // Nobody else may see this animal, so there is nowhere for a code to lead.
    await expect(paper.getByRole('img', { name: 'QR code' })).toHaveCount(0)
    await expectAccessible(paper)
    for (const format of ['A4', 'Letter'] as const)
      expect(await pagesOf(paper, testInfo, format), format).toBe(1)
    await paper.close()

    await shareAnimal(page.request, id)
    await page.request.put(`/api/animals/${id}/genotype`, { data: { entries: await manyEntries(page, 30) } })
    await page.reload()
    const long = await printed(page, context, 'Genetics sheet')
    const code = long.getByRole('img', { name: 'QR code that leads to Ember' })
    expect(await readQrCode(code)).toBe(`${server.url}/shared/reptile/${id}`)
    await long.emulateMedia({ media: 'print' })
    expect(await outsideOf(long)).toEqual([])
    const { width } = (await long.getByRole('article').boundingBox()) ?? { width: 0 }
    expect((width / 96) * 25.4).toBeLessThanOrEqual(186)
    for (const format of ['A4', 'Letter'] as const)
      expect(await pagesOf(long, testInfo, format), format).toBeLessThanOrEqual(2)
  },
)
