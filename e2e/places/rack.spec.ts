import { addAnimals } from '../harness/animals.ts'
import { failCalls } from '../harness/failing-calls.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { addFilledRack, addPlace } from '../harness/places.ts'
import { feedingsOf, mediumRat, planFor } from '../harness/plans.ts'
import { endRoutes } from '../harness/routes.ts'
import { expectToast } from '../harness/toast.ts'
import { undoByKey } from '../harness/undo.ts'

test('PLC-01 PLC-02 PLC-04 a room and a rack are added, the rack has its tubs at once, and each step is taken back', async ({
  page,
  consoleWatch,
}) => {
  // A rack of tubs needs a code, which the server says.
  consoleWatch.allow(/status of 400.*api\/places/)
  await registerKeeper(page.request)
  await page.goto('/places')
  await page.getByRole('button', { name: 'Add place' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Please enter a name')).toBeVisible()
  await page.getByLabel('Name').fill('Snake room')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Snake room added')
  await page.getByRole('link', { name: /open Snake room/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Snake room' })).toBeVisible()
  await page.getByRole('button', { name: 'Add here' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Rack 1')
  await dialog.getByLabel('Rows (shelves)').fill('2')
  await dialog.getByLabel('Tubs a row').fill('3')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText(/Please give the rack a code/)).toBeVisible()
  await dialog.getByLabel('Code', { exact: true }).fill('R1')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Rack 1 added')
  const main = page.getByRole('main')
  await expect(main.getByText('0 of 6 tubs')).toBeVisible()
  await main.getByRole('link', { name: 'Rack 1, R1' }).click()
  const tubs = page.getByRole('list', { name: 'Tubs of Rack 1' }).getByRole('link')
  await expect(tubs).toHaveCount(6)
  await expect(tubs.first()).toHaveAccessibleName('R1-A1, free')
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await dialog.getByLabel('Tubs a row').fill('4')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Rack 1 changed')
  await expect(tubs).toHaveCount(8)
  await undoByKey(page)
  await expect(tubs).toHaveCount(6)
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL('/places')
  await expectToast(page, 'Rack 1 deleted')
  await expect(page.getByText('Nothing stands in it yet.')).toBeVisible()
})

test('PLC-06 PLC-07 PLC-08 an animal is moved into a tub, one that is full says so, and Undo leads back', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/status of 409.*records/)
  await registerKeeper(page.request)
  const [ember = 0] = await addAnimals(page.request, [{ name: 'Ember' }, { name: 'Rook' }])
  const { rack } = await addFilledRack(page.request, [ember])
  await page.goto(`/places/${rack}`)
  await page.getByRole('link', { name: /^R1-A1, Ember/ }).click()
  await expect(
    page.getByRole('list', { name: 'In it now' }).getByRole('link', { name: 'Ember' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Move Ember' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Where to' }).fill('A2')
  await dialog.getByRole('option', { name: /R1-A2/ }).click()
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expectToast(page, 'Ember is in R1-A2 now')
  await expect(page.getByText('Nobody is in it.')).toBeVisible()
  await undoByKey(page)
  await expect(
    page.getByRole('list', { name: 'In it now' }).getByRole('link', { name: 'Ember' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Move in' }).click()
  await dialog.getByRole('combobox', { name: 'Animal' }).fill('Rook')
  await dialog.getByRole('option', { name: /Rook/ }).click()
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(dialog.getByText('R1-A1 holds 1 and is full')).toBeVisible()
  await dialog.getByRole('button', { name: 'Move in anyway' }).click()
  await expectToast(page, 'Rook is in R1-A1 now')
  await expect(page.getByRole('list', { name: 'In it now' }).getByRole('listitem')).toHaveCount(2)
})

test('HUS-34 PLC-03 a rack is fed tub by tub, and the rest by one press, through the log of Today', async ({
  page,
}) => {
  await registerKeeper(page.request)
  const ids = await addAnimals(
    page.request,
    ['Ember', 'Rook', 'Wren', 'Sable', 'Idle'].map((name) => ({ name })),
  )
  await planFor(page.request, ids.slice(0, 4), { kind: 'feeding', food: mediumRat })
  const { rack } = await addFilledRack(page.request, ids)
  await page.goto(`/places/${rack}`)
  await page.getByRole('button', { name: 'Feed', exact: true }).click()
  const tub = (name: string) => page.getByRole('button', { name: new RegExp(`, ${name}, `) })
  await expect(page.getByText('0 of 4 done')).toBeVisible()
  await tub('Ember').click()
  await expect(tub('Ember')).toHaveAccessibleName('R1-A1, Ember, 1 medium rat: Feed')
  await expect(page.getByText('1 of 4 done')).toBeVisible()
  // A second press asks what else it was.
  await tub('Ember').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Refused' }).click()
  await expect(tub('Ember')).toHaveAccessibleName('R1-A1, Ember, refused: Feed')
  await expect(page.getByText('1 refused', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Feed the other 3' }).click()
  await expect(page.getByText('4 of 4 done')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('1 of 4 done')).toBeVisible()
  await page.getByRole('button', { name: 'Feed the other 3' }).click()
  // One that no plan asks for is fed as well, once it is said how.
  await tub('Idle').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ate' }).click()
  await expect(page.getByText('5 of 5 done')).toBeVisible()
  await expect
    .poll(async () => (await feedingsOf(page.request)).map(({ data }) => data?.outcome).sort())
    .toEqual(['eaten', 'eaten', 'eaten', 'eaten', 'refused'])
})

test(
  'HUS-34 nobody is given water again because it could not be read who had it: the rack says so and takes no press',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 500/)
    await registerKeeper(page.request)
    const [ember = 0, rook = 0] = await addAnimals(page.request, [{ name: 'Ember' }, { name: 'Rook' }])
    const { rack } = await addFilledRack(page.request, [ember, rook])
    await page.goto(`/places/${rack}`)
    const { day } = await (await page.request.get('/api/today')).json()
    const given = await page.request.post(`/api/animals/${ember}/records`, {
      data: { recordType: 'water', recordDate: day },
    })
    expect(given.status(), await given.text()).toBe(201)
    await failCalls(page, 'GET', '/api/records*')
    await page.getByRole('button', { name: 'Water', exact: true }).click()
    await expect(page.getByText('What is due could not be loaded')).toBeVisible()
    const tub = (name: string) => page.getByRole('button', { name: new RegExp(`, ${name}\\b`) })
    await expect(tub('Ember')).toBeDisabled()
    await expect(page.getByRole('button', { name: /^Water all/ })).toBeHidden()
    await endRoutes(page, '**/api/records*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('1 of 2 done')).toBeVisible()
    await tub('Rook').click()
    await expect(page.getByText('2 of 2 done')).toBeVisible()
    const watered = async () => (await page.request.get('/api/records?recordType=water')).json()
    await expect
      .poll(async () => (await watered()).map(({ animalId }: { animalId: number }) => animalId).sort())
      .toEqual([ember, rook].sort())
  },
)

test(
  'PLC-06 PLC-08 several animals are moved at once and back, and lists and Today are narrowed to a place',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    const ids = await addAnimals(
      page.request,
      ['Ember', 'Rook', 'Wren'].map((name) => ({ name })),
    )
    await planFor(page.request, ids, { kind: 'feeding', food: mediumRat })
    const { rack } = await addFilledRack(page.request, ids.slice(0, 1))
    await addPlace(page.request, { kind: 'room', name: 'Quarantine' })
    await page.goto('/animals')
    await page.getByRole('button', { name: 'Select', exact: true }).click()
    for (const name of ['Rook', 'Wren'])
      await page.getByRole('checkbox', { name: `Select ${name}` }).check({ force: true })
    await page.getByRole('button', { name: 'Move the selected animals to a place' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Where to' }).fill('Quarantine')
    await dialog.getByRole('option', { name: 'Quarantine' }).click()
    await dialog.getByRole('button', { name: 'Move', exact: true }).click()
    await expectToast(page, '2 animals moved')
    await page.getByRole('combobox', { name: 'Place' }).selectOption({ label: 'Quarantine' })
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards).toHaveCount(2)
    await page.getByRole('combobox', { name: 'Place' }).selectOption({ label: 'R1 · Snake room' })
    await expect(page).toHaveURL(new RegExp(`place=${rack}`))
    await expect(cards).toHaveCount(1)
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Wren: ate' })).toBeVisible()
    await page.getByRole('combobox', { name: 'Place' }).selectOption({ label: 'Snake room (1)' })
    await expect(page.getByRole('button', { name: 'Ember: ate' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Wren: ate' })).toBeHidden()
    await page.getByRole('combobox', { name: 'Place' }).selectOption({ label: 'All places' })
    await page.getByRole('button', { name: 'By room' }).click()
    const room = page.getByRole('region', { name: 'Snake room' })
    const apart = page.getByRole('region', { name: 'Quarantine' })
    await expect(room.getByRole('button', { name: 'R1 · Feed' })).toHaveAttribute('aria-expanded', 'true')
    await expect(room.getByRole('button', { name: 'Ember: ate' })).toBeVisible()
    await expect(apart.getByRole('button', { name: 'Wren: ate' })).toBeHidden()
    await apart.getByRole('button', { name: 'Feed', exact: true }).click()
    await apart.getByRole('button', { name: 'Feed all 2' }).click()
    await expect.poll(async () => (await feedingsOf(page.request)).length).toBe(2)
  },
)

test(
  'PLC-06 the page of an animal says where it is, moves it, and takes that back',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    const [ember = 0] = await addAnimals(page.request, [{ name: 'Ember' }])
    await addFilledRack(page.request, [ember])
    await page.goto(`/animals/${ember}`)
    const place = page.getByRole('region', { name: 'Where it is' })
    const way = place.getByRole('paragraph').getByRole('link')
    await expect(way).toHaveText(['Snake room', 'R1', 'R1-A1'])
    await place.getByRole('button', { name: 'Move Ember' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Where to' }).fill('B3')
    await dialog.getByRole('option', { name: /R1-B3/ }).click()
    await dialog.getByRole('button', { name: 'Move', exact: true }).click()
    await expect(way.last()).toHaveText('R1-B3')
    await expect(page.getByText('R1-A1 → R1-B3')).toBeVisible()
    await expectToast(page, 'Ember is in R1-B3 now')
    await undoByKey(page)
    await expect(way.last()).toHaveText('R1-A1')
  },
)

test(
  'PLC-03 the walking order of a room is changed by keys, and taken back',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    const room = await addPlace(page.request, { kind: 'room', name: 'Snake room' })
    for (const code of ['R1', 'R2', 'R3'])
      await addPlace(page.request, { kind: 'rack', name: `Rack ${code}`, code, parentId: room })
    await page.goto(`/places/${room}`)
    const racks = page.getByRole('main').getByRole('article').getByRole('link')
    await expect(racks).toHaveText(['Rack R1', 'Rack R2', 'Rack R3'])
    await page.getByRole('button', { name: 'Order' }).click()
    const earlier = page.getByRole('button', { name: 'Rack R3: earlier' })
    const spoken = page.getByRole('dialog').getByRole('status')
    await earlier.press('Enter')
    await expect(spoken).toHaveText('Rack R3, 2 of 3')
    await earlier.press('Enter')
    await expect(spoken).toHaveText('Rack R3, 1 of 3')
    // The first goes no further, and the focus does not fall out of the dialog.
    await expect(earlier).toBeFocused()
    await expect(earlier).toBeDisabled()
    await page.keyboard.press('Enter')
    await expect(spoken).toHaveText('Rack R3, 1 of 3')
    await page.getByRole('button', { name: 'Rack R1: later' }).press('Enter')
    await page.getByRole('button', { name: 'Save order' }).click()
    await expect(racks).toHaveText(['Rack R3', 'Rack R2', 'Rack R1'])
    await expectToast(page, 'Order changed')
    await undoByKey(page)
    await expect(racks).toHaveText(['Rack R1', 'Rack R2', 'Rack R3'])
  },
)
