import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { createPair } from '../../testing/pair.ts'
import { quantile } from '../../testing/statistics.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { cookieHeader, type Visitor } from '../../testing/visitor.ts'

/** What the incubator's page asks for when it opens. */
const firstPage = '/api/eggs?status=Incubating&sort=due&limit=20'

/** Rounds that are not counted: a server that has served for a while is compiled. */
const warmUp = 15
const rounds = 60
const callsInRound = 50

/** Lays eggs in projects, as evenly as can be, each clutch on a day of its own. */
async function layEggs(keeper: Visitor, size: { eggs: number; projects: number }): Promise<void> {
  const project = { ...(await createPair(keeper)), startDate: '2026-01-01', status: 'Incubating' }
  for (let n = 0; n < size.projects; n += 1) {
    const made = await keeper.post('/api/breeding-projects', { ...project, name: `Clown x Pied ${1000 + n}` })
    const count = Math.floor(size.eggs / size.projects) + (n < size.eggs % size.projects ? 1 : 0)
    const layDate = new Date(Date.UTC(2026, 5, 1 + ((n * 37) % 150))).toISOString().slice(0, 10)
    const clutch = { breedingProjectId: made.json().id, layDate, count, temperature: 31.5, humidity: 90 }
    const laid = await keeper.post('/api/eggs/clutch', clutch)
    expect(laid.status, laid.text).toBe(201)
  }
}

/** Hatches everything that incubates: animals, and links to their eggs, that the incubator must not look through. */
async function hatchAll(keeper: Visitor): Promise<void> {
  const eggs: { id: number }[] = (await keeper.get('/api/eggs?status=Incubating')).json()
  for (let at = 0; at < eggs.length; at += 100) {
    const hatching = { eggs: eggs.slice(at, at + 100).map(({ id }) => ({ id })) }
    const hatched = await keeper.post('/api/eggs/hatch', hatching)
    expect(hatched.status, hatched.text).toBe(201)
  }
}

/** Asks for the page inside the server's process, so that what a client costs is not measured. */
function askFor({ app }: TestApp, keeper: Visitor): () => Promise<number> {
  const cookie = cookieHeader(keeper)
  const ask = async (): Promise<number> => {
    const answer = await app.http.inject({ url: firstPage, headers: { cookie, host: 'localhost' } })
    return answer.statusCode === 200 ? answer.json().length : 0
  }
  return async () => {
    const start = performance.now()
    for (let n = 0; n < callsInRound; n += 1)
      if ((await ask()) !== 20) throw new Error('not a page of 20 eggs')
    return ((performance.now() - start) * 1000) / callsInRound
  }
}

onBothDatabases('the first page of the incubator', (dialect) => {
  test('EGG-21 costs with 2,000 eggs of 300 projects, and 500 hatchlings of other seasons, at most 1.15 times what it costs with 20 eggs', {
    retry: 2,
  }, async () => {
    const running = await startApp(dialect, { env: { PLAN_LIMITS: 'off' }, ownDatabase: true })
    const [large, small] = [await running.keeper(), await running.keeper()]
    await layEggs(large, { eggs: 500, projects: 5 })
    await hatchAll(large)
    await layEggs(large, { eggs: 2000, projects: 300 })
    await layEggs(small, { eggs: 20, projects: 3 })
    expect((await large.get('/api/dashboard')).json().incubatingEggs).toBe(2000)
    const [ofLarge, ofSmall] = [askFor(running, large), askFor(running, small)]
    const [many, few]: [number[], number[]] = [[], []]
    for (let round = -warmUp; round < rounds; round += 1) {
      // In turn, so that a busy machine is busy for both.
      const times = [await ofLarge(), await ofSmall()] as const
      if (round < 0) continue
      many.push(times[0])
      few.push(times[1])
    }
    // The lower quartile: what takes longer tells of the machine's other work.
    const [cost, beside] = [quantile(many, 0.25), quantile(few, 0.25)]
    console.log(
      `${dialect}: first page of 2,000 eggs ${cost.toFixed(0)} us, of 20 eggs ${beside.toFixed(0)} us, ratio ${(cost / beside).toFixed(3)}`,
    )
    expect(cost / beside).toBeLessThan(1.15)
  })
})
