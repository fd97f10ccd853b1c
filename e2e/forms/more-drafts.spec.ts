import type { Locator, Page } from '@playwright/test'
import { plainJpeg } from '../../apps/server/src/testing/pictures.ts'
import { openAccountSettings } from '../harness/account-settings.ts'
import { addAnimal } from '../harness/animals.ts'
import { addPair, addProject } from '../harness/breeding.ts'
import { layEggs } from '../harness/eggs.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { ageSessions } from '../harness/rows.ts'
import { scrollTo } from '../harness/scroll-to.ts'
import { expectToast } from '../harness/toast.ts'

const listDrafts = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('clutchbook.draft')))

const notice = (dialog: Locator) => dialog.getByText(/^Your draft from \d\d:\d\d was kept/)

/** Opens a form on the page at a path, by the buttons of these names, which may stand in a part further down. */
type Way = {
  path: string
  part?: string
  buttons: readonly string[]
  field: string
  save: string
  saved: string
}

async function openForm(page: Page, { path, part, buttons }: Way): Promise<Locator> {
  await page.goto(path)
  if (part) await scrollTo(page, part)
  for (const name of buttons) await page.getByRole('button', { name, exact: true }).first().click()
  return page.getByRole('dialog')
}

/** A keeper with an animal that has an ancestor, and a project with two eggs; answers the ways to their forms. */
async function begin(page: Page): Promise<Way[]> {
  await registerKeeper(page.request)
  const pair = await addPair(page.request)
  const project = await addProject(page.request, pair)
  await layEggs(page.request, [
    { eggNumber: '1', breedingProjectId: project },
    { eggNumber: '2', breedingProjectId: project },
  ])
  const path = `/animals/${await addAnimal(page.request, { name: 'Dusk' })}`
  await page.request.post(`/api/reptiles${path.slice('/animals'.length)}/ancestors`, {
    data: { relation: 'ancestor', name: 'Old Dahlia' },
  })
  const morph = 'Morph/traits'
  return [
    { path, buttons: ['Add'], field: morph, save: 'Save', saved: 'Ancestor added' },
    {
      path,
      part: 'Family Tree',
      buttons: ['Edit Old Dahlia'],
      field: morph,
      save: 'Save',
      saved: 'Ancestor updated',
    },
    {
      path,
      part: 'Family Tree',
      buttons: ['Add father: parent of Dusk'],
      field: 'Produced by',
      save: 'Save',
      saved: 'Family tree updated',
    },
    {
      path: `/breeding/projects/${project}`,
      buttons: ['Hatch Eggs'],
      field: 'Morph of the hatchling from Egg #2',
      save: 'Hatch 2 eggs',
      saved: '2 eggs hatched',
    },
    {
      path: '/',
      buttons: ['Account Settings'],
      field: 'Name',
      save: 'Save Changes',
      saved: 'Profile updated',
    },
  ]
}

test(
  'U8 ancestors, parents, hatching eggs and the profile survive a closed tab; Cancel gives them up, saving ends them',
  inFullOnly,
  async ({ page, context }) => {
    test.slow()
    let tab = page
    for (const way of await begin(page)) {
      const typed = `Typed in ${way.field}`
      await (await openForm(tab, way)).getByLabel(way.field, { exact: true }).fill(typed)
      await tab.close()
      tab = await context.newPage()
      const again = await openForm(tab, way)
      await expect(notice(again)).toBeVisible()
      await expect(again.getByLabel(way.field, { exact: true })).toHaveValue(typed)
      await again.getByRole('button', { name: 'Cancel' }).click()
      await expect(again).toBeHidden()
      expect(await listDrafts(tab)).toEqual([])

      const third = await openForm(tab, way)
      await expect(notice(third)).toBeHidden()
      await third.getByLabel(way.field, { exact: true }).fill(typed)
      if (way.saved === 'Ancestor added') await third.getByLabel('Name', { exact: true }).fill('Old Cinder')
      expect(await listDrafts(tab)).toHaveLength(1)
      await third.getByRole('button', { name: way.save }).click()
      await expectToast(tab, way.saved)
      expect(await listDrafts(tab)).toEqual([])
    }
  },
)

test(
  'U8 a session that ends while several eggs hatch loses nothing of what was typed of them',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 401/)
    const { username, password } = await registerKeeper(page.request)
    const project = await addProject(page.request, await addPair(page.request))
    const path = `/breeding/projects/${project}`
    for (const eggNumber of ['1', '2'])
      await layEggs(page.request, [{ eggNumber, breedingProjectId: project }])
    await page.goto(path)
    await page.getByRole('button', { name: 'Hatch Eggs' }).click()
    const dialog = page.getByRole('dialog', { name: 'Hatch eggs' })
    await dialog.getByLabel('Name of the hatchling from Egg #1').fill('Nova')
    await dialog.getByLabel('What became of Egg #2').selectOption('Slugged')
    await page.context().clearCookies()
    await dialog.getByRole('button', { name: 'Hatch 1 egg' }).click()
    await expect(page).toHaveURL(/\/auth/)
    await page.getByLabel('Username').fill(username)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(path)
    await page.getByRole('button', { name: 'Hatch Eggs' }).click()
    await expect(notice(dialog)).toBeVisible()
    await expect(dialog.getByLabel('Name of the hatchling from Egg #1')).toHaveValue('Nova')
    await expect(dialog.getByLabel('What became of Egg #2')).toHaveValue('Slugged')
  },
)

test(
  'U8 R60 SHELL-60 on a phone a session that ends in the middle of a record or a plan leads to the sign-in form, says why, and back to what was typed',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 401/)
    await page.setViewportSize({ width: 390, height: 844 })
    const { username, password } = await registerKeeper(page.request)
    const path = `/animals/${await addAnimal(page.request, { name: 'Ember' })}`
    for (const [button, field, save] of [
      ['Feed', 'Details', 'Save Record'],
      ['Add Plan', 'Every', 'Save Plan'],
    ] as const) {
      await page.goto(path)
      const dialog = page.getByRole('dialog')
      const open = () => page.getByRole('button', { name: button, exact: true }).click()
      await open()
      await dialog.getByLabel(field, { exact: true }).fill('12')
      await page.context().clearCookies()
      await dialog.getByRole('button', { name: save }).click()
      await expect(page).toHaveURL(/\/auth\?next=/)
      await expectToast(page, 'Your session has ended')
      await expect(page.getByLabel('Username')).toBeFocused()
      await expect(page.getByLabel('Username')).toBeInViewport()
      await page.getByLabel('Username').fill(username)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Sign In', exact: true }).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByText('Your session has ended')).toHaveCount(0)
      await open()
      await expect(notice(dialog)).toBeVisible()
      await expect(dialog.getByLabel(field, { exact: true })).toHaveValue('12')
      await dialog.getByRole('button', { name: 'Cancel' }).click()
    }
  },
)

test(
  'U8 R60 the password that another address asks for is in no draft',
  inFullOnly,
  async ({ page, server, consoleWatch }) => {
    consoleWatch.allow(/status of 40[03]/)
    const { id, email } = await registerKeeper(page.request)
    ageSessions(server, id, 1)
    await page.goto('/')
    const settings = await openAccountSettings(page)
    await settings.getByLabel('Email').fill(`moved-${email}`)
    await settings.getByRole('button', { name: 'Save Changes' }).click()
    await settings.getByLabel('Current password', { exact: true }).fill('a secret of mine')
    await settings.getByLabel('Name').fill('Mara Reyes')
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }))
    expect(kept).toContain('Mara Reyes')
    expect(kept).not.toContain('a secret of mine')
  },
)

test(
  'U8 a dialog of the family asks before it closes on photos that no draft keeps',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    await page.goto(`/animals/${await addAnimal(page.request, { name: 'Dusk' })}`)
    for (const name of ['Add', 'Add mother: parent of Dusk']) {
      await page.getByRole('button', { name, exact: true }).first().click()
      const dialog = page.getByRole('dialog').first()
      await dialog.locator('input[type=file]').setInputFiles(await plainJpeg({ width: 300, height: 200 }))
      await expect(dialog.getByRole('listitem')).toHaveCount(1)
      await expect(dialog.getByRole('progressbar')).toHaveCount(0)
      await dialog.getByRole('button', { name: 'Close' }).click()
      const question = page.getByRole('dialog', { name: 'Leave without saving?' })
      await question.getByRole('button', { name: 'Leave' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  },
)
