import type { Page } from '@playwright/test'
import { addAnimal } from '../harness/animals.ts'
import { choosePhoto } from '../harness/choose-photo.ts'
import { keepOnlyRecords } from '../harness/copy.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { letCallsThrough, loseCalls } from '../harness/lost-calls.ts'
import { expectToast } from '../harness/toast.ts'
import { expectWaiting } from '../harness/waiting.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** The sizes of pictures that the server has. */
const sizesOf = (page: Page, addresses: readonly string[]): Promise<number[][]> =>
  page.evaluate(
    (all) =>
      Promise.all(
        all.map(async (address) => {
          const picture = await createImageBitmap(await (await fetch(address)).blob())
          return [picture.width, picture.height]
        }),
      ),
    addresses,
  )

const stored = expect.stringMatching(/^\/api\/media\/\d+$/)

test(
  'OFF-21 photos of both parents wait with a new animal and go with it, each to its own',
  inFullOnly,
  async ({ page, context, consoleWatch }) => {
    await registerKeeper(page.request)
    await keepOnlyRecords(page)
    await loseCalls(context, consoleWatch)
    await page.goto('/animals/add')
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Milo')
    await page.getByRole('combobox', { name: 'Species' }).fill('Python regius')
    await choosePhoto(page, { width: 300, height: 200 }, 'Photos and videos')
    // Parts that are seldom filled are folded on a phone.
    for (const parent of ['Father', 'Mother'])
      await page.getByRole('heading', { name: `${parent} Photos` }).click()
    await choosePhoto(page, { width: 90, height: 60 }, 'Photos and videos of the father')
    await choosePhoto(page, { width: 60, height: 90 }, 'Photos and videos of the mother')
    await page.getByRole('button', { name: 'Save Animal' }).click()
    await expectToast(page, 'Animal added')
    await expectWaiting(page, true)
    await letCallsThrough(page)
    await expectWaiting(page, false)
    const [{ id }] = (await (await page.request.get('/api/animals')).json()) as [{ id: number }]
    const milo = await (await page.request.get(`/api/animals/${id}`)).json()
    expect(milo).toMatchObject({ photos: [stored], fatherPhotos: [stored], motherPhotos: [stored] })
    const { photos, fatherPhotos, motherPhotos } = milo as Record<string, string[]>
    const addresses = [photos, fatherPhotos, motherPhotos].flatMap((some) => some ?? [])
    expect(await sizesOf(page, addresses)).toEqual([
      [300, 200],
      [90, 60],
      [60, 90],
    ])
  },
)

test(
  'OFF-10 OFF-21 a photo that was chosen without the network goes first with a change that may not wait',
  inFullOnly,
  async ({ page, context, consoleWatch }) => {
    await registerKeeper(page.request)
    const id = await addAnimal(page.request, { name: 'Ember' })
    await keepOnlyRecords(page)
    await page.goto(`/animals/${id}`)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: /ancestor of Ember/ })
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Old Dahlia')
    await loseCalls(context, consoleWatch)
    await choosePhoto(page, { width: 90, height: 60 }, 'Photos')
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') calls.push(new URL(request.url()).pathname)
    })
    await letCallsThrough(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Ancestor added')
    expect(calls).toEqual(['/api/media', `/api/animals/${id}/ancestors`])
    const ancestors = await (await page.request.get(`/api/animals/${id}/ancestors`)).json()
    expect(ancestors).toMatchObject([{ name: 'Old Dahlia', photos: [stored] }])
    expect(await sizesOf(page, ancestors[0].photos)).toEqual([[90, 60]])
    await expectWaiting(page, false)
  },
)

test(
  'OFF-10 OFF-17 of an animal that waits itself nothing is sent ahead, no photo either',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    await registerKeeper(page.request)
    await keepOnlyRecords(page)
    consoleWatch.allow(/ERR_CONNECTION_FAILED/)
    let isMediaReached = false
    const lost = /\/api\/(animals|media)$/
    await page.route(lost, (route) =>
      route.request().method() !== 'POST' || (isMediaReached && route.request().url().endsWith('/media'))
        ? route.fallback()
        : route.abort('connectionfailed'),
    )
    await page.goto('/animals/add')
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Milo')
    await page.getByRole('combobox', { name: 'Species' }).fill('Python regius')
    await page.getByRole('button', { name: 'Save Animal' }).click()
    await expectToast(page, 'Animal added')
    await expectWaiting(page, true)
    await page.goto('/animals')
    await page.getByText('Milo').first().click()
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: /ancestor of Milo/ })
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Old Dahlia')
    await choosePhoto(page, { width: 90, height: 60 }, 'Photos')
    isMediaReached = true
    const calls: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (request.method() === 'POST' && pathname !== '/api/animals') calls.push(pathname)
    })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Ancestor not saved').first()).toBeVisible()
    expect(calls).toEqual([])
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Old Dahlia')
  },
)
