import { existsSync, readdirSync } from 'node:fs'
import { expectAccessible } from './harness/accessibility.ts'
import { expect, test } from './harness/fixtures.ts'
import { inFullOnly } from './harness/full.ts'

const openPage = '<html lang="en"><title>Eggs</title><main><h1>Eggs</h1></main></html>'

test('the console watch hears errors, warnings and what nobody caught, and lets pass what is allowed', async ({
  page,
  consoleWatch,
}) => {
  await page.setContent(`<script>
    console.error('an error'); console.warn('a warning'); console.log('a note'); throw new Error('uncaught one')
  </script>`)
  await expect.poll(() => consoleWatch.listProblems().length).toBe(3)
  consoleWatch.allow(/an error/, /a warning/)
  expect(consoleWatch.listProblems()).toEqual([expect.stringContaining('uncaught one')])
  consoleWatch.allow(/uncaught one/)
})

test('the accessibility check passes a sound page and names what is wrong with another', async ({ page }) => {
  await page.setContent(openPage)
  await expectAccessible(page)
  await page.setContent(openPage.replace('</main>', '<img src="data:,"></main>'))
  await expect(expectAccessible(page)).rejects.toThrow(/image-alt/)
})

test('U18 the accessibility check finds buttons that are too small to be hit', async ({ page }) => {
  const buttons = (size: string) =>
    `<button style="${size};padding:0">A</button><button style="${size};padding:0">B</button>`
  await page.setContent(openPage.replace('</main>', `${buttons('width:24px;height:24px')}</main>`))
  await expectAccessible(page)
  await page.setContent(openPage.replace('</main>', `${buttons('width:16px;height:16px')}</main>`))
  await expect(expectAccessible(page)).rejects.toThrow(/target-size/)
})

test('a server keeps its address and data over a stop and over a kill', inFullOnly, async ({ ownServer }) => {
  const { url, dataDir } = ownServer
  const health = async () => (await fetch(`${url}/healthz`)).status
  expect(await ownServer.stop()).toBe(0)
  await expect(health()).rejects.toThrow()
  const files = readdirSync(dataDir)
  await ownServer.start()
  expect(await health()).toBe(200)
  await ownServer.kill9()
  await expect(health()).rejects.toThrow()
  await ownServer.start()
  expect(await health()).toBe(200)
  expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(files))
  await ownServer.dispose()
  expect(existsSync(dataDir)).toBe(false)
})
