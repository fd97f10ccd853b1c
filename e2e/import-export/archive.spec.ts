import { readFile } from 'node:fs/promises'
import { dataUrl, plainJpeg } from '../../apps/server/src/testing/pictures.ts'
import { readArchive, recordsOf } from '../../apps/server/src/testing/read-archive.ts'
import { expectAccessible } from '../harness/accessibility.ts'
import { openAccountSettings } from '../harness/account-settings.ts'
import { addAnimals } from '../harness/animals.ts'
import { expect, test } from '../harness/fixtures.ts'
import { registerKeeper } from '../harness/keeper.ts'

test('D2 a keeper downloads everything and moves into another account with it', async ({
  page,
  consoleWatch,
}) => {
  await registerKeeper(page.request)
  const photo = dataUrl(await plainJpeg({ width: 90, height: 60 }))
  await addAnimals(page.request, [{ name: 'Ember', photos: [photo] }, { name: 'Cinder' }])
  await page.goto('/')
  const settings = await openAccountSettings(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    settings.getByRole('link', { name: 'Download everything' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^clutchbook-.*\.zip$/)
  const buffer = await readFile(await download.path())
  expect(recordsOf(await readArchive(buffer), 'animals')).toMatchObject([
    { name: 'Ember' },
    { name: 'Cinder' },
  ])

  await page.context().clearCookies()
  await registerKeeper(page.request)
  await page.goto('/animals/import')
  const archive = { name: 'clutchbook.zip', mimeType: 'application/zip', buffer }
  const choose = page.getByLabel('Choose an archive')
  await choose.setInputFiles({ ...archive, buffer: buffer.subarray(0, 400) })
  await expect(
    page.getByText("This archive can't be imported: it is no whole zip file. Nothing was."),
  ).toBeVisible()
  consoleWatch.allow(/400 \(Bad Request\)/)
  await choose.setInputFiles(archive)
  await expect(
    page.getByText('Everything came in: 2 animals, 0 breeding projects, 0 eggs, 0 events.'),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Open My Animals' }).click()
  await expect(page.getByRole('link', { name: /Ember/ }).first()).toBeVisible()
})
