import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../harness/accessibility.ts'
import { addAnimal } from '../harness/animals.ts'
import { expect, test } from '../harness/fixtures.ts'
import { formOf, inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { inMotion } from '../harness/motion.ts'
import { workerIsActive } from '../harness/service-worker.ts'

test.use({ ...inMotion, serviceWorkers: 'allow' })

const worker = '/service-worker.js'

/** Opens a page twice: the first visit brings the worker, the second one is under it. */
async function openUnderWorker(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate(workerIsActive)
  await page.goto(path)
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toContain(worker)
}

/** Everything in the worker's stores: addresses, and all that can be read of the answers. */
const readStores = (page: Page): Promise<{ path: string; text: string }[]> =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const kept = await Promise.all(
      stores.map(async (store) =>
        Promise.all(
          (await store.keys()).map(async (request) => ({
            path: new URL(request.url).pathname,
            text: (await (await store.match(request))?.text()) ?? '',
          })),
        ),
      ),
    )
    return kept.flat()
  })

test.describe('without the network', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const [theme, ground] of [
    ['dark', 'rgb(17, 19, 15)'],
    ['light', 'rgb(246, 242, 232)'],
  ] as const)
    test(
      `P2 R60 a page that is asked for says so in the ${theme} theme, and comes by itself with the network`,
      formOf(theme === 'dark'),
      async ({ page, context, consoleWatch }) => {
        await page.addInitScript((choice) => localStorage.setItem('clutchbook-theme', choice), theme)
        await registerKeeper(page.request)
        await addAnimal(page.request, { name: 'Ember Canary' })
        await openUnderWorker(page, '/animals')
        await expect(page.getByText('Ember Canary')).toBeVisible()
        consoleWatch.allow(/ERR_INTERNET_DISCONNECTED/)
        await context.setOffline(true)
        await page.reload()
        await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
        await expect(page.getByText('Everything you saved is kept there.')).toBeVisible()
        await expect(page.locator('body')).toHaveCSS('background-color', ground)
        await expect(page.getByText('Ember Canary')).toHaveCount(0)
        expect(await page.evaluate(() => document.fonts.check('16px "Figtree Variable"'))).toBe(true)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
        await expectAccessible(page)
        await context.setOffline(false)
        await expect(page.getByText('Ember Canary')).toBeVisible()
        await expect(page).toHaveURL('/animals')
      },
    )
})

test(
  'P2 where only the server is out of reach the page says that, and Try again brings what was asked for',
  inFullOnly,
  async ({ page, ownServer, consoleWatch }) => {
    await page.goto(`${ownServer.url}/auth`)
    await page.evaluate(workerIsActive)
    await ownServer.stop()
    consoleWatch.allow(/ERR_CONNECTION_REFUSED/)
    await page.goto(`${ownServer.url}/auth`)
    await expect(page.getByRole('heading', { name: 'Clutchbook can’t be reached' })).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Clutchbook can’t be reached' })).toBeVisible()
    await ownServer.start()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  },
)

test(
  'R60 nothing of a keeper is ever in the worker’s store, and without the network the next one sees nothing of the last',
  inFullOnly,
  async ({ page, context, consoleWatch }) => {
    await registerKeeper(page.request, 'Canary Keeper')
    const id = await addAnimal(page.request, { name: 'Ember Canary' })
    await openUnderWorker(page, '/')
    for (const path of ['/animals', `/animals/${id}`, '/profile', '/calendar']) {
      await page.goto(path)
      await expect(page.getByText('Canary').first()).toBeVisible()
    }
    // What the calendar still asks for would be refused after the sign-out.
    await page.waitForLoadState('networkidle')
    const expectNothingOfThem = async () => {
      const kept = await readStores(page)
      expect(kept.length).toBeGreaterThan(5)
      for (const { path, text } of kept) {
        expect(path).toMatch(/^\/(assets\/[\w.-]+|offline\.html|theme\.js|favicon\.svg)$/)
        expect(text, path).not.toContain('Canary')
      }
    }
    await expectNothingOfThem()
    await page.getByRole('button', { name: 'Log Out' }).click()
    await expect(page).toHaveURL(/\/auth/)
    await expectNothingOfThem()
    await registerKeeper(page.request, 'Noor Haddad')
    await page.goto('/')
    await expect(page.getByRole('complementary').getByText('Noor Haddad')).toBeVisible()
    consoleWatch.allow(/ERR_INTERNET_DISCONNECTED/)
    await context.setOffline(true)
    for (const path of ['/animals', `/animals/${id}`]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
      await expect(page.getByText('Canary')).toHaveCount(0)
    }
  },
)

test(
  'P3 a new version waits until no page of the old one is open, reloads nothing, and clears what it has no use for',
  inFullOnly,
  async ({ page, ownServer }) => {
    const site = ownServer.url
    await page.goto(`${site}/auth`)
    await page.evaluate(workerIsActive)
    await page.goto(`${site}/auth`)
    await page.getByLabel('Username').fill('half a na')
    // The page registers its own worker at rest: later, that would take the place of the next one.
    await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)))
    await page.evaluate(async () => {
      const store = await caches.open('clutchbook-site')
      await store.put('/assets/of-an-old-build.js', new Response('old()'))
      // What a new build brings is another file; a query makes another worker of the same one.
      const registration = await navigator.serviceWorker.register('/service-worker.js?next')
      const fresh = registration.installing ?? registration.waiting
      if (fresh?.state === 'installing')
        await new Promise((resolve) => fresh.addEventListener('statechange', resolve, { once: true }))
    })
    const stand = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration()
        return {
          waiting: registration?.waiting?.scriptURL.split('/').at(-1),
          active: registration?.active?.scriptURL.split('/').at(-1),
          old: await caches.match('/assets/of-an-old-build.js').then(Boolean),
        }
      })
    expect(await stand()).toEqual({
      waiting: 'service-worker.js?next',
      active: 'service-worker.js',
      old: true,
    })
    await expect(page.getByLabel('Username')).toHaveValue('half a na')
    const stateOf = await watchWorkers(page)
    await page.goto('about:blank')
    // The browser takes its time to let a page go that was left; one that is opened before belongs to the old worker.
    await expect.poll(() => stateOf(`${site}/service-worker.js?next`), { timeout: 60_000 }).toBe('activated')
    await page.goto(`${site}/offline.html`)
    expect(await stand()).toEqual({ waiting: undefined, active: 'service-worker.js?next', old: false })
  },
)

/** Tells the state of each worker by its address, also while no page of its site is open. */
async function watchWorkers(page: Page): Promise<(address: string) => string | undefined> {
  const states = new Map<string, string>()
  const devtools = await page.context().newCDPSession(page)
  devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { scriptURL, status } of versions) states.set(scriptURL, status)
  })
  await devtools.send('ServiceWorker.enable')
  return (address) => states.get(address)
}

/** The site by way of a proxy that can be told to have no worker any more, or no site. */
async function serveWithout(site: string) {
  const way = { hasWorker: true, isDown: false }
  const server = createServer(async (request, response) => {
    if (way.isDown) return void response.writeHead(502).end('Bad gateway')
    if (request.url === worker && !way.hasWorker) return void response.writeHead(404).end()
    const answer = await fetch(site + request.url)
    const body = Buffer.from(await answer.arrayBuffer())
    // The body has been unpacked, so what is said of its form and length holds no longer.
    const {
      'content-encoding': _form,
      'content-length': _length,
      ...headers
    } = Object.fromEntries(answer.headers)
    response.writeHead(answer.status, headers).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { way, server, url: `http://localhost:${(server.address() as AddressInfo).port}` }
}

test('P3 a browser whose site has no worker any more is left without one', async ({
  page,
  baseURL,
  consoleWatch,
}) => {
  const { way, server, url } = await serveWithout(baseURL ?? '')
  await page.goto(`${url}/auth`)
  await page.evaluate(workerIsActive)
  consoleWatch.allow(/404/)
  way.hasWorker = false
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ])
  await expect(async () => {
    // What the worker was still doing when it was taken out is cleared away with the next page.
    await page.goto(`${url}/auth`)
    await expect.poll(left, { timeout: 2000 }).toEqual([0, 0])
  }).toPass()
  server.close()
})

test('OFF-14 where a proxy answers that the server is away, a kept page takes its place', async ({
  page,
  baseURL,
  consoleWatch,
}) => {
  const { way, server, url } = await serveWithout(baseURL ?? '')
  await page.goto(`${url}/auth`)
  await page.evaluate(workerIsActive)
  await page.evaluate(async () => {
    const store = await caches.open('clutchbook-app')
    await store.put('/', new Response('<h1>Kept page</h1>', { headers: { 'Content-Type': 'text/html' } }))
  })
  way.isDown = true
  consoleWatch.allow(/502/)
  await page.goto(`${url}/animals`)
  await expect(page.getByRole('heading', { name: 'Kept page' })).toBeVisible()
  await page.evaluate(() => caches.delete('clutchbook-app'))
  expect((await page.goto(`${url}/animals`))?.status()).toBe(502)
  await expect(page.getByText('Bad gateway')).toBeVisible()
  server.close()
})
