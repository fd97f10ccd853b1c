import { expectAccessible } from '../harness/accessibility.ts'
import { addAnimals } from '../harness/animals.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { endRoutes } from '../harness/routes.ts'
import { expectToast } from '../harness/toast.ts'

const species = 'Python regius'

test(
  'GEN-20 GEN-62 in the calculator a word is given a meaning or ignored, and is read so at once',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    await page.goto('/genetics?sire=Moonlit+glitter%2C+Pastell&dam=Clown')
    const father = page.getByRole('list', { name: 'Father' })
    await expect(father.getByRole('listitem')).toHaveText(['Moonlit glitter', 'Pastell'])
    await page.getByRole('button', { name: 'Say what it means: “Moonlit glitter”' }).click()
    const dialog = page.getByRole('dialog', { name: 'What “Moonlit glitter” means' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Please say what it stands for, or')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Word' }).fill('Moonlit')
    await dialog.getByRole('textbox', { name: 'It stands for' }).fill('Axanthic')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Please give a morph text that reads clear')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'It stands for' }).fill('het piebald')
    await expect(dialog.getByText('Reads: het Piebald')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, '“Moonlit” stands for het piebald')
    await expect(father.getByRole('listitem')).toHaveText(['het Piebald', 'glitter', 'Pastell'])
    await page.getByRole('button', { name: 'Always ignore it: “glitter”' }).click()
    await expectToast(page, '“glitter” is ignored')
    await expect(father.getByRole('listitem')).toHaveText(['het Piebald', 'Pastell'])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expectToast(page, 'Taken back')
    await expect(father.getByRole('listitem')).toHaveText(['het Piebald', 'glitter', 'Pastell'])
    await page.getByRole('button', { name: 'Say what it means: “Pastell”' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Pastel', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(father.getByRole('listitem')).toHaveText(['Pastel', 'het Piebald', 'glitter'])
  },
)

test(
  'GEN-20 GEN-35 what a keeper says counts in the calculator for that keeper alone',
  inFullOnly,
  async ({ page, browser }) => {
    await registerKeeper(page.request)
    for (const [path, data] of [
      ['genes', { species, name: 'Ashfall', inheritance: 'dominant' }],
      ['words', { species, word: 'Moonlit', text: 'Pastel' }],
    ] as const)
      expect((await page.request.post(`/api/genetics/${path}`, { data })).status()).toBe(201)
    const changed = await page.request.patch('/api/genetics/genes/bp-clown', {
      data: { inheritance: 'dominant' },
    })
    expect(changed.status()).toBe(200)
    const pair = '/genetics?sire=Ashfall+Moonlit&dam=Clown'
    await page.goto(pair)
    const looks = page.getByRole('list', { name: 'What can come' })
    await expect(looks.getByRole('listitem')).toHaveCount(8)
    await expect(looks).toContainText('Pastel Ashfall')
    const visitor = await browser.newPage({ baseURL: new URL(page.url()).origin })
    await visitor.goto(pair)
    await expect(visitor.getByText('“Ashfall Moonlit” is no gene of this species')).toBeVisible()
    await expect(visitor.getByRole('button', { name: /Always ignore/ })).toHaveCount(0)
    await visitor.close()
  },
)

test(
  'GEN-06 GEN-63 own genes are offered in the form of an animal’s genes, and an unknown name becomes one',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    const data = { species, name: 'Ashfall', inheritance: 'recessive' }
    expect((await page.request.post('/api/genetics/genes', { data })).status()).toBe(201)
    const [id] = await addAnimals(page.request, [{ name: 'Ash', species }])
    await page.goto(`/animals/${id}`)
    await page.getByRole('button', { name: 'Add a gene' }).click()
    const form = page.getByRole('dialog', { name: 'Genes of Ash' })
    await expect(form.getByRole('link', { name: 'Genes of this species' })).toBeVisible()
    const field = form.getByRole('combobox', { name: 'Add a gene' })
    await field.fill('ashf')
    await form.getByRole('option', { name: 'het Ashfall', exact: true }).click()
    await field.fill('Emberfall')
    await field.press('Enter')
    await form.getByRole('button', { name: 'Say what it means: “Emberfall”' }).click()
    await page.getByRole('button', { name: 'It is a gene: add it' }).click()
    const dialog = page.getByRole('dialog', { name: 'A gene of Python regius' })
    await expect(dialog.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Emberfall')
    await dialog.getByLabel('How it is passed on').selectOption('Dominant')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Emberfall added')
    await expect(form).toBeVisible()
    await field.press('Enter')
    await form.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Genes saved')
    await expect(page.getByRole('list', { name: 'Genes' }).getByRole('listitem')).toHaveText([
      /^Emberfall/,
      /^het Ashfall/,
    ])
  },
)

test(
  'GEN-20 GEN-22 in the review a word is given a meaning, and the texts are read anew',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 500/)
    await registerKeeper(page.request)
    await addAnimals(page.request, [
      { name: 'Ash', species, morph: 'Moonlit Pastel' },
      { name: 'Birch', species, morph: 'moonlit Clown' },
      { name: 'Cedar', species, morph: 'Glitter Clown' },
    ])
    await page.goto('/genetics/review')
    const words = page.locator('section').filter({ hasText: 'Words that mean nothing' })
    await expect(words.getByRole('listitem')).toHaveText([/^Moonlit.*2 animals/i, /^Glitter.*1 animal/])
    await expectAccessible(page)
    await page.route('**/api/genetics/words', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
    )
    await words.getByRole('button', { name: /Always ignore it: “Moonlit”/i }).click()
    await expectToast(page, 'was not stored')
    await endRoutes(page, '**/api/genetics/words')
    await words.getByRole('button', { name: /Say what it means: “Moonlit”/i }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'It stands for' }).fill('het Piebald')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(words.getByRole('listitem')).toHaveText([/^Glitter/])
    await expect(page.getByRole('button', { name: 'Clear 2' })).toBeVisible()
    await words.getByRole('button', { name: 'Always ignore it: “Glitter”' }).click()
    await expect(words).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Clear 3' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(words.getByRole('listitem')).toHaveText([/^Glitter/])
  },
)
