import { keepRecords, noNetwork } from '../harness/copy.ts'
import { type Carry, walkCoreTasks } from '../harness/core-tasks.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { Hands } from '../harness/hands.ts'
import { readAnswer } from '../harness/read-answer.ts'
import { expectWaiting } from '../harness/waiting.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

type Animal = { id: number; name: string; photos: string[]; price: string | null; priceStatus: string | null }
type Egg = { eggNumber: string; status: string }

test(
  'OFF-10 OFF-13 OFF-16 every core task but the link is done without the network, and all of it is on the server later',
  inFullOnly,
  async ({ page, context, consoleWatch }) => {
    test.setTimeout(180_000)
    consoleWatch.allow(noNetwork)
    // Ember changes twice, and the second is of the version before the first: it is merged.
    consoleWatch.allow(/cross-world service worker|status of 412/)
    const carry: Carry = async (name, task) => {
      if (name === 'Share with a link') {
        await context.setOffline(false)
        await expectWaiting(page, false)
      }
      await test.step(name, () => task(new Hands()))
      if (name === 'Register') {
        await keepRecords(page)
        await context.setOffline(true)
      }
    }
    await walkCoreTasks(page, carry, { isAway: true })
    const animals = await readAnswer<Animal[]>(page, '/api/animals')
    const [ember, atlas] = ['Ember', 'Atlas'].map((name) => animals.find((animal) => animal.name === name))
    expect(animals).toHaveLength(8)
    expect(ember).toMatchObject({ photos: [expect.stringMatching(/^\/api\/media\//)], price: '650' })
    const typesOf = async (id = 0) =>
      (await readAnswer<{ recordType: string }[]>(page, `/api/animals/${id}/records`)).map(
        ({ recordType }) => recordType,
      )
    expect((await typesOf(ember?.id)).toSorted()).toEqual(['feeding', 'feeding', 'weight'])
    expect(await typesOf(atlas?.id)).toEqual(['feeding'])
    expect(await readAnswer<{ status: string }[]>(page, '/api/breeding-projects')).toMatchObject([
      { status: 'Hatched' },
    ])
    const eggs = await readAnswer<Egg[]>(page, '/api/eggs')
    expect(eggs.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 'Hatched'))
    expect(await readAnswer<unknown[]>(page, '/api/events')).toMatchObject([
      { title: 'Weigh hatchlings', reminderEnabled: true },
    ])
  },
)
