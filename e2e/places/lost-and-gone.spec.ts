import { addAnimals } from '../harness/animals.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { addFilledRack } from '../harness/places.ts'

test(
  'PLC-06 SHELL-59 a move whose answer was lost is one move when it is sent again, and Undo leads back',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/connection|Failed to load/i)
    await registerKeeper(page.request)
    const [ember = 0] = await addAnimals(page.request, [{ name: 'Ember' }])
    await addFilledRack(page.request, [ember])
    await page.goto(`/animals/${ember}`)
    const place = page.getByRole('region', { name: 'Where it is' })
    await place.getByRole('button', { name: 'Move Ember' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Where to' }).fill('B3')
    await dialog.getByRole('option', { name: /R1-B3/ }).click()
    const moves = async (): Promise<number> =>
      (await (await page.request.get(`/api/animals/${ember}/records?recordType=move`)).json()).length
    const before = await moves()
    const lost = Promise.withResolvers<void>()
    await page.route(
      `**/api/animals/${ember}/records`,
      async (route) => {
        await route.fetch()
        await route.abort('connectionfailed')
        lost.resolve()
      },
      { times: 1 },
    )
    await dialog.getByRole('button', { name: 'Move', exact: true }).click()
    await lost.promise
    await dialog.getByRole('button', { name: 'Move', exact: true }).click()
    await expect(dialog).toBeHidden()
    expect(await moves()).toBe(before + 1)
    const way = place.getByRole('paragraph').getByRole('link')
    await expect(way.last()).toHaveText('R1-B3')
    await page.keyboard.press('Control+z')
    await expect(way.last()).toHaveText('R1-A1')
  },
)
