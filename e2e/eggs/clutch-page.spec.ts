import type { Page } from '@playwright/test'
import { expectAccessible } from '../harness/accessibility.ts'
import { addPair, addProject } from '../harness/breeding.ts'
import { dayFromNow } from '../harness/eggs.ts'
import { expect, test } from '../harness/fixtures.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { expectToast } from '../harness/toast.ts'

/** A clutch of six that lies for forty days, of a keeper who is signed in. */
async function layClutch(page: Page): Promise<{ id: number; project: number }> {
  await registerKeeper(page.request, 'Mara Reyes')
  const project = await addProject(page.request, await addPair(page.request))
  const data = { breedingProjectId: project, layDate: dayFromNow(-40), eggs: 6 }
  const answer = await page.request.post('/api/clutches', { data })
  expect(answer.status(), await answer.text()).toBe(201)
  return { id: (await answer.json()).id, project }
}

const statusesOf = async (page: Page, id: number): Promise<string[]> => {
  const { eggs } = await (await page.request.get(`/api/clutches/${id}`)).json()
  return eggs.map(({ status }: { status: string }) => status)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('SEA-21 six eggs are candled with two infertile ones in four taps, and Undo gives them back', async ({
    page,
  }) => {
    const { id } = await layClutch(page)
    await page.goto(`/clutches/${id}`)
    await expect(page.getByRole('heading', { name: 'Rook × Ember', exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Candle' }).tap()
    await page.getByRole('button', { name: 'Egg #2: good' }).tap()
    await page.getByRole('button', { name: 'Egg #5: good' }).tap()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save candling' }).tap()
    await expectToast(page, 'Candled: 4 good, 2 infertile')
    await expect(page.getByRole('button', { name: 'Egg #5: infertile' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Candled' })).toContainText(
      '4 good, 2 infertile',
    )
    expect(await statusesOf(page, id)).toEqual([
      ...['Incubating', 'Infertile', 'Incubating', 'Incubating', 'Infertile', 'Incubating'],
    ])
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect(page.getByRole('button', { name: 'Hatch 6 eggs' })).toBeVisible()
    expect(await statusesOf(page, id)).toEqual(Array(6).fill('Incubating'))
  })

  test('SEA-21 all that an egg may be is offered below few of them, and one is marked by two taps', async ({
    page,
  }) => {
    await registerKeeper(page.request, 'Mara Reyes')
    const project = await addProject(page.request, await addPair(page.request))
    const data = { breedingProjectId: project, layDate: dayFromNow(-40), eggs: 3 }
    const { id } = await (await page.request.post('/api/clutches', { data })).json()
    await page.goto(`/clutches/${id}`)
    await expect(
      page.getByRole('navigation', { name: 'Quick places' }).getByRole('link', { name: 'Incubator' }),
    ).toHaveAttribute('aria-current', 'page')
    await page.getByRole('button', { name: 'Egg #2: incubating' }).tap()
    await page.getByRole('button', { name: 'Status of Egg #2: Incubating' }).tap()
    const offered = page.getByRole('menuitemradio')
    await expect(offered).toHaveCount(5)
    for (const one of await offered.all()) await one.tap({ trial: true })
    await page.getByRole('menuitemradio', { name: 'Slugged' }).tap()
    await expect(page.getByRole('button', { name: 'Status of Egg #2: Slugged' })).toBeVisible()
    expect(await statusesOf(page, id)).toEqual(['Incubating', 'Slugged', 'Incubating'])
  })

  test('SEA-20 the incubator shows clutches, and leads to the light and to the hatch of one', async ({
    page,
  }) => {
    const { id } = await layClutch(page)
    await page.goto('/incubating')
    await page.getByRole('button', { name: 'Clutches' }).tap()
    await expectAccessible(page)
    await page.getByRole('link', { name: /^Candle clutch/ }).tap()
    await expect(page).toHaveURL(`/clutches/${id}`)
    await page.getByRole('button', { name: 'Cancel' }).tap()
    await page.goBack()
    await page.getByRole('link', { name: /^Hatch 6 eggs of clutch/ }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Hatch 6 eggs' }).tap()
    await expectToast(page, '6 eggs hatched')
    expect(await statusesOf(page, id)).toEqual(Array(6).fill('Hatched'))
  })
})

test('SEA-20 CLU-10 CLU-12 a project leads to its clutch, whose log is kept and which is deleted and brought back', async ({
  page,
}) => {
  const { id, project } = await layClutch(page)
  await page.goto(`/breeding/projects/${project}`)
  await page.getByRole('list', { name: 'Clutches' }).getByRole('link').click()
  await expect(page).toHaveURL(`/clutches/${id}`)
  await page.getByRole('button', { name: 'Add entry' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add to the log' })
  await dialog.getByRole('button', { name: 'Dimpled' }).click()
  await dialog.getByLabel('Note').fill('Two of them')
  await dialog.getByRole('button', { name: 'Add entry' }).click()
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Dimpled' })).toContainText(
    'Two of them',
  )
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('dialog').getByLabel('Code').fill('BP-C')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Clutch BP-C', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete clutch' }).click()
  await expect(page).toHaveURL('/incubating')
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.goto(`/clutches/${id}`)
  await expect(page.getByText('Clutch BP-C', { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Dimpled' })).toBeVisible()
})
