import { dataUrl, plainJpeg } from '../../apps/server/src/testing/pictures.ts'
import { addAnimal, addAnimals } from '../harness/animals.ts'
import { addEvent } from '../harness/calendar.ts'
import { layEggs } from '../harness/eggs.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { holdAnswers } from '../harness/held-answers.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { inMotion } from '../harness/motion.ts'
import { expectToast } from '../harness/toast.ts'
import { undoByKey } from '../harness/undo.ts'

test.use(inMotion)

test('U7 R74 a deleted animal comes back by the button of the message, reached by the keyboard', async ({
  page,
}) => {
  await registerKeeper(page.request)
  const photo = dataUrl(await plainJpeg({ width: 300, height: 200 }))
  const id = await addAnimal(page.request, { name: 'Ember', morph: 'Clown', photos: [photo] })
  const before = await (await page.request.get(`/api/animals/${id}`)).json()
  await page.goto(`/animals/${id}`)
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Animal deleted')
  await expect(page.getByText('No animals yet')).toBeVisible()
  await page.keyboard.press('F8')
  // The message itself is the first stop.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectToast(page, 'Restored')
  await expect(page.getByRole('article')).toContainText('Ember')
  expect(await (await page.request.get(`/api/animals/${id}`)).json()).toEqual(before)
})

test('U7 Ctrl Z takes back the last move or delete of the page, and leaves what is typed alone', async ({
  page,
}) => {
  await registerKeeper(page.request)
  await addAnimals(page.request, [{ name: 'Ember' }, { name: 'Atlas' }])
  await page.goto('/animals')
  const cards = page.getByRole('article')
  await page.getByRole('button', { name: 'Actions for Ember' }).click()
  await page.getByRole('menuitem', { name: 'Archive', exact: true }).click()
  await expectToast(page, 'Animal Archived')
  await expect(cards).toHaveCount(1)
  const search = page.getByRole('searchbox')
  await search.fill('atl')
  await undoByKey(page)
  await expect(cards).toHaveCount(1)
  await search.fill('')
  await search.blur()
  await undoByKey(page)
  await expectToast(page, 'Animal Unarchived')
  await expect(cards).toHaveCount(2)
  await undoByKey(page)
  await expect(cards).toHaveCount(2)
})

test(
  'U7 what came back is said to be, also when its row goes before all else was read again',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    const id = await addAnimal(page.request, { name: 'Ember' })
    expect((await page.request.delete(`/api/animals/${id}`)).ok()).toBe(true)
    await page.goto('/trash')
    const restore = page.getByRole('button', { name: 'Restore: Ember' })
    await expect(restore).toBeVisible()
    const rest = await holdAnswers(page, '**/api/dashboard')
    await restore.click()
    await expect(restore).toHaveCount(0)
    rest.letGo()
    await expectToast(page, 'Ember is back')
  },
)

test('U7 R74 U11 the trash shows what was deleted, brings it back, lets it go for good, and is emptied', async ({
  page,
}) => {
  await registerKeeper(page.request)
  await page.goto('/trash')
  await expect(page.getByText('The trash is empty')).toBeVisible()
  const ember = await addAnimal(page.request, { name: 'Ember', species: 'Python regius' })
  const [egg] = await layEggs(page.request, [{ eggNumber: '7' }])
  const events = [
    await addEvent(page.request, { title: 'Shed check' }),
    await addEvent(page.request, { title: 'Feed' }),
  ]
  for (const path of [`animals/${ember}`, `eggs/${egg}`, ...events.map(({ id }) => `events/${id}`)])
    expect((await page.request.delete(`/api/${path}`)).status()).toBe(204)
  await page.goto('/animals/archive')
  await page.getByRole('link', { name: 'Trash' }).click()
  const names = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(names).toHaveText(['Feed', 'Shed check', 'Egg #7', 'Ember'])
  const line = page.getByRole('listitem').filter({ hasText: 'Ember' })
  await expect(line).toContainText(/Animal · Python regius.*Deleted \d\d\/\d\d\/\d{4} \d\d:\d\d 30 days left/)
  await page.getByRole('button', { name: 'Restore: Ember' }).click()
  await expectToast(page, 'Ember is back')
  await expect(names).toHaveText(['Feed', 'Shed check', 'Egg #7'])
  await page.getByRole('button', { name: 'Delete for good: Shed check' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Shed check for good?' })
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(names).toHaveText(['Feed', 'Egg #7'])
  await page.getByRole('button', { name: 'Empty trash' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Empty trash' }).click()
  await expect(page.getByText('The trash is empty')).toBeVisible()
  expect((await page.request.get(`/api/animals/${ember}`)).status()).toBe(200)
})

test(
  'R17 U12 what finds no room stays in the trash, and the message says why',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 403/)
    await registerKeeper(page.request)
    const [first] = await addAnimals(page.request, [{ name: 'Ember' }])
    await page.request.delete(`/api/animals/${first}`)
    await addAnimals(
      page.request,
      Array.from({ length: 10 }, (_, n) => ({ name: `Hatchling ${n + 1}` })),
    )
    await page.goto('/trash')
    await page.getByRole('button', { name: 'Restore: Ember' }).click()
    await expectToast(page, 'It could not be restored')
    await expect(page.getByRole('button', { name: 'Restore: Ember' })).toBeVisible()
  },
)
