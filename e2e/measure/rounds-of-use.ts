import { expect, type Page, type Request } from '@playwright/test'

/** What a keeper does, over and over. Each act ends once all that it asked for has come. */
export type Use = ReturnType<typeof createUse>

/** Waits until everything that the page asked for has come. */
function watchCalls(page: Page): () => Promise<void> {
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  const end = (request: Request) => underWay.delete(request)
  page.on('requestfinished', end).on('requestfailed', end)
  return async () => {
    // What was pressed is drawn, and has asked for what it needs, with the next frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    await expect.poll(() => underWay.size, { intervals: [20] }).toBe(0)
  }
}

/** Use of a site by someone who stands in the shell and has animals. `after` is done at the end of each act. */
export function createUse(page: Page, after: () => Promise<void> = async () => undefined) {
  const hasCome = watchCalls(page)
  const settle = async (): Promise<void> => {
    await hasCome()
    await after()
    await hasCome()
  }
  const dialog = page.getByRole('dialog')
  const close = async (): Promise<void> => {
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await settle()
  }
  const visit = async (place: string): Promise<void> => {
    const link = page.getByRole('navigation').getByRole('link', { name: place }).first()
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await settle()
  }
  return {
    /** Goes to a place of the navigation. */
    visit,

    /** Goes to the list and opens the nth animal of it: two pages. */
    openAnimal: async (n: number): Promise<void> => {
      await visit('My Animals')
      await page.getByRole('article').nth(n).getByRole('link').first().click()
      await expect(page).toHaveURL(/\/reptiles\/\d+$/)
      await expect(page.getByRole('button', { name: 'Add Record' })).toBeVisible()
      await settle()
    },

    /** Writes a feeding down for the animal that is open. */
    noteFeeding: async (): Promise<void> => {
      await page.getByRole('button', { name: 'Add Record' }).click()
      await dialog.getByRole('button', { name: 'Save Record' }).click()
      await expect(dialog).toBeHidden()
      await settle()
    },

    /** Opens the form of the animal that is open, and leaves it as it was. */
    lookAtForm: async (): Promise<void> => {
      await page.getByRole('button', { name: 'Edit', exact: true }).click()
      await expect(dialog.getByRole('button', { name: 'Save Animal' })).toBeVisible()
      await settle()
      await close()
    },

    /** Looks for something, and leaves it at that. */
    search: async (words: string): Promise<void> => {
      await page.keyboard.press('ControlOrMeta+k')
      await page.getByRole('combobox', { name: 'Search' }).fill(words)
      await expect(page.getByRole('option').first()).toBeVisible()
      await settle()
      await close()
    },
  }
}
