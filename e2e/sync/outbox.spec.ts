import type { Page } from '@playwright/test'
import { addAnimal } from '../harness/animals.ts'
import { keepRecords, noNetwork, readDatabases } from '../harness/copy.ts'
import { expect, test } from '../harness/fixtures.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { inMotion } from '../harness/motion.ts'
import { readAnswer } from '../harness/read-answer.ts'
import { expectToast } from '../harness/toast.ts'
import { expectWaiting } from '../harness/waiting.ts'

test.use({ ...inMotion, serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

const dialog = (page: Page) => page.getByRole('dialog')

type Animal = { id: number; name: string; notes: string | null; weight: number | null; createdAt: string }
type AnimalRecord = { id: number; recordType: string; measurement: string | null }

test('OFF-16 OFF-17 OFF-18 without the network an animal is added, fed and weighed, and all of it is sent later', async ({
  page,
  context,
  consoleWatch,
}) => {
  await registerKeeper(page.request)
  const ember = await addAnimal(page.request, { name: 'Ember' })
  await keepRecords(page)
  consoleWatch.allow(noNetwork)
  consoleWatch.allow(/cross-world service worker/)
  await context.setOffline(true)

  await page.goto(`/animals/${ember}`)
  await page.getByRole('button', { name: 'Feed', exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Save Record' }).click()
  await expect(dialog(page)).toBeHidden()
  await page.getByRole('button', { name: 'Weigh', exact: true }).click()
  await dialog(page).getByLabel('Weight', { exact: true }).fill('812')
  await dialog(page).getByRole('button', { name: 'Save Record' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByText('812').first()).toBeVisible()

  await page.goto('/animals')
  await page.getByRole('button', { name: 'Add New' }).click()
  await page.getByRole('menuitem', { name: 'New Animal' }).click()
  await dialog(page).getByLabel('Name', { exact: false }).first().fill('Milo Canary')
  await dialog(page).getByLabel('Species').first().fill('Python regius')
  await dialog(page).getByRole('button', { name: 'Save Animal' }).click()
  await expectToast(page, 'Animal added')
  await page.goto('/animals')
  await page.getByRole('link', { name: 'Milo Canary' }).click()
  await page.getByRole('button', { name: 'Feed', exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Save Record' }).click()
  await expect(dialog(page)).toBeHidden()
  expect((await readDatabases(page)).text).not.toMatch(/Milo|Canary/)

  await context.setOffline(false)
  await expectWaiting(page, false)
  const animals = await readAnswer<Animal[]>(page, '/api/animals')
  expect(animals.map(({ name }) => name)).toEqual(['Milo Canary', 'Ember'])
  const [milo] = animals
  const typesOf = async (id: number | undefined) =>
    (await readAnswer<AnimalRecord[]>(page, `/api/animals/${id}/records`)).map(({ recordType }) => recordType)
  expect(await typesOf(milo?.id)).toEqual(['feeding'])
  expect((await typesOf(ember)).toSorted()).toEqual(['feeding', 'weight'])
  // The page that was opened by a number of this device goes on with the server's.
  await expect(page.getByRole('heading', { level: 1, name: 'Milo Canary' })).toBeVisible()
  await page.goto(`/animals/${milo?.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Milo Canary' })).toBeVisible()
})
