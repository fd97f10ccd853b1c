import type { Page } from '@playwright/test'
import { addAnimal } from '../harness/animals.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { scrollTo } from '../harness/scroll-to.ts'
import { expectToast } from '../harness/toast.ts'
import { undoByKey } from '../harness/undo.ts'

const read = async (page: Page, path: string) => (await page.request.get(path)).json()

/** Adds something by its call and answers its number. */
async function add(page: Page, path: string, data: object): Promise<number> {
  const answer = await page.request.post(path, { data })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()).id
}

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).click()

test('U7 a record that was removed comes back by Undo and by Ctrl Z, and waits in the trash', async ({
  page,
}) => {
  await registerKeeper(page.request)
  const id = await addAnimal(page.request, { name: 'Ember' })
  const path = `/api/animals/${id}/records`
  await add(page, path, { recordType: 'shed', recordDate: '2026-06-01', details: 'In one piece' })
  await add(page, path, { recordType: 'feeding', recordDate: '2026-06-01', measurement: '2', unit: 'mice' })
  const before = await read(page, path)
  const remove = async () => {
    await page.getByRole('button', { name: 'Actions for Shed of 06/01/2026' }).click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expectToast(page, 'Record removed')
  }
  await page.goto(`/animals/${id}`)
  await remove()
  await undo(page)
  await expectToast(page, 'Restored')
  await expect(page.getByRole('paragraph').filter({ hasText: 'In one piece' })).toBeVisible()
  expect(await read(page, path)).toEqual(before)
  await remove()
  await undoByKey(page)
  await expectToast(page, 'Restored')
  expect(await read(page, path)).toEqual(before)
  await remove()
  await page.goto('/trash')
  await expect(page.getByText('Record · Ember, 06/01/2026')).toBeVisible()
  await page.getByRole('button', { name: 'Restore: Shed' }).click()
  await expectToast(page, 'Shed is back')
  expect(await read(page, path)).toEqual(before)
})

test('U7 an ancestor that was removed comes back by Undo, in its place', inFullOnly, async ({ page }) => {
  await registerKeeper(page.request)
  const id = await addAnimal(page.request, { name: 'Ember' })
  const path = `/api/reptiles/${id}/ancestors`
  for (const name of ['Rose', 'Old Coal'])
    await add(page, path, { relation: 'ancestor', name, morph: 'Clown' })
  const before = await read(page, path)
  await page.goto(`/animals/${id}`)
  await scrollTo(page, 'Family Tree')
  await page.getByRole('button', { name: 'Remove Rose' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expectToast(page, 'Ancestor removed')
  await undo(page)
  await expectToast(page, 'Restored')
  await expect(page.getByRole('button', { name: 'Remove Rose' })).toBeVisible()
  expect(await read(page, path)).toEqual(before)
})

test(
  'U7 a child that was taken out of the offspring is listed and named again by Undo and by Ctrl Z',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    const sire = await addAnimal(page.request, { name: 'Ember', sex: 'Male' })
    const path = `/api/reptiles/${sire}/offspring`
    const linked = await addAnimal(page.request, { name: 'Ash', fatherName: 'Ember of the expo' })
    await add(page, path, { reptileId: linked, hatchDate: '2026-05-01', notes: 'Second clutch' })
    await addAnimal(page.request, { name: 'Fay', fatherId: sire, fatherName: 'Ember, surely' })
    await addAnimal(page.request, { name: 'Wren' }).then((id) => add(page, path, { reptileId: id }))
    const strip = (rows: Record<string, unknown>[]) =>
      rows.map(({ id: _id, createdAt: _made, reptile, ...row }) => {
        const { version: _version, ...animal } = reptile as Record<string, unknown>
        return { ...row, animal }
      })
    const before = strip(await read(page, path))
    await page.goto(`/animals/${sire}`)
    await scrollTo(page, 'Offspring')
    for (const name of ['Ash', 'Fay', 'Wren']) {
      await page.getByRole('button', { name: `Actions for ${name}` }).click()
      await page.getByRole('menuitem', { name: 'Remove from Offspring' }).click()
      if (name !== 'Ash') await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
      await expectToast(page, 'Offspring relationship removed')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await (name === 'Fay' ? undoByKey(page) : undo(page))
      await expectToast(page, 'Offspring relationship is back')
      await expect(page.getByRole('button', { name: `Actions for ${name}` })).toBeVisible()
      expect(strip(await read(page, path))).toEqual(before)
    }
  },
)
