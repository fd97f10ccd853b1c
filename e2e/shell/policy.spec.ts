import type { Page } from '@playwright/test'
import { addAnimal } from '../harness/animals.ts'
import { openAtRest } from '../harness/at-rest.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { keeperPages, openPages, visitorPages } from '../harness/pages.ts'

/** Has every breach of the page's policy told here, also such as browsers don't print. */
async function watchPolicy(page: Page): Promise<string[]> {
  const breaches: string[] = []
  await page.exposeFunction('tellBreach', (breach: string) => breaches.push(breach))
  await page.addInitScript(() => {
    const tell = (window as unknown as { tellBreach: (breach: string) => void }).tellBreach
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, documentURI }) =>
      tell(`${violatedDirective} by ${blockedURI} on ${documentURI}`),
    )
  })
  return breaches
}

/** One page stands for all that differ in a number alone. */
const kindOf = (path: string): string => path.replace(/\d+/g, '1').replace(/[?#].*/, '')

async function listLinks(page: Page): Promise<string[]> {
  const addresses = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  return addresses.filter((address) => !address.startsWith('/api/'))
}

/** Opens a page, waits until it is drawn, and checks its policy. */
async function visit(page: Page, path: string): Promise<void> {
  const policy = (await (await openAtRest(page, path))?.headerValue('content-security-policy')) ?? ''
  for (const part of ["default-src 'none'", "script-src 'self'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(policy, path).toContain(part)
  expect(policy, path).not.toMatch(/unsafe-(inline|eval)/)
}

test(
  'R57 a walk over every page that a link leads to meets nothing that its policy forbids',
  inFullOnly,
  async ({ page }) => {
    test.slow()
    const breaches = await watchPolicy(page)
    await registerKeeper(page.request)
    await addAnimal(page.request, { name: 'Ember', customId: 'BP-1' })
    const waiting = [...keeperPages, ...openPages].map(({ path }) => path)
    const seen = new Set<string>()
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      if (seen.has(kindOf(path))) continue
      seen.add(kindOf(path))
      await visit(page, path)
      waiting.push(...(await listLinks(page)))
    }
    expect([...seen]).toContain('/reptiles/1')
    expect(breaches).toEqual([])
  },
)

test(
  'R57 menus, dialogs and messages that open later keep to the policy as well',
  inFullOnly,
  async ({ page }) => {
    const breaches = await watchPolicy(page)
    await registerKeeper(page.request)
    await addAnimal(page.request, { name: 'Ember' })
    await visit(page, '/')
    const bar = page.getByRole('banner')
    await bar.getByRole('button', { name: 'Choose theme' }).click()
    await page.getByRole('menuitemradio', { name: 'Light', exact: true }).click()
    await bar.getByRole('button', { name: 'Add New' }).click()
    await page.getByRole('menuitem', { name: 'New Animal' }).click()
    await expect(page.getByRole('dialog', { name: 'Add Animal' })).toBeVisible()
    await page.keyboard.press('Escape')
    await bar.getByRole('button', { name: 'Account Settings' }).click()
    await expect(page.getByRole('dialog', { name: 'Account Settings' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Log Out' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Logout successful' })).toBeVisible()
    for (const { path } of visitorPages.filter(({ path }) => path !== '/verify-email'))
      await visit(page, path)
    expect(breaches).toEqual([])
  },
)
