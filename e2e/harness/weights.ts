import { expect, type Page } from '@playwright/test'
import { readAnswer } from './read-answer.ts'

/** Weighs an animal on its own page. */
export async function weigh(page: Page, id: number, grams: string): Promise<void> {
  await page.goto(`/animals/${id}`)
  await page.getByRole('button', { name: 'Weigh', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Weight', { exact: true }).fill(grams)
  await dialog.getByRole('button', { name: 'Save Record' }).click()
  await expect(dialog).toBeHidden()
}

type Written = { readonly measurement: string | null }

/** What the records of an animal measure, as the server has them. */
export const weightsOf = async (page: Page, id: number): Promise<(string | null)[]> =>
  (await readAnswer<Written[]>(page, `/api/animals/${id}/records`)).map(({ measurement }) => measurement)
