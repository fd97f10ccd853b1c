import type { APIRequestContext, Page } from '@playwright/test'
import type { RunningServer } from '../../apps/server/src/testing/running-server.ts'
import { expectAccessible } from '../harness/accessibility.ts'
import { addAnimals } from '../harness/animals.ts'
import { failCalls } from '../harness/failing-calls.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { inMotion } from '../harness/motion.ts'
import { asOperator } from '../harness/operator.ts'
import { endRoutes } from '../harness/routes.ts'
import { withDatabase } from '../harness/rows.ts'
import { expectWholeToast } from '../harness/toast.ts'

test.use(inMotion)

const url = '/admin/data-repair'
const repairButton = (page: Page) =>
  page.getByRole('button', { name: 'Repair Data Separation Issues', exact: true })

const question = (page: Page) => page.getByRole('dialog')
const previewed = (page: Page) => page.getByRole('region', { name: 'What a repair would do now' })

/** Mixes accounts up behind the product's back, since it can't do so itself. */
function giveEgg(server: RunningServer, egg: number, from: number, to: number): void {
  withDatabase(server, (database) => {
    database.exec('pragma foreign_keys = off')
    database.prepare('update egg set keeperId = ? where id = ?').run(to, egg)
    const count = database.prepare('update keeperState set eggs = ?, incubatingEggs = ? where keeperId = ?')
    count.run(1, 1, to)
    count.run(0, 0, from)
  })
}

/** A project of whoever is signed in, with one egg; answers the egg's number. */
async function layEgg(request: APIRequestContext): Promise<number> {
  const [maleId, femaleId] = await addAnimals(request, [
    { name: 'Rook', sex: 'Male' },
    { name: 'Ember', sex: 'Female' },
  ])
  const project = {
    maleId,
    femaleId,
    species: 'Python regius',
    name: 'Pair',
    startDate: '2026-06-15',
    status: 'Gravid',
  }
  const made = await request.post('/api/breeding-projects', { data: project })
  expect(made.status(), await made.text()).toBe(201)
  const egg = { breedingProjectId: (await made.json()).id, layDate: '2026-06-20' }
  const laid = await request.post('/api/eggs', { data: egg })
  expect(laid.status(), await laid.text()).toBe(201)
  return (await laid.json()).id
}

test('SHELL-18 the title of the page stands whole in the bar of a phone', async ({ page, server }) => {
  const admin = await registerKeeper(page.request)
  await asOperator(server, 'user', 'set-admin', admin.username, 'on')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(url)
  const title = page.getByRole('banner').getByText('System Administration')
  await expect(title).toBeVisible()
  await page.waitForLoadState('networkidle')
  const lines = await title.evaluate((element) => element.getBoundingClientRect().height / 25)
  expect(lines).toBeLessThanOrEqual(2)
})

test('ADM-01 ADM-02 ADM-05 ADM-06 ADM-07 ADM-09 R89 an administrator reads what a repair would do, has it done and reads what was done', async ({
  page,
  request,
  server,
}) => {
  const owner = await registerKeeper(request)
  const egg = await layEgg(request)
  const admin = await registerKeeper(page.request)
  await asOperator(server, 'user', 'set-admin', admin.username, 'on')
  giveEgg(server, egg, owner.id, admin.id)
  await page.goto(url)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'System Administration' })).toBeAttached()
  await expect(main.getByRole('button')).toHaveText(['Repair Data Separation Issues'])
  await expect(previewed(page)).toContainText(
    /1 Eggs to reassign\s*2 Accounts concerned\s*0 Other references/,
  )
  await expect(previewed(page).getByRole('listitem')).toHaveText([
    new RegExp(`^Egg ${egg} of project .* would move from account ${admin.id} to account ${owner.id}$`),
  ])
  await expectAccessible(page)
  // Nothing is done on the way to the question, or by saying no to it.
  await repairButton(page).click()
  await expect(question(page)).toHaveAccessibleName('Reassign 1 egg?')
  await expect(question(page)).toContainText('between 2 accounts')
  await expectAccessible(page)
  await question(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(question(page)).toBeHidden()
  expect(await (await request.get('/api/eggs')).json()).toEqual([])
  await repairButton(page).click()
  await question(page).getByRole('button', { name: 'Repair' }).click()
  await expectWholeToast(page, 'Data repair completed', '1 egg was moved')
  const result = main.getByRole('status')
  await expect(result).toContainText('1 egg was moved')
  await expect(result).toContainText('1 Eggs reassigned')
  await expect(result.getByRole('listitem')).toHaveText([new RegExp(`^Egg ${egg} of project`)])
  expect((await (await request.get('/api/eggs')).json()).map(({ id }: { id: number }) => id)).toEqual([egg])
  await expect(previewed(page)).toContainText('0 Eggs to reassign')
  // What changes after the preview is done and told as it is.
  giveEgg(server, egg, owner.id, admin.id)
  await repairButton(page).click()
  await expect(question(page)).toHaveAccessibleName('Run the repair all the same?')
  await question(page).getByRole('button', { name: 'Repair' }).click()
  await expect(result).toContainText('which told of 0 eggs')
  await expect(result).toContainText('1 Eggs reassigned')
  await repairButton(page).click()
  await question(page).getByRole('button', { name: 'Repair' }).click()
  await expect(result).toContainText('No data issues were found that needed repair')
})

test(
  'R89 nothing is offered while what a repair would do cannot be told',
  inFullOnly,
  async ({ page, server, consoleWatch }) => {
    consoleWatch.allow(/status of 500/)
    const admin = await registerKeeper(page.request)
    await asOperator(server, 'user', 'set-admin', admin.username, 'on')
    await failCalls(page, 'GET', '/api/admin/data-mixing')
    await page.goto(url)
    const failure = page
      .getByRole('alert')
      .filter({ hasText: 'What a repair would do could not be looked up' })
    await expect(failure).toBeVisible()
    await expect(repairButton(page)).toBeDisabled()
    await endRoutes(page, '**/api/admin/data-mixing')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(previewed(page)).toContainText('No egg lies in another keeper’s project.')
    await expect(repairButton(page)).toBeEnabled()
  },
)

test('ADM-08 a repair that fails is told', inFullOnly, async ({ page, server, consoleWatch }) => {
  consoleWatch.allow(/status of 500/)
  const admin = await registerKeeper(page.request)
  await asOperator(server, 'user', 'set-admin', admin.username, 'on')
  await page.clock.install()
  await page.goto(url)
  const calls = await failCalls(page, 'POST', '/api/admin/fix-data-mixing')
  await repairButton(page).click()
  await question(page).getByRole('button', { name: 'Repair' }).click()
  for (const made of [1, 2]) {
    await expect.poll(calls.count).toBe(made)
    await page.clock.fastForward(1100)
  }
  await expectWholeToast(page, 'Data repair failed', 'Something went wrong')
})

test('ADM-13 ADM-10 whoever is no administrator finds nothing there, and no link to it', async ({ page }) => {
  await registerKeeper(page.request)
  await page.goto(url)
  await expect(page.getByRole('heading', { name: 'Nothing lives at this address' })).toBeVisible()
  // The page of any unknown address, in one frame, and not a word of what lies here.
  await expect(page.getByRole('banner')).toHaveCount(1)
  await expect(page.getByText('System Administration')).toHaveCount(0)
  await expect(repairButton(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Data Repair' })).toHaveCount(0)
})
