import type { Browser, PlaywrightWorkerArgs, TestInfo } from '@playwright/test'
import { findFreePort } from '../../apps/server/src/testing/free-port.ts'
import { RunningServer } from '../../apps/server/src/testing/running-server.ts'
import { expect, test } from '../harness/fixtures.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { workerIsActive } from '../harness/service-worker.ts'
import { fill } from './fill.ts'
import { canMakeCertificates, type Front, openFront, weigh } from './front.ts'
import { createUse, type Use } from './rounds-of-use.ts'

const kilobyte = 1000
const animals = 60
const rounds = 10
/** So long each page is looked at: what was asked for grows old meanwhile, and the bell is asked about anew. */
const lookMs = 30_000

/** Twenty pages, and five feedings written down. */
async function useOnce(use: Use, round: number): Promise<void> {
  for (const place of ['Dashboard', 'Breeding', 'Incubator', 'Calendar']) await use.visit(place)
  for (let n = 0; n < 8; n += 1) {
    await use.openAnimal((round + n) % 14)
    if (n < 5) await use.noteFeeding()
  }
}

type Place = { readonly server: RunningServer; readonly front: Front; readonly site: string }

/** A server of its own with a front before it, as an installation on the network has it. */
async function openPlace(testInfo: TestInfo): Promise<Place> {
  const port = await findFreePort()
  const site = `https://localhost:${port}`
  const server = await RunningServer.launch({ PUBLIC_URL: site, PLAN_LIMITS: 'off' })
  const front = await openFront(port, Number(new URL(server.url).port), testInfo.outputPath())
  return { server, front, site }
}

/** A page of a keeper with animals, in a browser that believes the front. */
async function openPage(
  browser: Browser,
  { site }: Place,
  { playwright }: Pick<PlaywrightWorkerArgs, 'playwright'>,
) {
  const request = await playwright.request.newContext({ baseURL: site, ignoreHTTPSErrors: true })
  await registerKeeper(request)
  await fill(request, animals)
  const context = await browser.newContext({ baseURL: site, storageState: await request.storageState() })
  await request.dispose()
  return context.newPage()
}

test('B20 a day of 200 pages and 50 feedings weighs at most 300 KB behind a proxy, once each kind of page was opened', async ({
  playwright,
  launchOptions,
}, testInfo) => {
  test.setTimeout(300_000)
  test.skip(!canMakeCertificates(), 'openssl is not installed')
  const place = await openPlace(testInfo)
  const { front, server } = place
  const args = [...(launchOptions.args ?? []), front.browserArgument]
  const browser = await playwright.chromium.launch({ ...launchOptions, args })
  try {
    const page = await openPage(browser, place, { playwright })
    await page.clock.install()
    front.take()
    const use = createUse(page, () => page.clock.fastForward(lookMs))
    await page.goto('/')
    await page.evaluate(workerIsActive)
    await useOnce(use, 0)
    const first = front.take()
    for (let round = 1; round <= rounds; round += 1) await useOnce(use, round)
    const day = front.take()
    console.log(
      `${weigh(day.line)} sent and received; plain and unpacked, as the server itself speaks, ${weigh(day.behind)}.`,
      `The first load of each kind of page weighed ${weigh(first.line)}`,
    )
    expect(day.line.up + day.line.down).toBeLessThanOrEqual(300 * kilobyte)
  } finally {
    await browser.close()
    front.close()
    await server.dispose()
  }
})
