import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createProject } from '../../testing/pair.ts'
import { RunningServer } from '../../testing/running-server.ts'
import { createVisitor, type Visitor } from '../../testing/visitor.ts'

/** When the server is killed: after so much of the time that a hatch has just taken. */
const moments = [0.1, 0.35, 0.5, 0.65, 0.8, 1]

async function launch(): Promise<{ server: RunningServer; keeper: Visitor }> {
  const server = await RunningServer.launch({ LOG_LEVEL: 'warn', PLAN_LIMITS: 'off' })
  onTestFinished(() => server.dispose())
  const keeper = createVisitor(server.url)
  const details = { username: 'mara', email: 'mara@example.org', password: 'rack-7-tubs' }
  expect((await keeper.post('/api/register', details)).status).toBe(201)
  return { server, keeper }
}

/** Hatches eggs three by three and kills the server in the middle of the third call; answers the eggs acknowledged. */
async function hatchUntilKilled(server: RunningServer, keeper: Visitor, ids: number[], moment: number) {
  const acknowledged: number[] = []
  const hatch = async (eggs: number[]): Promise<void> => {
    const answer = await keeper.post('/api/eggs/hatch', { eggs: eggs.map((id) => ({ id })) })
    expect(answer.status, answer.text).toBe(201)
    acknowledged.push(...eggs)
  }
  await hatch(ids.slice(0, 3))
  const start = performance.now()
  await hatch(ids.slice(3, 6))
  const lasting = performance.now() - start
  const cut = hatch(ids.slice(6, 9)).catch(() => undefined)
  await wait(lasting * moment)
  await server.kill9()
  await cut
  return acknowledged
}

type Egg = { id: number; status: string; hatchlingId: number | null }

test('R03 kill -9 in the middle of hatches leaves no hatched egg without its animal, and no animal without its egg', {
  timeout: 120_000,
}, async () => {
  const { server, keeper } = await launch()
  const project = await createProject(keeper)
  const acknowledged: number[] = []
  for (const moment of moments) {
    const clutch = { layDate: '2026-04-16', breedingProjectId: project.id, count: 9 }
    const laid: Egg[] = (await keeper.post('/api/eggs/clutch', clutch)).json()
    const ids = laid.map(({ id }) => id)
    acknowledged.push(...(await hatchUntilKilled(server, keeper, ids, moment)))
    await server.start()
    const eggs: Egg[] = (await keeper.get('/api/eggs')).json()
    for (const { status, hatchlingId } of eggs) expect(status === 'Hatched').toBe(hatchlingId !== null)
    const hatched = new Set(eggs.filter(({ status }) => status === 'Hatched').map(({ id }) => id))
    expect(acknowledged.filter((id) => !hatched.has(id))).toEqual([])
    expect((await keeper.get('/api/animals')).json()).toHaveLength(2 + hatched.size)
    expect(hatched.size % 3, 'a call of three eggs is kept whole or not at all').toBe(0)
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(6 * moments.length)
  await server.stop()
  const database = new DatabaseSync(join(server.dataDir, 'clutchbook.db'))
  expect(database.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
  expect(database.prepare('pragma foreign_key_check').all()).toEqual([])
  const counts = database
    .prepare(
      `select animals - (select count(*) from animal) as animals, eggs - (select count(*) from egg) as eggs,
        "incubatingEggs" - (select count(*) from egg where status = 'Incubating') as incubating from keeperState`,
    )
    .get()
  expect({ ...counts }).toEqual({ animals: 0, eggs: 0, incubating: 0 })
  database.close()
})
