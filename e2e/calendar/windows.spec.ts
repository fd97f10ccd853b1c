import { expectAccessible } from '../harness/accessibility.ts'
import { addAnimal } from '../harness/animals.ts'
import { dayFromNow } from '../harness/eggs.ts'
import { expect, test } from '../harness/fixtures.ts'
import { registerKeeper } from '../harness/keeper.ts'

test('SEA-13 windows are bands in the month, and the chosen day tells whose they are and leads there', async ({
  page,
}) => {
  await registerKeeper(page.request)
  const rose = await addAnimal(page.request, { name: 'Rose', sex: 'Female', species: 'Python regius' })
  const shed = { kind: 'shed', day: dayFromNow(-30) }
  expect((await page.request.post(`/api/animals/${rose}/season-facts`, { data: shed })).status()).toBe(201)
  await page.goto('/calendar')
  const today = page.getByRole('button', { name: /within 1 window/, pressed: true })
  await expect(today).toHaveAttribute('aria-current', 'date')
  const words = page.getByRole('list', { name: 'may happen' }).getByRole('link')
  await expect(words).toHaveText(/^Rose may lay \d\d\/\d\d to \d\d\/\d\d, likely \d\d\/\d\d$/)
  await expectAccessible(page)
  await words.click()
  await expect(page).toHaveURL(`/animals/${rose}`)
})
