import { addAnimal } from '../harness/animals.ts'
import { expect, test } from '../harness/fixtures.ts'
import { registerKeeper } from '../harness/keeper.ts'

test('SHELL-01 from the dashboard a keeper reaches every area by following what stands on the pages', async ({
  page,
}) => {
  await registerKeeper(page.request)
  const sire = await addAnimal(page.request, { name: 'Cinder', sex: 'Male', isHoldback: true })
  const listed = { priceStatus: 'For Sale', price: '450', currency: 'USD' }
  const dam = await addAnimal(page.request, { name: 'Dahlia', sex: 'Female', fatherId: sire, ...listed })
  const pair = { name: 'Cinder × Dahlia', maleId: sire, femaleId: dam, startDate: '2026-01-10' }
  const project = await page.request.post('/api/breeding-projects', { data: { ...pair, status: 'Gravid' } })
  expect(project.status(), await project.text()).toBe(201)

  // The one address that is typed: all else is reached by hand.
  await page.goto('/')
  const places = page.getByRole('complementary').getByRole('navigation')
  const main = page.getByRole('main')
  const go = (label: string) => places.getByRole('link', { name: label }).click()

  await go('My Animals')
  await expect(page).toHaveURL('/animals')
  await expect(main.getByText(/450/), 'what is listed for sale').toBeVisible()
  await main.getByRole('link', { name: 'Archives' }).click()
  await expect(page).toHaveURL('/animals/archive')
  await go('Holdbacks')
  await expect(main.getByRole('link', { name: /Cinder/ }).first()).toBeVisible()

  await go('My Animals')
  await main
    .getByRole('link', { name: /Dahlia/ })
    .first()
    .click()
  await expect(main.getByRole('heading', { name: 'Family Tree' })).toBeVisible()
  await main.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Share Dahlia' })).toBeVisible()
  await page.keyboard.press('Escape')

  await go('Breeding')
  await main
    .getByRole('link', { name: /Cinder × Dahlia/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/breeding\/projects\/\d+$/)
  await main.getByRole('button', { name: 'Add Clutch' }).click()
  await expect(page.getByLabel('How many eggs')).toBeVisible()
  await page.getByLabel('How many eggs').fill('2')
  await page.getByRole('button', { name: 'Add 2 eggs' }).click()
  await go('Incubator')
  await expect(page).toHaveURL('/incubating')
  await main.getByRole('button', { name: 'Table' }).click()
  await expect(main.getByRole('button', { name: 'Status of Egg #1: Incubating' })).toBeVisible()

  await go('Calendar')
  await main.getByRole('button', { name: 'Add Event', exact: true }).click()
  const event = page.getByRole('dialog', { name: 'Add New Event' })
  await expect(event.getByLabel('Remind me')).toBeAttached()
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('link', { name: 'Upgrade to Pro' }).click()
  await expect(page).toHaveURL('/subscribe')
})
