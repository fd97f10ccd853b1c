import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dataUrl, plainJpeg } from '../../apps/server/src/testing/pictures.ts'
import { openAccountSettings } from '../harness/account-settings.ts'
import { addAnimal } from '../harness/animals.ts'
import { keepRecords, noNetwork } from '../harness/copy.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { createOwnBrowser } from '../harness/own-browser.ts'
import { expectWaiting } from '../harness/waiting.ts'

/** Files below a folder in whose bytes a word stands, as one byte a letter or two. */
async function filesWith(word: string, folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const found: string[] = []
  for (const file of files) {
    const bytes = await readFile(file)
    if (bytes.includes(word, 0, 'latin1') || bytes.includes(word, 0, 'utf16le')) found.push(file)
  }
  return found
}

/**
 * Drafts of forms are kept in clear while they are typed (0026). A browser writes them to the disk seconds later, often after
 * the form was saved and its draft deleted; what it has written once may stand in its files for long.
 */
function keepNoDrafts(): void {
  const { setItem } = Storage.prototype
  Storage.prototype.setItem = function (key, value) {
    if (!key.startsWith('clutchbook.draft.')) setItem.call(this, key, value)
  }
}

test(
  'OFF-12 OFF-22 R60 after a sign-out no byte of a record can be read on the disk, and none of what waits',
  inFullOnly,
  async ({ server, launchOptions, consoleWatch }) => {
    test.setTimeout(120_000)
    consoleWatch.allow(
      new RegExp(`${noNetwork.source}|ERR_CONNECTION_FAILED|cross-world service worker|status of 401`),
    )
    const browser = await createOwnBrowser(launchOptions, server.url, 'allow')
    try {
      const context = await browser.start()
      await context.addInitScript(keepNoDrafts)
      consoleWatch.watch(context)
      await registerKeeper(context.request)
      const photos = [dataUrl(await plainJpeg({ width: 300, height: 200 }))]
      const id = await addAnimal(context.request, { name: 'Ember', notes: 'Zebracanary', photos })
      const page = context.pages()[0] ?? (await context.newPage())
      await keepRecords(page)
      await page.goto(`/animals/${id}`)
      await expect(page.getByText('Zebracanary')).toBeAttached()
      await context.route(/\/api\/(?!logout|devices)/, (route) =>
        route.request().method() === 'GET' ? route.fallback() : route.abort('connectionfailed'),
      )
      await page.getByRole('button', { name: 'Feed', exact: true }).click()
      await page.getByRole('dialog').getByRole('textbox', { name: 'Details' }).fill('Zebracanary waits')
      await page.getByRole('dialog').getByRole('button', { name: 'Save Record' }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
      await expectWaiting(page, true)
      const settings = await openAccountSettings(page)
      await settings.getByRole('button', { name: 'Sign Out' }).click()
      await page.getByRole('button', { name: 'Leave it sealed and sign out' }).click()
      await expect(page).toHaveURL(/\/auth/)
      await browser.close()
      // What the browser has written down of the site is found there at all.
      expect(await filesWith('clutchbook-waits-', browser.profile)).not.toEqual([])
      expect(await filesWith('Zebracanary', browser.profile)).toEqual([])
    } finally {
      await browser.dispose()
    }
  },
)
