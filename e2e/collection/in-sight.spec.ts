import { addAnimal } from '../harness/animals.ts'
import { expect, test } from '../harness/fixtures.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { scrollTo } from '../harness/scroll-to.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('B20 U1 family and offspring of an animal are asked for when one scrolls there, and stand there on the way back', async ({
  page,
}) => {
  await registerKeeper(page.request)
  const dam = await addAnimal(page.request, { name: 'Ember', sex: 'Female' })
  const ash = await addAnimal(page.request, { name: 'Ash', motherId: dam })
  const asked: string[] = []
  page.on('request', (request) => {
    const part = /\/(lineage|ancestors|offspring)(\?|$)/.exec(request.url())
    if (part) asked.push(part[1] ?? '')
  })
  await page.goto(`/animals/${dam}`)
  await expect(page.getByRole('button', { name: 'Add Record' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await scrollTo(page, 'Offspring')
  const child = page.getByRole('link', { name: 'View Ash' })
  await expect(child).toBeVisible()
  await child.click()
  await expect(page).toHaveURL(`/animals/${ash}`)
  await scrollTo(page, 'Family Tree')
  await expect(page.getByRole('list', { name: 'Parents of Ash' })).toContainText('Ember')
  await page.goBack()
  await expect(page).toHaveURL(`/animals/${dam}`)
  await expect(child).toBeInViewport()
})
