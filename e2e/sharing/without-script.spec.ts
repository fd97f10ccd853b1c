import { dataUrl, plainJpeg } from '../../apps/server/src/testing/pictures.ts'
import { addAnimal } from '../harness/animals.ts'
import { expect, test } from '../harness/fixtures.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { openSwitches, shareAnimal } from '../harness/sharing.ts'

test.use({ javaScriptEnabled: false })

test('SHR-63 S1 SHR-09 a shared animal unfolds in a chat, is read without script, and is not to be indexed', async ({
  page,
  request,
  baseURL,
  consoleWatch,
}) => {
  consoleWatch.allow(/status of 404/)
  const { id: keeper, email } = await registerKeeper(request, 'Mara Reyes')
  const photos = [dataUrl(await plainJpeg({ width: 300, height: 200 }))]
  const id = await addAnimal(request, {
    name: 'Ember',
    morph: 'Clown',
    customId: 'BP-7',
    photos,
    notes: 'Eats well',
    fatherName: 'Cinder',
  })
  const paths = [`/shared/reptile/${id}`, `/profile/${keeper}/shared`, `/collection/${keeper}`]
  for (const path of paths) {
    const hidden = await page.goto(path)
    expect(hidden?.headers()['x-robots-tag']).toBe('noindex, nofollow')
    expect(hidden?.status()).toBe(404)
    expect(await hidden?.text()).not.toMatch(/Ember|Mara|og:title/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Not Found|Error Loading Collection/)
  }
  await shareAnimal(request, id)
  await openSwitches(request, { profile: true, collection: true })
  for (const path of paths) {
    const shown = await page.goto(path)
    expect(await shown?.text()).not.toMatch(new RegExp(`BP-7|${email}`))
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow')
    await expect(page.getByRole('main')).toContainText('Ember')
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
    expect(picture).toMatch(new RegExp(`^${baseURL}/api/shared/reptile/${id}/media/\\d+$`))
  }
  await page.goto(paths[0] ?? '')
  await expect(page).toHaveTitle('Ember · Clutchbook')
  await expect(page.getByRole('heading', { level: 1, name: 'Ember' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Python regius · Clown')
  await expect(page.getByRole('main')).toContainText('Eats well')
  await expect(page.getByRole('region', { name: 'Family Tree' })).toContainText('Cinder')
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'Ember')
  await expect(page.getByRole('main').locator('img')).toHaveJSProperty('naturalWidth', 300)
})
