import type { APIRequestContext, Page } from '@playwright/test'
import { dataUrl, plainJpeg } from '../../apps/server/src/testing/pictures.ts'
import { expectAccessible } from '../harness/accessibility.ts'
import { addAnimal } from '../harness/animals.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { withDatabase } from '../harness/rows.ts'
import { shareAnimal } from '../harness/sharing.ts'

const notFound = "The reptile profile you're looking for doesn't exist or is no longer available."
const advice = 'Please check the URL or contact the person who shared this link.'

const expectNotFound = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: 'Reptile Not Found', exact: true })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(notFound)
  await expect(page.getByText(advice, { exact: true })).toBeVisible()
}

/** A shared animal with a linked father, a written mother and two photos. */
async function addShared(request: APIRequestContext): Promise<number> {
  const photos = [
    dataUrl(await plainJpeg({ width: 300, height: 200 })),
    dataUrl(await plainJpeg({ width: 200, height: 300 })),
  ]
  const fatherId = await addAnimal(request, {
    name: 'Cinder',
    sex: 'Male',
    morph: 'Clown',
    producedBy: 'Reyes Reptiles',
  })
  const id = await addAnimal(request, {
    name: 'Ember',
    sex: 'Female',
    morph: 'Pastel Clown',
    notes: 'Eats frozen mice.',
    price: '650',
    contactInfo: '@reyesreptiles',
    customId: 'BP-7',
    photos,
    fatherId,
    motherName: 'Dahlia',
    motherMorph: 'Pastel',
    motherPhotos: [photos[1]],
  })
  await shareAnimal(request, id)
  return id
}

test('SHR-01 SHR-04 SHR-05 SHR-06 SHR-07 SHR-08 MED-14 SHELL-03 a visitor sees a shared animal, its photos and its family, and can change nothing', async ({
  page,
  request,
}) => {
  await registerKeeper(request)
  const id = await addShared(request)
  await page.goto(`/shared/reptile/${id}`)
  const main = page.getByRole('main')
  await expect(page).toHaveTitle('Ember · Clutchbook')
  await expect(main.getByRole('heading', { level: 1, name: 'Ember', exact: true })).toBeVisible()
  const head = main.getByRole('banner').or(main.locator('header')).first()
  await expect(head).toContainText('Python regius')
  await expect(head).toContainText('Female')
  await expect(head).toContainText('$650')
  await expect(main.getByText('@reyesreptiles', { exact: true })).toBeVisible()
  await expect(main.getByText('Eats frozen mice.', { exact: true })).toBeVisible()
  await expect(main).not.toContainText('BP-7')
  const family = main.getByRole('region', { name: 'Family Tree' })
  await expect(family.getByRole('listitem').filter({ hasText: 'Father' })).toContainText(
    'CinderClownProduced by Reyes Reptiles',
  )
  await expect(family.getByRole('listitem').filter({ hasText: 'Mother' })).toContainText('DahliaPastel')
  await expect(
    main.getByRole('button', { name: /Edit|Delete|Share|Print|Archive|Holdback|Actions for/ }),
  ).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  // The gallery: arrows, thumbnails and the whole screen.
  await main.getByRole('button', { name: 'Next photo' }).click()
  await expect(main.getByRole('button', { name: 'Show 2 of 2' })).toHaveAttribute('aria-current', 'true')
  await main.getByRole('button', { name: 'View fullscreen' }).click()
  await expect(page.getByRole('dialog', { name: 'Ember' })).toBeVisible()
  await page.keyboard.press('Escape')
  await family.getByRole('button', { name: 'View Photos of Dahlia' }).click()
  await expect(page.getByRole('dialog', { name: 'Dahlia' })).toBeVisible()
})

test('LIN-12 LIN-13 LIN-43 SHR-06 a visitor sees grandparents that are shared themselves and nothing of others, with no way to edit', async ({
  page,
  request,
  consoleWatch,
}) => {
  // The browser's own line for a grandparent that isn't shared.
  consoleWatch.allow(/status of 404 .*\/api\/public\/reptiles\//)
  await registerKeeper(request)
  const add = (name: string, fields: object) => addAnimal(request, { name, ...fields })
  const [grandsire, grandam] = [await add('Flint', { sex: 'Male' }), await add('Hidden', { sex: 'Female' })]
  const sire = await add('Cinder', { sex: 'Male', fatherId: grandsire, motherId: grandam })
  const dam = await add('Dahlia', { sex: 'Female', motherId: grandam })
  const id = await add('Ember', { fatherId: sire, motherId: dam })
  const said = {
    relation: 'great-grandmother',
    name: 'Old Ivy',
    morph: 'Pastel',
    producedBy: 'Cedar & Stone',
  }
  const photos = [dataUrl(await plainJpeg({ width: 90, height: 60 }))]
  await request.post(`/api/reptiles/${id}/ancestors`, { data: { ...said, photos } })
  await shareAnimal(request, id)
  await shareAnimal(request, grandsire)
  const asked: string[] = []
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname))
  await page.goto(`/shared/reptile/${id}`)
  const family = page.getByRole('main').getByRole('region', { name: 'Family Tree' })
  const above = family.getByRole('list', { name: 'Parents of Cinder' })
  await expect(above.getByRole('listitem')).toHaveText([/Grandfather\s*Flint/, /Grandmother\s*Unknown/])
  await expect(family.getByRole('list', { name: 'Parents of Dahlia' })).toHaveCount(0)
  await expect(page.getByText('Hidden')).toHaveCount(0)
  // Each grandparent is asked for once, however many children it has here.
  const lookUps = asked.filter((path) => path.startsWith('/api/public/reptiles/')).sort()
  expect(lookUps).toEqual([grandsire, grandam].map((one) => `/api/public/reptiles/${one}`).sort())
  const noted = family.getByRole('listitem').filter({ hasText: 'Old Ivy' })
  await expect(noted).toContainText('great-grandmother')
  await expect(noted).toContainText('Produced by Cedar & Stone')
  await expect(noted.getByRole('img').or(noted.locator('img')).first()).toBeVisible()
  await expect(family.getByRole('button', { name: /Add|Edit|Remove|Delete|Actions for/ })).toHaveCount(0)
  await expect(family.getByRole('button')).toHaveText(['View Photos'])
  await expectAccessible(page)
  await above.getByRole('link', { name: 'Flint' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Flint' })).toBeVisible()
})

test(
  'SHR-02 SHR-Q12 older addresses give way to the one of today and keep the query',
  inFullOnly,
  async ({ page, request }) => {
    await registerKeeper(request)
    const id = await addShared(request)
    await page.goto('/layout-demo')
    for (const old of ['reptiles', 'reptile']) {
      await page.goto(`/public/${old}/${id}?from=chat`)
      await expect(page).toHaveURL(`/shared/reptile/${id}?from=chat`)
      await expect(page.getByRole('heading', { level: 1, name: 'Ember' })).toBeVisible()
      // The old address left nothing behind in the history.
      await page.goBack()
      await expect(page).toHaveURL('/layout-demo')
    }
  },
)

test(
  'SHR-03 SHELL-Q11 the oldest address shows the animal where it is',
  inFullOnly,
  async ({ page, request }) => {
    await registerKeeper(request)
    const id = await addShared(request)
    await page.goto(`/reptile-detail/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Ember' })).toBeVisible()
    await expect(page).toHaveURL(`/reptile-detail/${id}`)
  },
)

test(
  'SHR-09 SHR-12 SHR-13 SHR-60 what is private or missing is not found, and is looked for at both addresses, twice, when tried again',
  inFullOnly,
  async ({ page, request, consoleWatch }) => {
    consoleWatch.allow(/status of 404/)
    await registerKeeper(request)
    const hidden = await addAnimal(request, { name: 'Secret' })
    const asked: string[] = []
    page.on('request', (sent) => asked.push(new URL(sent.url()).pathname))
    const calls = () => asked.filter((path) => path.startsWith('/api/'))
    const first = await page.goto(`/shared/reptile/${hidden}`)
    expect(first?.status()).toBe(404)
    await expectNotFound(page)
    await expect(page).toHaveTitle('Reptile Not Found · Clutchbook')
    expect(calls()).toEqual([])
    const once = [`/api/shared/reptile/${hidden}`, `/api/public/reptiles/${hidden}`]
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(calls).toEqual([...once, ...once])
    await expectNotFound(page)
    await expectAccessible(page)
    await page.goto('/shared/reptile/no-number')
    await expectNotFound(page)
  },
)

test(
  'SHR-13 R80 a visitor who comes while the product fails gets the page, and the animal once it is right again',
  inFullOnly,
  async ({ page, request, server, consoleWatch }) => {
    consoleWatch.allow(/status of 500/)
    await registerKeeper(request)
    const id = await addAnimal(request, { name: 'Ember' })
    await shareAnimal(request, id)
    withDatabase(server, (database) => database.exec('alter table animalSharing rename to taken'))
    try {
      const failed = await page.goto(`/shared/reptile/${id}`)
      expect(failed?.status()).toBe(500)
      await expectNotFound(page)
    } finally {
      withDatabase(server, (database) => database.exec('alter table taken rename to animalSharing'))
    }
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ember' })).toBeVisible()
  },
)

test(
  'SHR-10 SHR-11 the second address answers where the first fails',
  inFullOnly,
  async ({ page, request, consoleWatch }) => {
    consoleWatch.allow(/status of (404|500)/)
    await registerKeeper(request)
    const id = await addAnimal(request, { name: 'Ember' })
    await page.goto(`/shared/reptile/${id}`)
    await expectNotFound(page)
    await shareAnimal(request, id)
    await page.route('**/api/shared/reptile/*', (route) => route.fulfill({ status: 500, json: {} }))
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ember' })).toBeVisible()
  },
)

test('SHELL-Q02 the theme can be chosen on a public page', inFullOnly, async ({ page, request }) => {
  await registerKeeper(request)
  await page.goto(`/shared/reptile/${await addShared(request)}`)
  await page.getByRole('button', { name: 'Choose theme' }).click()
  await page.getByRole('menuitemradio', { name: 'Light', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light')
})

test(
  'SHR-Q01 SHR-58 the owner sees before sharing what others would see, photos too, and nobody else does',
  inFullOnly,
  async ({ page, browser, baseURL, request, consoleWatch }) => {
    consoleWatch.allow(/status of 40[14]/)
    const { id: keeper } = await registerKeeper(page.request, 'Mara Reyes')
    const photos = [dataUrl(await plainJpeg({ width: 300, height: 200 }))]
    const id = await addAnimal(page.request, { name: 'Secret', photos })
    const note = page.getByText('Preview: this is what others see once you share the link.')
    const photo = page.getByRole('main').locator('img').first()
    await page.goto('/animals')
    await page.getByRole('button', { name: 'Share Collection' }).click()
    const preview = page.getByRole('dialog').getByRole('link', { name: 'Preview' })
    await expect(preview).toHaveAttribute('href', `/collection/${keeper}?preview=true`)
    for (const path of [`/collection/${keeper}`, `/profile/${keeper}/shared`]) {
      await page.goto(`${path}?preview=true`)
      await expect(note).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: 'Mara Reyes' })).toBeVisible()
    }
    await page.goto(`/collection/${keeper}?preview=true`)
    await page.getByRole('link', { name: 'Secret' }).click()
    await expect(page).toHaveURL(`/shared/reptile/${id}?preview=true`)
    await expect(note).toBeVisible()
    await expect(photo).toHaveJSProperty('naturalWidth', 300)
    // Another keeper and a visitor are shown what is shared, and nothing else, whatever the address asks for.
    await registerKeeper(request)
    const other = await browser.newPage({
      baseURL: baseURL ?? '',
      storageState: await request.storageState(),
    })
    await other.goto(`/shared/reptile/${id}?preview=true`)
    await expectNotFound(other)
    await shareAnimal(page.request, id)
    await other.goto(`/shared/reptile/${id}?preview=true`)
    await expect(other.getByRole('heading', { level: 1, name: 'Secret' })).toBeVisible()
    await expect(other.getByText('Preview:')).toHaveCount(0)
    await other.close()
  },
)
