import { expectAccessible } from '../harness/accessibility.ts'
import { addAnimals } from '../harness/animals.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { inMotion } from '../harness/motion.ts'
import { expectToast } from '../harness/toast.ts'
import { undoByKey } from '../harness/undo.ts'

test.use(inMotion)

const sheet = (rows: readonly string[]) => ({
  name: 'animals.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['Tag;Genetics;Gender;Hatched;Colour', ...rows].join('\r\n')),
})

test('D1 R64 a sheet is chosen, looked at, put right, and comes in', async ({ page }) => {
  await registerKeeper(page.request)
  await page.goto('/animals')
  await page.getByRole('link', { name: 'Import a sheet' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Import' })).toBeAttached()
  const choose = async (rows: readonly string[]) =>
    page.locator('input[type=file]').first().setInputFiles(sheet(rows))

  await choose(['BP-1;Clown;f;14.6.2021;x', 'BP-2;Pied;perhaps;1.7.2021;y'])
  await expect(page.getByText("2 rows of 2 can't come in as they are.")).toBeVisible()
  await expect(page.getByText('Row 3, Gender')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Choose another sheet' }).click()
  await choose(['BP-1;Clown;f;14.6.2021;x', 'BP-2;Pied;m;1.7.2021;y'])
  await page.getByLabel('Species of rows without one').fill('Python regius')
  await page.getByLabel('What the column Colour is').selectOption('Notes')
  await expect(page.getByText('2 animals, ready to come in.')).toBeVisible()
  await expect(page.getByText('Python regius · Clown · Female · born 06/14/2021')).toBeVisible()
  await page.getByRole('button', { name: 'Import 2 animals' }).click()
  await expect(page.getByRole('heading', { name: '2 animals came in' })).toBeVisible()
  await page.getByRole('link', { name: 'Open My Animals' }).click()
  await expect(page.getByRole('link', { name: /BP-2/ }).first()).toBeVisible()
  const animals = await (await page.request.get('/api/animals')).json()
  expect(animals).toMatchObject([
    { name: 'BP-2', sex: 'Male', species: 'Python regius', dateOfBirth: '2021-07-01' },
    { name: 'BP-1', sex: 'Female', morph: 'Clown', customId: 'BP-1' },
  ])
})

test('U7 an import is taken back: by the page or by the message, and just what came in goes to the trash', async ({
  page,
}) => {
  await registerKeeper(page.request)
  await addAnimals(page.request, [{ name: 'Ember' }])
  const names = async (path: string): Promise<string[]> =>
    (await (await page.request.get(path)).json()).map(
      ({ name, label }: Record<string, string>) => name ?? label,
    )
  for (const by of ['Undo this import', 'Undo']) {
    await page.goto('/animals/import')
    await page.getByLabel('Or paste rows here, headings first').fill('Name\tSpecies\nAsh\tBoa\nFay\tBoa')
    await page.getByRole('button', { name: 'Look at the rows' }).click()
    await page.getByRole('button', { name: 'Import 2 animals' }).click()
    await expect(page.getByRole('heading', { name: '2 animals came in' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: by, exact: true }).click()
    await expectToast(page, '2 animals deleted')
    await expect(page.getByLabel('Or paste rows here, headings first')).toBeVisible()
    expect(await names('/api/animals')).toEqual(['Ember'])
  }
  expect((await names('/api/trash')).sort()).toEqual(['Ash', 'Ash', 'Fay', 'Fay'])
  // Taking back may be taken back in its turn.
  await undoByKey(page)
  await expectToast(page, '2 animals restored')
  expect((await names('/api/animals')).sort()).toEqual(['Ash', 'Ember', 'Fay'])
})

test('U8 pasted rows outlive the page until they are imported', inFullOnly, async ({ page }) => {
  await registerKeeper(page.request)
  await page.goto('/animals/import')
  const rows = page.getByLabel('Or paste rows here, headings first')
  await rows.fill('Name\tSpecies\nAsh\tBoa\nFay\tBoa')
  await page.reload()
  await expect(rows).toHaveValue('Name\tSpecies\nAsh\tBoa\nFay\tBoa')
  await page.getByRole('button', { name: 'Look at the rows' }).click()
  await page.getByRole('button', { name: 'Import 2 animals' }).click()
  await expect(page.getByRole('heading', { name: '2 animals came in' })).toBeVisible()
  await page.reload()
  await expect(rows).toHaveValue('')
})

test(
  'R64 pasted rows beyond the plan are told before they are sent, with how many fit',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    await addAnimals(
      page.request,
      Array.from({ length: 9 }, (_none, n) => ({ name: `Ember ${n}` })),
    )
    await page.goto('/animals/import')
    await page.getByLabel('Or paste rows here, headings first').fill('Name\tSpecies\nAsh\tBoa\nFay\tBoa')
    await page.getByRole('button', { name: 'Look at the rows' }).click()
    await expect(page.getByText('Your plan has room for 1 animal more, and this sheet has 2.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0)
  },
)
