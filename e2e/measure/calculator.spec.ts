import { expect, test } from '../harness/fixtures.ts'
import { recordMainThread } from './main-thread.ts'

/** Twelve loci; the mother is the same, so that every locus counts. */
const twelve =
  'Pastel Enchi Fire Mojave Banana Pinstripe Yellow Belly Orange Dream Leopard het Clown het Pied het Albino'

/** Milliseconds of the longest task, and from a key to the frame that shows what it changed. */
type Watched = Window & { took?: number; longest?: number }

test('GEN-69 twelve loci of each parent: from a key to the paint of 24 rows, on a phone', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page)
  await page.goto(`/genetics?sire=${twelve}&dam=${twelve}`)
  const rows = page.getByRole('list', { name: 'What can come' }).getByRole('listitem')
  await expect(rows).toHaveCount(24)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.evaluate(() => {
    const watched = window as Watched
    const list = document.querySelector('main') ?? document.body
    addEventListener('keydown', ({ timeStamp }) => {
      const seen = new MutationObserver(() => {
        const text = list.querySelector('button[data-row]')?.textContent ?? ''
        if (text === before) return
        seen.disconnect()
        requestAnimationFrame(() => setTimeout(() => (watched.took = performance.now() - timeStamp)))
      })
      const before = list.querySelector('button[data-row]')?.textContent ?? ''
      seen.observe(list, { childList: true, subtree: true, characterData: true })
    })
  })
  const field = page.getByRole('textbox', { name: 'Father' })
  const figures: { took: number; longest: number }[] = []
  for (let round = 0; round < 7; round++) {
    await page.evaluate(() => ((window as Watched).took = 0))
    const end = await recordMainThread(page)
    // A gene comes with its chip's end, and goes with the next round.
    await field.press('Backspace')
    await expect.poll(() => page.evaluate(() => (window as Watched).took ?? 0)).toBeGreaterThan(0)
    const [longest] = await end()
    const took = await page.evaluate(() => (window as Watched).took ?? 0)
    figures.push({ took: Math.round(took), longest: longest?.ms ?? 0 })
    console.log(`from key to paint ${Math.round(took)} ms, longest task ${longest?.ms} ms (${longest?.what})`)
    await field.pressSequentially('het Albino,')
    await expect(rows).toHaveCount(24)
    await page.waitForTimeout(600)
  }
  const median = (of: 'took' | 'longest') => figures.map((one) => one[of]).sort((a, b) => a - b)[3] ?? 0
  console.log(`GEN-69 median: key to paint ${median('took')} ms, longest task ${median('longest')} ms`)
  expect(median('took')).toBeLessThanOrEqual(100)
  expect(median('longest')).toBeLessThanOrEqual(50)
})
