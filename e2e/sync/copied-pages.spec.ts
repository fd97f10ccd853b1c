import type { Page } from '@playwright/test'
import { expectAccessible } from '../harness/accessibility.ts'
import { addAnimal } from '../harness/animals.ts'
import { addPair, addProject } from '../harness/breeding.ts'
import { keepOnlyRecords, keepRecords, noNetwork, ofWhen } from '../harness/copy.ts'
import { dayFromNow, layEggs } from '../harness/eggs.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { loseCalls } from '../harness/lost-calls.ts'
import { expectToast } from '../harness/toast.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

const figures = (page: Page) =>
  page.getByRole('list', { name: 'Your collection in figures' }).getByRole('listitem')

async function addMilo(page: Page): Promise<void> {
  await page.goto('/animals')
  await page.getByRole('button', { name: 'Add New' }).click()
  await page.getByRole('menuitem', { name: 'New Animal' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Name', { exact: false }).first().fill('Milo')
  await form.getByLabel('Species').first().fill('Python regius')
  await form.getByRole('button', { name: 'Save Animal' }).click()
  await expectToast(page, 'Animal added')
}

/** Has a page ask what has changed, and waits until its copy has that: a page that is left before leaves it out. */
const feedCopy = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new BroadcastChannel('clutchbook-copy').onmessage = ({ data }) => {
          if (data === 'fed') resolve()
        }
        document.dispatchEvent(new Event('visibilitychange'))
      }),
  )

test('OFF-13 OFF-16 the dashboard is told from the copy, with what waits, not as it was last answered', async ({
  page,
  context,
  consoleWatch,
}) => {
  await registerKeeper(page.request)
  await addAnimal(page.request, { name: 'Ember' })
  await keepRecords(page)
  await page.goto('/')
  await expect(figures(page).first()).toContainText('1')
  // What comes into the copy later is told as well; the dashboard is not asked for again.
  await page.route('**/api/dashboard', (route) => route.abort())
  consoleWatch.allow(/ERR_FAILED/)
  await addAnimal(page.request, { name: 'Late' })
  await layEggs(page.request, [{ eggNumber: '7', layDate: dayFromNow(-59) }])
  // The first may be what the page had asked at its opening.
  for (let times = 0; times < 2; times++) await feedCopy(page)
  consoleWatch.allow(noNetwork)
  await context.setOffline(true)
  await addMilo(page)
  await page.goto('/')
  // What waits was added last.
  const newest = page.getByRole('region', { name: 'Newest animals' }).getByRole('listitem')
  await expect(newest).toHaveText([/Milo/, /Late/, /Ember/])
  await expect(figures(page).first()).toContainText('3')
  await expect(page.getByRole('list', { name: 'Hatching next' }).getByRole('link')).toHaveText([/#7/])
  await expect(page.getByText(/as of \d\d:\d\d$/)).toBeVisible()
  await expectAccessible(page)
})

test(
  'OFF-13 the genes of an animal, and what its young say of them, are told without the network',
  inFullOnly,
  async ({ page, context, consoleWatch }) => {
    // All of the page is seen: what stands below the screen comes when one gets there.
    await page.setViewportSize({ width: 390, height: 3000 })
    await registerKeeper(page.request)
    const [father, mother] = [
      await addAnimal(page.request, { name: 'Rook', sex: 'Male' }),
      await addAnimal(page.request, { name: 'Ember', sex: 'Female' }),
    ]
    const young = await addAnimal(page.request, { name: 'Late', fatherId: father, motherId: mother })
    const clown = { gene: 'bp-clown', copies: 2, evidence: 'visual' }
    for (const [id, entries] of [
      [young, [clown]],
      [father, []],
    ] as const)
      await page.request.put(`/api/animals/${id}/genotype`, { data: { entries } })
    await keepRecords(page)
    consoleWatch.allow(noNetwork)
    await context.setOffline(true)
    // Nobody has looked at them before.
    await page.goto(`/animals/${father}`)
    const genes = page.locator('section', { has: page.getByRole('heading', { name: 'Genetics' }) })
    await expect(genes.getByText(/het Clown/).first()).toBeVisible()
    await expect(page.getByText(ofWhen)).toBeVisible()
    await expectAccessible(page)
  },
)

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' })

  test(
    'OFF-13 clutches, their eggs and their log are told without the network, wherever they are looked at',
    inFullOnly,
    async ({ page, context, consoleWatch }) => {
      await registerKeeper(page.request)
      const project = await addProject(page.request, await addPair(page.request))
      const laid = await page.request.post('/api/clutches', {
        data: { breedingProjectId: project, layDate: dayFromNow(-40), eggs: 6 },
      })
      const { id, eggs } = (await laid.json()) as { id: number; eggs: { id: number }[] }
      const found = [{ id: eggs[0]?.id, finding: 'infertile' }]
      const data = {
        kind: 'candled',
        day: dayFromNow(-30),
        note: 'Canary in words',
        eggs: found,
        setStatus: true,
      }
      const noted = await page.request.post(`/api/clutches/${id}/log`, { data })
      expect(noted.status(), await noted.text()).toBe(201)
      await page.setViewportSize({ width: 390, height: 3000 })
      await keepOnlyRecords(page)
      await loseCalls(context, consoleWatch)
      // Nobody has looked at any of these pages before.
      await page.goto('/incubating')
      await page.getByRole('button', { name: 'Clutches' }).click()
      await expect(page.getByRole('link', { name: /^Hatch 5 eggs of clutch/ })).toBeVisible()
      await expectAccessible(page)
      await page.goto(`/clutches/${id}`)
      await expect(page.getByRole('heading', { name: 'Rook × Ember', exact: true })).toBeVisible()
      await expect(page.getByText('Canary in words')).toBeVisible()
      await expect(page.getByText(ofWhen)).toBeVisible()
      await expectAccessible(page)
      await page.goto(`/breeding/projects/${project}`)
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: /C1|clutch/i })
          .first(),
      ).toBeVisible()
    },
  )

  test(
    'OFF-13 OFF-16 beside a server that answers the dashboard counts what waits, and the bell is the server’s',
    inFullOnly,
    async ({ page, context, consoleWatch }) => {
      await registerKeeper(page.request)
      await addAnimal(page.request, { name: 'Ember' })
      await keepOnlyRecords(page)
      consoleWatch.allow(/ERR_CONNECTION_FAILED|cross-world service worker|was preloaded using link preload/)
      await context.route('**/api/animals', (route) =>
        route.request().method() === 'POST' ? route.abort('connectionfailed') : route.fallback(),
      )
      await addMilo(page)
      // So many notifications there are not: they show whose answer it is.
      const told = (await (await page.request.get('/api/dashboard')).json()) as object
      await page.route('**/api/dashboard', (route) =>
        route.fulfill({ json: { ...told, notifications: 3, unreadNotifications: 3 } }),
      )
      await page.goto('/')
      await expect(figures(page).first()).toContainText('2')
      await expect(page.getByRole('link', { name: /Milo/ }).first()).toBeVisible()
      await expect(page.getByRole('button', { name: /notifications/i }).first()).toContainText('3')
      await expect(page.getByText(ofWhen)).toHaveCount(0)
    },
  )
})
