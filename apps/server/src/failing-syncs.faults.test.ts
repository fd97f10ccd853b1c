import { expect, onTestFinished, test } from 'vitest'
import { expectAway, listNames, openQuestion } from './testing/cut-off.ts'
import { endNotRun } from './testing/not-run.ts'
import { RunningServer } from './testing/running-server.ts'
import { failSyncs, whyUntraceable } from './testing/strace/trace.ts'
import { createVisitor } from './testing/visitor.ts'

test('R02 R14 while syncs fail no change is acknowledged, and once they work again whatever was kept is kept for good', async (context) => {
  const reason = await whyUntraceable()
  if (reason !== null) endNotRun(context, reason)
  const server = await RunningServer.launch({ PLAN_LIMITS: 'off' })
  onTestFinished(() => server.dispose())
  const keeper = createVisitor(server.url)
  await keeper.post('/api/register', { username: 'mara', email: 'mara@example.org', password: 'rack-7-tubs' })
  const add = (name: string) => keeper.post('/api/animals', { name, species: 'Python regius' })
  expect((await add('Ember')).status).toBe(201)

  await failSyncs(server.pid ?? 0, async () => {
    for (const name of ['Ash', 'Soot']) expectAway(await add(name), openQuestion)
  })
  expect((await add('Cinder')).status).toBe(201)
  await server.kill9()
  await server.start()
  expect((await listNames(keeper)).toSorted()).toEqual(['Ash', 'Cinder', 'Ember', 'Soot'])
})
