import type { Page } from '@playwright/test'
import {
  locatedJpeg,
  plainJpeg,
  sidewaysJpeg,
  type TestFile,
} from '../../apps/server/src/testing/pictures.ts'
import { expect, test } from '../harness/fixtures.ts'
import { expectToast } from '../harness/toast.ts'

const password = 'lantern light'

type NewAnimal = { name: string; species: string; morph: string; photo: TestFile }

async function register(page: Page, username: string): Promise<void> {
  await page.getByRole('button', { name: 'Get Started' }).click()
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Email').fill(`${username}@example.com`)
  await page.getByLabel('Name (optional)').fill('Robin Field')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expectToast(page, 'Registration successful')
}

async function addAnimal(page: Page, url: string, { name, species, morph, photo }: NewAnimal): Promise<void> {
  await page.goto(`${url}/animals/add`)
  await page.getByLabel('Name', { exact: false }).first().fill(name)
  await page.getByLabel('Species').first().fill(species)
  await page.getByLabel('Morph').first().fill(morph)
  await page.locator('input[type=file]').first().setInputFiles(photo)
  await page.getByRole('button', { name: 'Save Animal' }).click()
  await expectToast(page, 'Animal added with videos and photos!')
}

/** The picture's own size, and the colours at its left and right edge, as the browser shows them. */
async function seen(image: ReturnType<Page['locator']>) {
  await expect(image).toHaveJSProperty('complete', true)
  return image.evaluate((element: HTMLImageElement) => {
    const { naturalWidth: width, naturalHeight: height } = element
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const pen = canvas.getContext('2d', { willReadFrequently: true })
    pen?.drawImage(element, 0, 0)
    const colour = (x: number) => {
      const [r = 0, , b = 0] = pen?.getImageData(x, height / 2, 1, 1).data ?? []
      return r > b ? 'red' : 'blue'
    }
    return { isWide: width > height, left: colour(width * 0.1), right: colour(width * 0.9) }
  })
}

/** The test pictures are wide, red on the left and blue on the right, however their pixels were stored. */
const upright = { isWide: true, left: 'red', right: 'blue' }

test('MED-33 COL-72 COL-116 a keeper adds real animals with photographs and finds them again after a restart', async ({
  ownServer,
  page,
}) => {
  test.slow()
  const animals: NewAnimal[] = [
    { name: 'Ember', species: 'Python regius', morph: 'Pastel Clown', photo: await plainJpeg() },
    {
      name: 'Juniper',
      species: 'Eublepharis macularius',
      morph: 'Tremper Albino',
      photo: await sidewaysJpeg(),
    },
    { name: 'Rook', species: 'Heterodon nasicus', morph: 'Axanthic', photo: await locatedJpeg() },
  ]
  await page.goto(`${ownServer.url}/auth`)
  await register(page, 'robin')
  for (const animal of animals) await addAnimal(page, ownServer.url, animal)

  // A page that is left for another one may still be asking for something when the server has gone.
  const context = page.context()
  await page.close()
  await ownServer.stop()
  await ownServer.start()
  await context.clearCookies()
  const later = await context.newPage()

  await later.goto(`${ownServer.url}/animals`)
  await expect(later).toHaveURL(/\/auth/)
  await later.getByLabel('Username').fill('robin')
  await later.getByLabel('Password', { exact: true }).fill(password)
  await later.getByRole('button', { name: 'Sign In' }).click()
  // SHELL-60: back to the page that was wanted.
  await expect(later).toHaveURL(/\/animals$/)
  for (const { name, species, morph } of animals) {
    const card = later.getByRole('article').filter({ hasText: name })
    await expect(card).toContainText(species)
    await expect(card).toContainText(morph)
    expect(await seen(card.getByRole('img', { name: `Photo of ${name}` })), name).toEqual(upright)
  }

  for (const { name } of animals) {
    await later.goto(`${ownServer.url}/animals`)
    await later.getByRole('link', { name }).first().click()
    await expect(later.getByRole('heading', { level: 1, name })).toBeVisible()
    const photo = later.getByRole('img', { name: new RegExp(`Photo 1 of 1 of ${name}`) }).first()
    expect(await seen(photo), name).toEqual(upright)
  }
})
