import { globSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { dataUrl, plainJpeg } from '../../apps/server/src/testing/pictures.ts'
import { addAnimal } from '../harness/animals.ts'
import { expect, test } from '../harness/fixtures.ts'
import { formOf } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { openSharing, shareAnimal } from '../harness/sharing.ts'

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
  await openSharing(request, { profile: true, collection: true })
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

/** Every property that the elements of the page are drawn by. */
const readLooks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].map((element) => {
      const style = getComputedStyle(element)
      const lines = [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`)
      return [element.outerHTML.slice(0, 120), ...lines].join('\n')
    }),
  )

/** What the page's script adds, without the fonts: those may come late, for others with their metrics stand in. */
const lateStyles = (): string =>
  globSync('apps/web/dist/assets/late-*.css')
    .map((file) => readFileSync(file, 'utf8').replaceAll(/@font-face\s*{[^}]*}/g, ''))
    .join('')

for (const width of [390, 1280]) {
  test(
    `B7 a public page, ${width} px wide, comes with its styles, and looks the same once the later ones are there`,
    formOf(width === 390),
    async ({ page, request, consoleWatch }) => {
      consoleWatch.allow(/status of 404/)
      await page.setViewportSize({ width, height: 800 })
      const { id: keeper } = await registerKeeper(request, 'Mara Reyes')
      const photos = [dataUrl(await plainJpeg({ width: 300, height: 200 }))]
      const bare = await addAnimal(request, { name: 'Bare', sex: 'Female' })
      const full = await addAnimal(request, {
        ...{ name: 'Ember', morph: 'Clown', weight: 1840, dateOfBirth: '2023-06-14', notes: 'Eats well' },
        ...{ photos, fatherName: 'Cinder', motherId: bare },
      })
      for (const id of [bare, full]) await shareAnimal(request, id)
      await openSharing(request, { profile: true, collection: true })
      const animals = [bare, full].map((id) => `/shared/reptile/${id}`)
      const late = lateStyles()
      expect(late).toContain('mantine')
      for (const path of [
        ...animals,
        '/shared/reptile/987654',
        `/profile/${keeper}/shared`,
        `/collection/${keeper}`,
      ]) {
        await page.goto(path)
        const looks = await readLooks(page)
        await page.evaluate((text) => {
          const later = new CSSStyleSheet()
          later.replaceSync(text)
          document.adoptedStyleSheets = [later]
        }, late)
        expect(await readLooks(page), path).toEqual(looks)
      }
    },
  )
}
