import { expectAccessible } from '../harness/accessibility.ts'
import { addAnimals } from '../harness/animals.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { endRoutes } from '../harness/routes.ts'
import { expectToast } from '../harness/toast.ts'

const species = 'Python regius'
const genesPage = `/genetics/genes?species=${encodeURIComponent(species)}`

test(
  'GEN-06 GEN-65 a gene is added, found by its alias, changed and removed, each with Undo',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    await page.goto('/genetics')
    await page.getByRole('link', { name: 'Genes of this species' }).click()
    await expect(page).toHaveTitle('Genes · Clutchbook')
    await expect(page.getByRole('heading', { name: '114 genes' })).toBeVisible()
    await page.getByRole('button', { name: 'Add a gene' }).click()
    const dialog = page.getByRole('dialog', { name: 'A gene of Python regius' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Please name the gene')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Ashfall')
    await dialog.getByRole('textbox', { name: 'Other names' }).fill('Sootfall, Clinker')
    await dialog.getByRole('textbox', { name: 'Note' }).fill('From the first clutch')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Ashfall added')
    await expect(page.getByRole('heading', { name: '115 genes' })).toBeVisible()

    await page.getByRole('searchbox', { name: 'Search genes by name' }).fill('soot')
    await expect(page.getByRole('heading', { name: '1 gene for “soot”' })).toBeVisible()
    const row = page.locator('section').getByRole('listitem')
    await expect(row).toHaveText(/^AshfallYour ownalso Sootfall, ClinkerRecessiveFrom the first clutch/)
    await expectAccessible(page)
    await row.getByRole('button', { name: 'Change Ashfall' }).click()
    const changing = page.getByRole('dialog', { name: 'Change Ashfall' })
    await changing.getByLabel('How it is passed on').selectOption('Dominant')
    await changing.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Ashfall changed')
    await expect(row).toContainText('Dominant')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expectToast(page, 'Taken back')
    await expect(row).toContainText('Recessive')

    const mine = async () =>
      (await page.request.get(`/api/genetics/genes?species=${encodeURIComponent(species)}&mine=true`)).json()
    const before = await mine()
    await row.getByRole('button', { name: 'Remove Ashfall' }).click()
    await expect(page.getByRole('heading', { name: 'No gene is called so' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row).toHaveText(/^AshfallYour ownalso Sootfall, ClinkerRecessiveFrom the first clutch/)
    expect(await mine()).toEqual(before)
  },
)

test(
  'GEN-06 GEN-65 a gene is changed beside the catalogue’s word, and that is taken back by one press',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    await page.goto(`${genesPage}&q=clown`)
    const row = page.locator('section').getByRole('listitem')
    await expect(row).toContainText(['Recessive'])
    await expect(row).toContainText(['Two or more sources agree'])
    const asShipped = await row.textContent()
    await row.getByRole('button', { name: 'Change Clown' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change Clown' })
    await expect(dialog.getByRole('textbox', { name: 'Name', exact: true })).toHaveCount(0)
    await expect(dialog.getByLabel('Shares its place with')).toHaveValue('bp-clown')
    await dialog.getByLabel('How it is passed on').selectOption('Sex-linked')
    await expect(dialog.getByText('The catalogue: Recessive')).toBeVisible()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Please say how the gene shows')).toBeVisible()
    await expect(dialog.getByText('Please say where the gene lies')).toBeVisible()
    await dialog.getByLabel('How it shows').selectOption('dominant')
    await dialog.getByLabel('Where it lies').selectOption('recombining')
    await dialog.getByLabel('How often they exchange it').fill('2/3')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Please give a fraction up to 1/2, as 7/100')).toBeVisible()
    await dialog.getByLabel('How often they exchange it').fill('1/10')
    await dialog.getByRole('textbox', { name: 'Name of two copies' }).fill('Harlequin')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Clown changed')
    await expect(row).toContainText('Changed by you')
    await expect(row).toContainText('Sex-linked, dominant, exchanged in 1/10 · two copies: Harlequin')
    await expect(row).toContainText('The catalogue says: Recessive · no name of its own for two copies')
    await expectAccessible(page)
    await row.getByRole('button', { name: 'Take back what you say of Clown' }).click()
    await expectToast(page, 'Clown is as the catalogue has it')
    await expect(row).toHaveText(asShipped ?? '')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row).toContainText('Changed by you')
  },
)

test(
  'GEN-07 GEN-55 a known name is refused at its field, and what animals carry with their number',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 409/)
    await registerKeeper(page.request)
    const added = await page.request.post('/api/genetics/genes', {
      data: { species, name: 'Ashfall', inheritance: 'recessive' },
    })
    const { id } = await added.json()
    const entries = [{ gene: id, copies: 1, evidence: 'stated' }]
    const animal = await page.request.post('/api/animals', {
      data: { name: 'Ash', species, genotype: { entries } },
    })
    expect(animal.status()).toBe(201)
    await page.goto(`${genesPage}&q=ashfall`)
    const row = page.locator('section').getByRole('listitem')
    await row.getByRole('button', { name: 'Remove Ashfall' }).click()
    await expectToast(page, '1 animal carries this gene; please take it from their genes first')
    await row.getByRole('button', { name: 'Change Ashfall' }).click()
    const changing = page.getByRole('dialog', { name: 'Change Ashfall' })
    await changing.getByLabel('How it is passed on').selectOption('Line-bred, without odds')
    await changing.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'The genes of 1 animal could not be so')
    await changing.getByRole('button', { name: 'Cancel' }).click()

    await page.getByRole('button', { name: 'Add a gene' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Killer Bee')
    await dialog.getByLabel('Shares its place with').selectOption('Ashfall')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Killer Bee is known already; please use another name')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Emberfall')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('searchbox').fill('emberfall')
    await expect(row).toHaveText(/^EmberfallYour ownRecessive · allele of Ashfall/)
  },
)

test(
  'GEN-20 GEN-56 GEN-65 own words are listed and taken back by one press with Undo',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    for (const [word, text] of [
      ['Moonlit', 'Pastel het Clown'],
      ['Glitter', ''],
    ])
      expect(
        (await page.request.post('/api/genetics/words', { data: { species, word, text } })).status(),
      ).toBe(201)
    await page.goto(genesPage)
    const words = page.locator('section').filter({ hasText: 'Your words' }).getByRole('listitem')
    await expect(words).toHaveText([/^Moonlitstands for Pastel het Clown/, /^Glittersays nothing of genes/])
    await words.getByRole('button', { name: 'Remove the word Moonlit' }).click()
    await expectToast(page, '“Moonlit” means nothing again')
    await expect(words).toHaveCount(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(words).toHaveCount(2)
  },
)

test(
  'GEN-02 GEN-65 U9 a species without a catalogue begins with the first own gene, and a failure can be tried again',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 500/)
    await registerKeeper(page.request)
    await addAnimals(page.request, [{ name: 'Dusk', species: 'Boaedon capensis' }])
    await page.goto('/genetics/genes')
    await page.getByLabel('Species').selectOption('Boaedon capensis')
    await expect(page.getByRole('heading', { name: 'No genes are known of Boaedon capensis' })).toBeVisible()
    await page.getByRole('button', { name: 'Add a gene' }).last().click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name', exact: true }).fill('Ashfall')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { name: '1 gene' })).toBeVisible()
    await page.route('**/api/genetics/genes?*', (route) => route.fulfill({ status: 500, json: {} }))
    await page.reload()
    await expect(page.getByText('The genes could not be loaded')).toBeVisible()
    await endRoutes(page, '**/api/genetics/genes?*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: '1 gene' })).toBeVisible()
  },
)
