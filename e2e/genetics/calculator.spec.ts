import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expectAccessible, expectToFit } from '../harness/accessibility.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { inMotion } from '../harness/motion.ts'
import { inEachTheme } from '../harness/themes.ts'

test.use(inMotion)

const pair = '/genetics?sire=Banana+Pastel+het+Pied&dam=Pastel+Pied+het+Clown'

test('GEN-35 GEN-62 a visitor writes a pair, hopes for a look, and the address holds it for anyone', async ({
  page,
}) => {
  await page.goto('/genetics')
  await expect(page).toHaveTitle('Genetics · Clutchbook')
  await page.getByRole('textbox', { name: 'Father' }).fill('Banana Pastel het Pied')
  await page.getByRole('textbox', { name: 'Mother' }).fill('Pastel Pied het Clown')
  const looks = page.getByRole('list', { name: 'What can come' })
  await expect(looks.getByRole('listitem')).toHaveCount(12)
  await expect(
    looks.getByRole('button', { name: /^Pastel Banana Piebald 50% het Clown ?, 1 in 8 ?12%$/ }),
  ).toBeVisible()
  await looks.getByRole('button', { name: 'Goal: Pastel Banana Piebald', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Look' })).toHaveValue('Pastel Banana Piebald')
  await expect(page.getByRole('img', { name: '2 of 16 eggs are your goal' })).toBeVisible()
  await expect(page.getByText('55%')).toBeVisible()
  await page.getByRole('button', { name: 'One egg more' }).click()
  await expect(page.getByText('60%')).toBeVisible()
  const told = {
    sire: 'Banana Pastel het Pied',
    dam: 'Pastel Pied het Clown',
    eggs: '7',
    target: 'Pastel Banana Piebald',
  }
  await expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual(told)

  const address = page.url()
  await registerKeeper(page.request)
  await page.goto(address)
  await expect(page.getByRole('complementary').getByRole('link', { name: 'Breeding' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(page.getByText('60%')).toBeVisible()
  await expect(page.getByRole('img', { name: '2 of 16 eggs are your goal' })).toBeVisible()
})

test('GEN-18 GEN-19 GEN-25 what a text leaves open is asked, and an answer takes its place', async ({
  page,
}) => {
  await page.goto('/genetics?sire=Pastel+66%25+het+Clwn&dam=het+Axanthic')
  await page.getByRole('button', { name: 'Clown', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Father' }).getByRole('listitem')).toHaveText([
    'Pastel',
    '66% het Clown',
  ])
  await expect.poll(() => new URL(page.url()).searchParams.get('sire')).toBe('Pastel 66% het Clown')
  await page.getByRole('button', { name: 'Axanthic (TSK)' }).click()
  await expect(page.getByRole('list', { name: 'Mother' }).getByRole('listitem')).toHaveText([
    'het Axanthic (TSK)',
  ])
  await expect(page.getByText('which one?')).toBeHidden()
})

test(
  'GEN-18 GEN-62 on a phone the line of a pair says how much its texts leave open',
  inFullOnly,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/genetics?sire=Pastel+66%25+het+Clwn&dam=het+Axanthic')
    await page.getByRole('button', { name: 'Pastel × Normal 2 to settle' }).click()
    await page.getByRole('button', { name: 'Clown', exact: true }).click()
    await page.getByRole('button', { name: 'What can come' }).click()
    await expect(
      page.getByRole('button', { name: 'Pastel 66% het Clown × Normal 1 to settle' }),
    ).toBeVisible()
  },
)

test('GEN-28 GEN-34 lethal young are marked and told of, and hatchlings are counted without them', async ({
  page,
}) => {
  await page.goto('/genetics?sire=Spider&dam=Spider')
  await expect(page.getByText('does not live')).toBeVisible()
  await expect(page.getByText(/Lethal: two copies of Spider, 1 in 4 eggs/)).toBeVisible()
  await page.getByRole('button', { name: 'Hatchlings' }).click()
  await expect(page.getByRole('button', { name: /^Spider ?, 2 in 3 ?66%$/ })).toBeVisible()
  await expect(page.getByText('does not live')).toBeHidden()
})

test(
  'GEN-66 GEN-62 from the breeding projects to a known pair of another species',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    await page.goto('/breeding')
    await page.getByRole('main').getByRole('link', { name: 'Genetics' }).click()
    await page.getByRole('combobox', { name: 'Species' }).selectOption('Corn snake')
    await page.getByRole('button', { name: /het Amelanistic het Anerythristic/ }).click()
    await expect(page.getByRole('button', { name: /Snow .*, 1 in 16/ })).toBeVisible()
    await page.getByRole('combobox', { name: 'Species' }).selectOption('Gargoyle gecko')
    for (const name of ['Father', 'Mother']) {
      const chips = page.getByRole('list', { name }).getByRole('button')
      await expect(chips.filter({ hasText: 'Amelanistic' })).toBeVisible()
      for (let left = await chips.count(); left > 0; left--) {
        await page.getByRole('textbox', { name }).press('Backspace')
        await expect(chips).toHaveCount(left - 1)
      }
    }
    await expect(page.getByText('All traits known of this species are line-bred')).toBeVisible()
  },
)

test('GEN-70 the calculator and the genes of a species are small, and the sign-in page has neither them nor the calculator', async ({
  page,
}) => {
  const sizes = new Map<string, { sent: number; zipped: number }>()
  page.on('requestfinished', async (request) => {
    const [path = '', name = ''] = /\/assets\/([^/]+)-[\w-]{7}\.js$/.exec(request.url()) ?? []
    if (!name) return
    const zipped = gzipSync(readFileSync(join('apps/web/dist', path)), { level: 9 }).length
    sizes.set(name, { sent: (await request.sizes()).responseBodySize, zipped })
  })
  await page.goto('/auth')
  await page.waitForLoadState('networkidle')
  const atFirst = [...sizes.keys()]
  expect(atFirst.filter((name) => /genetics|regius/.test(name))).toEqual([])
  await page.goto(pair)
  await expect(page.getByRole('heading', { name: 'What can come' })).toBeVisible()
  await expect.poll(() => [...sizes.keys()]).toContain('python-regius')
  expect(sizes.get('python-regius')?.zipped).toBeLessThanOrEqual(8 * 1024)
  // All of the calculator but what it shares with other pages, as it is sent and as it weighs by gzip.
  const shared = /^(common|fields|forms|gene-words|index|leaves|link-2|overlays|plain-fields|python-regius)$/
  const own = [...sizes].filter(([name]) => !atFirst.includes(name) && !shared.test(name))
  const told = own.map(([name, { sent, zipped }]) => `${name} ${sent} ${zipped}`).join(', ')
  for (const weight of ['sent', 'zipped'] as const)
    expect(
      own.reduce((all, [, size]) => all + size[weight], 0),
      told,
    ).toBeLessThanOrEqual(22 * 1024)
  // What a look tells is not fetched before one is opened, and what counts a goal not before there is one.
  const names = () => [...sizes.keys()].filter((name) => /outcome-detail|target/.test(name))
  expect(names()).toEqual([])
  const looks = page.getByRole('list', { name: 'What can come' }).getByRole('listitem')
  await looks.first().getByRole('button', { name: /^Goal/ }).click()
  await expect(page.getByText('that at least one is your goal')).toBeVisible()
  await looks.first().locator('[data-row]').click()
  await expect(page.getByRole('heading', { name: 'How it comes about' })).toBeVisible()
  await expect.poll(names).toHaveLength(2)
})

test('GEN-31 GEN-70 where what counts a goal cannot be fetched, its field says so, and all else is there', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/ERR_FAILED/)
  await page.route(/\/assets\/target\.rules-/, (route) => route.abort())
  await page.goto(`${pair}&target=Clown`)
  await expect(page.getByRole('list', { name: 'What can come' }).getByRole('listitem')).toHaveCount(12)
  await expect(page.getByRole('textbox', { name: 'Look' })).toHaveAccessibleDescription(
    /could not be loaded.*load the page again/,
  )
})

test(
  'GEN-62 a pair with its warnings is accessible and fits on a phone and a desk, dark and light',
  inFullOnly,
  async ({ page }) => {
    for (const path of [
      `${pair}&target=Pastel+Piebald`,
      '/genetics?sire=Spider+glitter&dam=Spider+poss+het+Clown',
    ]) {
      await page.goto(path)
      await test.step(path, () =>
        inEachTheme(page, { widths: [390, 1280] }, async (width) => {
          await expect(page.getByRole('heading', { name: 'What can come' })).toBeVisible()
          await expectAccessible(page)
          await expectToFit(page, width)
        }),
      )
    }
  },
)
